import { answerInvitation, type HelpingAnswer } from '@ndp/contract/calls/helping.ts';
import { preparationOf } from '@ndp/flows/application/helping/preparation.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { closeApplication, useApplication } from '../application/application-store.ts';
import { Failure } from '../attempt/failure.tsx';
import { useAttempt } from '../attempt/use-attempt.ts';
import { LinkPage } from '../page/link-page.tsx';
import { Link } from '../routing/link.tsx';
import { useParams } from '../routing/visit.ts';
import { ask } from '../site/site.ts';
import styles from './help.module.css';
import { HelpOver } from './help-over.tsx';
import { HelpPages } from './help-pages.tsx';
import { helpMessages as texts } from './messages.ts';
import { answersOn, stepsOf } from './open-helping.ts';

/** The page a helper's link opens: who asks, what it means, the pages to fill in, and handing over. */
export function HelpPage() {
  const helping = useApplication((opened) => opened.helping);
  const [hasDeclined, setDeclined] = useState(useFormMessage('decline_sure')?.isDone === true);
  const { say } = useLanguage();
  if (hasDeclined) {
    return <LinkPage isLong title={texts.declined} lead={say(texts.declinedText)} isDone />;
  }
  if (!helping) return <HelpOver />;
  return <Helping helping={helping} onDeclined={() => setDeclined(true)} />;
}

interface HelpingProps {
  readonly helping: HelpingAnswer;
  readonly onDeclined: () => void;
}

function Helping({ helping, onDeclined }: HelpingProps) {
  const { token } = useParams<'/grant/help/$token'>();
  const { say, language } = useLanguage();
  const formMessage = useFormMessage('hand_over', 'decline', 'decline_sure');
  const { attempt, isBusy, lines } = useAttempt(closeApplication, formMessage?.of);
  const [isAsking, setAsking] = useState(formMessage?.of === 'decline');
  const drafts = useApplication((opened) => opened.drafts);
  const { reference, organiser, applicant, state } = helping;
  const steps = stepsOf(helping);
  const hasTyped = Object.keys(drafts).length > 0;
  const isHandedOver = state === 'handed_over';
  const next =
    steps.find((step) => preparationOf(step, answersOn(helping, step, drafts)) !== 'whole') ?? steps[0];

  const answer = (said: 'handed_over' | 'declined') =>
    ask(answerInvitation, { params: { token }, body: { answer: said } });
  const hand = () => attempt(async () => useApplication.setState({ helping: await answer('handed_over') }));
  const decline = async () => {
    setAsking(false);
    if (!(await attempt(() => answer('declined')))) return;
    closeApplication();
    onDeclined();
  };

  return (
    <LinkPage
      isLong
      title={isHandedOver ? texts.handedOver : texts.title}
      lead={say(texts.asked, { applicant, reference, organiser })}
      isDone={isHandedOver}
    >
      <div role="status" className={styles.told}>
        {isHandedOver && <Notice tone="success">{say(texts.handedOverText)}</Notice>}
      </div>
      <section aria-labelledby="what">
        <h2 id="what">{say(texts.what)}</h2>
        <ul>
          {[texts.fill, texts.hidden, texts.checks, texts.noted, texts.yours].map((each) => (
            <li key={each.en}>{say(each)}</li>
          ))}
          <li>{say(texts.until, { day: formatDate(helping.expires_at.slice(0, 10), language) })}</li>
        </ul>
      </section>
      <HelpPages helping={helping} token={token} />
      <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
      {hasTyped && !isHandedOver && <p className={styles.small}>{say(texts.handOverWhat)}</p>}
      <div className={styles.acts}>
        {hasTyped && !isHandedOver && (
          <FormButton name="hand_over" busy={isBusy} onAct={() => void hand()}>
            {say(texts.handOver)}
          </FormButton>
        )}
        {!hasTyped && next && (
          <Link
            to="/grant/help/$token/$step"
            params={{ token, step: next.path }}
            className={buttonClass('primary')}
          >
            {say(texts.start)}
          </Link>
        )}
        <FormButton name="decline" variant="secondary" busy={isBusy} onAct={() => setAsking(true)}>
          {say(texts.decline)}
        </FormButton>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={say(texts.declineTitle)}
          confirm={say(texts.declineYes)}
          cancel={say(texts.declineNo)}
          sentAs={{ name: 'decline_sure' }}
          onConfirm={() => void decline()}
          onCancel={() => setAsking(false)}
        >
          <p>{say(texts.declineWhat)}</p>
        </ConfirmDialog>
      )}
    </LinkPage>
  );
}
