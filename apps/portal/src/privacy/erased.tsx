import { useLanguage } from '@ndp/flows/language.tsx';
import { LinkPage } from '../page/link-page.tsx';
import { erasedMessages as texts } from './messages.ts';
export function Erased() {
  const { say } = useLanguage();
  return (
    <LinkPage isLong hasNoContact title={texts.title} lead={say(texts.text)} isDone>
      <p>
        <a href="/">{say(texts.home)}</a>
      </p>
    </LinkPage>
  );
}
