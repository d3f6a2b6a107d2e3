import { useLanguage } from '@ndp/flows/language.tsx';
import { EnvelopePicture } from '@ndp/flows/pictures/envelope.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeading } from '../../page/page-heading.tsx';
import { clearEstimate, useEstimate } from '../estimate-store.ts';
import { CorrectEmail } from './correct-email.tsx';
import { pendingMessages as texts } from './messages.ts';
import styles from './pending-confirm.module.css';
import { SendAgain } from './send-again.tsx';

/** The wait for the e-mailed link: where it went, what to do, and help when it does not come. */
export function PendingConfirm() {
  const { say } = useLanguage();
  const navigate = useNavigate();
  const { submitted, confirmation } = useEstimate();
  const [isCorrecting, setCorrecting] = useState(false);
  const [done, setDone] = useState('');

  async function another() {
    clearEstimate();
    await navigate({ to: '/application/$step', params: { step: 'project-type' } });
  }

  return (
    <div className={styles.page}>
      <EnvelopePicture className={styles.picture} />
      <PageHeading title={texts.title} />
      {confirmation?.email ? (
        <p className={styles.sent}>
          {say(texts.sentTo)} <strong className={styles.email}>{confirmation.email}</strong>
        </p>
      ) : (
        <p className={styles.sent}>{say(texts.sent)}</p>
      )}
      {submitted && (
        <p className={styles.reference}>
          {say(texts.reference)}: <strong>{submitted.reference}</strong>
        </p>
      )}
      <p>{say(texts.next)}</p>
      <section className={styles.help} aria-labelledby="not-arrived">
        <h2 id="not-arrived">{say(texts.helpTitle)}</h2>
        <p role="status" className={styles.done}>
          {done}
        </p>
        {submitted && confirmation && isCorrecting ? (
          <CorrectEmail
            id={submitted.id}
            confirmation={confirmation}
            onDone={() => {
              setCorrecting(false);
              setDone(say(texts.corrected));
            }}
            onCancel={() => setCorrecting(false)}
          />
        ) : (
          <div className={styles.actions}>
            {submitted && <SendAgain id={submitted.id} onDone={setDone} />}
            {confirmation && (
              <Button variant="quiet" onClick={() => setCorrecting(true)}>
                {say(texts.correct)}
              </Button>
            )}
          </div>
        )}
      </section>
      <Button variant="secondary" onClick={another}>
        {say(texts.another)}
      </Button>
    </div>
  );
}
