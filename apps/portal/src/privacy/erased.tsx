import { useLanguage } from '@ndp/flows/language.tsx';
import { LetterPage } from '../page/letter-page.tsx';
import { erasedMessages as texts } from './messages.ts';
export function Erased() {
  const { say } = useLanguage();
  return (
    <LetterPage isLong hasNoContact title={texts.title} lead={say(texts.text)} isDone>
      <p>
        <a href="/">{say(texts.home)}</a>
      </p>
    </LetterPage>
  );
}
