import { callbackEnd, linkDays } from '@ndp/domain/periods.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { summaryMessages } from '@ndp/flows/project/summary-messages.ts';
import { Breakable } from '@ndp/ui/breakable.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Contact } from '../../page/contact/contact.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { Link } from '../../routing/link.tsx';
import { navigate } from '../../routing/router.ts';
import { openedLink } from '../../site/opened-link.ts';
import { today } from '../../site/today.ts';
import { clearEstimate, useEstimate } from '../estimate-store.ts';
import type { Submitted } from '../stored-answers.ts';
import { CodeForm } from './code-form.tsx';
import { codeMessages, confirmedMessages, pendingMessages as texts } from './messages.ts';
import { NotArrived } from './not-arrived.tsx';
import styles from './pending-confirm.module.css';
import { useConfirmed } from './use-confirmed.ts';

/** The wait for the e-mailed link: it ends by itself once the link was opened, wherever, or by the code of the mail. */
export function PendingConfirm() {
  const { say } = useLanguage();
  const { submitted, confirmation } = useEstimate();
  const state = useConfirmed({ id: submitted?.id ?? '', secret: confirmation?.secret });
  const isConfirmed = state === 'confirmed';
  return (
    <div className={styles.page}>
      {isConfirmed ? <Confirmed submitted={submitted} /> : <Waiting submitted={submitted} />}
      {submitted && confirmation && state !== 'unknown' && (
        <section className={styles.help} aria-labelledby="by-code">
          <h2 id="by-code">{say(isConfirmed ? codeMessages.titleHere : codeMessages.title)}</h2>
          <CodeForm id={submitted.id} secret={confirmation.secret} />
        </section>
      )}
      {submitted && !isConfirmed && <NotArrived id={submitted.id} />}
      <Contact />
      <Another />
    </div>
  );
}

interface OfSubmitted {
  readonly submitted: Submitted | undefined;
}

function Waiting({ submitted }: OfSubmitted) {
  const { say, language } = useLanguage();
  const email = useEstimate(({ confirmation }) => confirmation?.email);
  const askedAt = submitted?.askedAt;
  return (
    <>
      <PageHeading title={askedAt ? texts.titleCallback : texts.title} />
      {email ? (
        <p className={styles.sent}>
          {say(texts.sentTo)} <strong className={styles.email}>{email}</strong>
        </p>
      ) : (
        <p className={styles.sent}>{say(texts.sent)}</p>
      )}
      {submitted && <Facts submitted={submitted} />}
      <p>{say(askedAt ? texts.nextCallback : texts.next)}</p>
      {askedAt && (
        <p>{say(texts.callBy, { day: formatDate(today(callbackEnd(new Date(askedAt))), language) })}</p>
      )}
    </>
  );
}

/** The link was opened, here or elsewhere: that is where the way goes on. */
function Confirmed({ submitted }: OfSubmitted) {
  const { say } = useLanguage();
  const opened = openedLink();
  return (
    <>
      <PageHeading title={confirmedMessages.title} />
      <p className={styles.sent} role="status">
        {say(submitted?.askedAt ? confirmedMessages.goOnCallback : confirmedMessages.goOn)}
      </p>
      {opened && opened.id === submitted?.id && (
        <Link to="/grant/application/$id/$token" params={opened} className={buttonClass('primary')}>
          {say(confirmedMessages.back)}
        </Link>
      )}
      {submitted && <Facts submitted={submitted} />}
    </>
  );
}

function Facts({ submitted: { reference, amount, isAssumed } }: { readonly submitted: Submitted }) {
  const { say, language } = useLanguage();
  const facts = [
    [texts.reference, reference],
    ...(amount ? [[texts.amount, formatPln(amount, language)] as const] : []),
    [texts.linkLives, say(texts.days, { days: linkDays.draft })],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <dd>
              <Breakable text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {isAssumed && <p>{say(summaryMessages.sub_type_assumed)}</p>}
    </>
  );
}

/** Another building: offered quietly, for one thing is to be done here first. */
function Another() {
  const { say } = useLanguage();
  async function another() {
    clearEstimate();
    await navigate({ to: '/application/$step', params: { step: 'project-type' } });
  }
  return (
    <div className={styles.another}>
      {say(texts.anotherBuilding)}{' '}
      <FormButton variant="link" name="another" onAct={another}>
        {say(texts.another)}
      </FormButton>
    </div>
  );
}
