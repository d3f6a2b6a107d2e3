import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useAddress } from '../address.ts';
import { deskMessages } from '../messages.ts';
import { LanguageChoice } from '../page/language-choice.tsx';
import styles from './login-page.module.css';
import { loginFailures, loginMessages as texts } from './messages.ts';

/** Where somebody stands who is not logged in; it says why, if they tried. */
export function LoginPage() {
  const { say } = useLanguage();
  const { pathname, searchParams } = useAddress();
  const why = searchParams.get('login');
  const failure = Object.entries(loginFailures).find(([name]) => name === why);
  const back = why ? '/' : pathname;
  return (
    <main className={styles.page}>
      <h1>{say(texts.title)}</h1>
      {failure && (
        <Notice tone="warning" announce="alert">
          {say(failure[1])}
        </Notice>
      )}
      {why === 'out' && <Notice tone="success" announce="status" title={say(texts.out)} />}
      <p>{say(texts.lead)}</p>
      <a className={buttonClass('primary')} href={`/login?back=${encodeURIComponent(back)}`}>
        {say(deskMessages.log_in)}
      </a>
      <LanguageChoice />
    </main>
  );
}
