import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { dismissHelper, sendHelperLink } from '@ndp/contract/calls/helping.ts';
import type { Link } from '@ndp/contract/link.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { useState } from 'react';
import { Failure } from '../../attempt/failure.tsx';
import { useAttempt } from '../../attempt/use-attempt.ts';
import { ask } from '../../site/site.ts';
import { keepAnswer } from '../application-store.ts';
import styles from './invitation.module.css';
import { helperMessages as texts } from './messages.ts';

interface InvitedProps {
  readonly helper: NonNullable<ApplicationAnswer['helper']>;
  readonly link: Link;
}

/** Who is invited, what this person has said to it, and what can be done about it. */
export function Invited({ helper, link }: InvitedProps) {
  const { say, language } = useLanguage();
  const formMessage = useFormMessage('helper_link', 'dismiss', 'dismiss_sure');
  const { attempt, isBusy, lines } = useAttempt(undefined, formMessage?.of);
  const [isAsking, setAsking] = useState(formMessage?.of === 'dismiss' && formMessage.isDone);
  const [isSent, setSent] = useState(formMessage?.of === 'helper_link' && formMessage.isDone);
  const { name, email, state } = helper;

  const again = () =>
    attempt(async () => {
      keepAnswer(await ask(sendHelperLink, { params: link }));
      setSent(true);
    });
  const dismiss = () => {
    setAsking(false);
    return attempt(async () => keepAnswer(await ask(dismissHelper, { params: link })));
  };

  return (
    <section aria-labelledby="invited" className={styles.invited} data-state={state}>
      <h2 id="invited" tabIndex={-1}>
        {say(texts.now)}
      </h2>
      <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
      <p className={styles.person}>
        <strong>{name}</strong>
        <span className={styles.email}>{email}</span>
      </p>
      <p role="status">
        {isSent
          ? say(texts.againDone)
          : say(texts[state], { date: formatMoment(helper.invited_at, language) })}
      </p>
      {state !== 'declined' && (
        <div className={styles.acts}>
          <FormButton variant="secondary" name="helper_link" busy={isBusy} onAct={() => void again()}>
            {say(texts.again)}
          </FormButton>
          <FormButton variant="secondary" name="dismiss" busy={isBusy} onAct={() => setAsking(true)}>
            {say(texts.dismiss)}
          </FormButton>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={say(texts.dismissTitle)}
          confirm={say(texts.dismiss)}
          cancel={say(texts.dismissNo)}
          sentAs={{ name: 'dismiss_sure' }}
          onConfirm={() => void dismiss()}
          onCancel={() => setAsking(false)}
        >
          <p>{say(texts.dismissWhat)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
