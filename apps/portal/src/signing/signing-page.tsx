import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { EnvelopePicture } from '@ndp/flows/pictures/envelope.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { useEffect, useState } from 'react';
import { useOnce } from '../attempt/use-once.ts';
import { Contact } from '../page/contact/contact.tsx';
import { MessagePage } from '../page/message-page.tsx';
import { NewLink } from '../page/new-link/new-link.tsx';
import { useFreshPage } from '../page/use-fresh-page.ts';
import { forgetFiles } from '../papers/open-file.ts';
import type { LoadedProps } from '../routing/pages.ts';
import { reopen } from '../routing/router.ts';
import { useParams } from '../routing/visit.ts';
import { useMailLanguage } from '../site/mail-language.ts';
import type { loadSigning } from './load-signing.ts';
import { preparingMessages, signingOverMessages } from './messages.ts';
import { Declined, Held, Signed } from './signed.tsx';
import styles from './signing.module.css';
import { type SigningResult, signingClient } from './signing-client.ts';
import { ToSign } from './to-sign.tsx';
import { useWrittenSigning } from './written-signing.ts';

export function SigningPage({ data: asked }: LoadedProps<typeof loadSigning>) {
  const { token } = useParams<'/grant/signing/$token'>();
  if (asked.kind === 'gone') return <SigningOver />;
  if (asked.kind === 'preparing') return <Preparing onRetry={() => reopen()} />;
  return <Signing key={token} token={token} signing={asked.signing} />;
}

interface SigningProps {
  readonly token: string;
  readonly signing: SigningAnswer;
}
export function Signing({ token, signing }: SigningProps) {
  const [client] = useState(() => signingClient(token));
  const [outcome, setOutcome] = useState<SigningResult | undefined>(useWrittenSigning()?.outcome);
  useMailLanguage(signing.language);
  useEffect(() => forgetFiles, []);
  useFreshPage(outcome);
  if (outcome === 'gone') return <SigningOver />;
  if (outcome === 'signed') return <Signed signing={signing} />;
  if (outcome === 'held' || (signing.is_held && outcome === undefined)) {
    return <Held signing={signing} />;
  }
  if (outcome === 'declined') return <Declined signing={signing} />;
  return <ToSign client={client} signing={signing} onOutcome={setOutcome} />;
}
function Preparing({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const { say } = useLanguage();
  const { once, isBusy } = useOnce();
  return (
    <MessagePage title={preparingMessages.title} text={preparingMessages.text} picture={<EnvelopePicture />}>
      <FormButton busy={isBusy} onAct={() => once(onRetry)}>
        {say(preparingMessages.retry)}
      </FormButton>
    </MessagePage>
  );
}
function SigningOver() {
  const { say } = useLanguage();
  return (
    <MessagePage title={signingOverMessages.title} text={signingOverMessages.text}>
      <section className={styles.words}>
        <h2>{say(signingOverMessages.whyTitle)}</h2>
        <ul>
          {[
            signingOverMessages.whyCorrected,
            signingOverMessages.whyNewer,
            signingOverMessages.whyTerm,
            signingOverMessages.whySigned,
            signingOverMessages.whyCut,
          ].map((reason) => (
            <li key={reason.en}>{say(reason)}</li>
          ))}
        </ul>
      </section>
      <section className={styles.words}>
        <h2>{say(signingOverMessages.nextTitle)}</h2>
        <p>{say(signingOverMessages.next)}</p>
      </section>
      <NewLink />
      <Contact />
    </MessagePage>
  );
}
