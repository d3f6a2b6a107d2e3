import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { backHere, useAddress } from '../address.ts';
import { deskMessages } from '../messages.ts';
import { LanguageChoice } from '../page/language-choice.tsx';
import styles from './login-page.module.css';
import { loginFailures, loginMessages as texts } from './messages.ts';

/** Where somebody stands who is not logged in; it says why, if they tried. `invitation`: the secret of the one they follow. */
export function LoginPage({ invitation }: { readonly invitation?: string }) {
  const { say } = useLanguage();
  const { searchParams } = useAddress();
  const why = searchParams.get('login');
  const failure = Object.entries(loginFailures).find(([name]) => name === why);
  const query = new URLSearchParams(invitation ? { invitation } : { back: why ? '/' : backHere() });
  return (
    <main className={styles.page}>
      <h1>{say(invitation ? texts.invited : texts.title)}</h1>
      {failure && (
        <Notice tone="warning" announce="alert">
          {say(failure[1])}
        </Notice>
      )}
      {why === 'out' && <Notice tone="success" announce="status" title={say(texts.out)} />}
      <p>{say(invitation ? texts.invited_lead : texts.lead)}</p>
      <a className={buttonClass('primary')} href={`/login?${query}`}>
        {say(deskMessages.log_in)}
      </a>
      <LanguageChoice />
    </main>
  );
}
