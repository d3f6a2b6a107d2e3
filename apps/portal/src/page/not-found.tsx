import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { Link } from '../routing/link.tsx';
import { MessagePage } from './message-page.tsx';
import { pageMessages as texts } from './messages.ts';

export function NotFound() {
  const { say } = useLanguage();
  return (
    <MessagePage title={texts.notFoundTitle} text={texts.notFound}>
      <Link to="/" className={buttonClass('primary')}>
        {say(texts.homePage)}
      </Link>
    </MessagePage>
  );
}
