import { type ApplicationAnswer, getApplication } from '@ndp/contract/calls/application.ts';
import { saveConsent } from '@ndp/contract/calls/sections.ts';
import type { ApplicationStepId } from '@ndp/flows/application/application.flow.ts';
import { type ChangeLink, CheckAnswers } from '@ndp/flows/application/check/check-answers.tsx';
import { type ChangedRow, changedRows, checkParts } from '@ndp/flows/application/check/check-rows.ts';
import { checkMessages as messages } from '@ndp/flows/application/check/messages.ts';
import { consent } from '@ndp/flows/application/consent/step.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button, buttonClass } from '@ndp/ui/button.tsx';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { useSending } from '../attempt/use-once.ts';
import { useWrittenHere } from '../estimate/written-here.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { useUnsaved } from '../page/unsaved.ts';
import { Link } from '../routing/link.tsx';
import { navigate } from '../routing/router.ts';
import { useParams } from '../routing/visit.ts';
import { ask } from '../site/site.ts';
import { stepMessages } from '../steps/messages.ts';
import { countStep, useStepSeen } from '../steps/use-step-count.ts';
import { dropDraft, keepAnswer, projectPath, useApplication } from './application-store.ts';
import styles from './check-page.module.css';
import { Corrections } from './corrections.tsx';
import { tickedStatements } from './guard-section.ts';
import { savingMessages as texts } from './messages.ts';
import { seenFields } from './plain-fields.ts';
import { UnfinishedCorrection } from './project/unfinished.tsx';
import { checkPath, SectionLayout } from './section-layout.tsx';
import { Terms } from './terms.tsx';
import { useProgram } from './use-program.ts';
import { conflictIn, savingProblem } from './use-saving.ts';
import { ZoneHint } from './zone-hint.tsx';

/** Everything the application says, once more before it is sent. */
export function CheckPage() {
  const application = useApplication((opened) => opened.application);
  if (!application) return null;
  const isRepeated = !application.actions.includes('confirm-terms');
  return isRepeated ? <Check application={application} /> : <Terms application={application} />;
}

function Check({ application }: { readonly application: ApplicationAnswer }) {
  const link = useParams<'/additional-data/check/$id/$token'>();
  const { say, language } = useLanguage();
  const { changes, sending, send } = useChecked(application);
  const program = useProgram();
  const { send: lastDay } = application.last_days;
  const isChanged = useWrittenHere()?.linkPage?.isChanged;
  useUnsaved({ isTyped: true });
  useStepSeen('check');
  const changeLink: ChangeLink = ({ of, step, field }, text, label) => (
    <Link
      to={
        of === 'project' ? '/additional-data/project/$step/$id/$token' : '/additional-data/$step/$id/$token'
      }
      params={{ step, ...link }}
      search={{ from: 'check', field }}
      aria-label={label}
    >
      {text}
    </Link>
  );
  return (
    <SectionLayout application={application} link={link} path={checkPath}>
      <div className={styles.page}>
        <Failure title={texts.title} lines={sending.problems} kept={texts.checkKept} />
        {(changes.length > 0 || isChanged) && <Changed rows={changes} />}
        <PageHeading title={messages.title} lead={messages.lead} />
        <Unsaved />
        <UnfinishedCorrection link={link} from="check" />
        <ZoneHint application={application} link={link} from="check" />
        <Corrections application={application} link={link} on="check" />
        {application.quote !== null && (
          <div>
            <FactPanel
              amount={{ label: say(messages.amount), value: formatPln(application.quote, language) }}
              facts={[]}
            />
            <p className={styles.soft}>{say(messages.amount_note)}</p>
          </div>
        )}
        <CheckAnswers {...{ application, program, changeLink }} coOwners={application.co_owners} />
        <p>{say(messages.sending)}</p>
        {application.draft_expires_on === lastDay && (
          <p>{say(messages.send_by, { day: formatDate(lastDay, language) })}</p>
        )}
        <form method="post" action="?" className={styles.actions} onSubmit={send} noValidate>
          <input type="hidden" name={seenFields.revision} value={application.revision} />
          <Button type="submit" busy={sending.isBusy}>
            {say(messages.send)}
          </Button>
          <Link
            to="/additional-data/$step/$id/$token"
            params={{ step: consent.path, ...link }}
            className={buttonClass('quiet')}
          >
            {say(stepMessages.back)}
          </Link>
        </form>
      </div>
    </SectionLayout>
  );
}

/**
 * Sends the statements for what this page shows. What changed since it was shown is shown first: nobody signs what they
 * have not seen.
 */
function useChecked(application: ApplicationAnswer) {
  const link = useParams<'/additional-data/check/$id/$token'>();
  const { language } = useLanguage();
  const [changes, setChanges] = useState<readonly ChangedRow[]>([]);
  const sending = useSending(
    (error, language) => (conflictIn(error) ? [] : savingProblem(error, language)),
    useWrittenHere()?.problems,
  );
  const show = (current: ApplicationAnswer) => {
    setChanges(changedRows(checkParts(application, language), checkParts(current, language)));
    keepAnswer(current);
  };

  async function send() {
    const body = tickedStatements();
    if (!body)
      return navigate({ to: '/additional-data/$step/$id/$token', params: { step: 'consent', ...link } });
    const isSent = await sending.send(async () => {
      const headers = { 'if-match': `"${application.revision}"` };
      try {
        keepAnswer(await ask(saveConsent, { params: link, body: consent.fields.parse(body), headers }));
      } catch (error) {
        const current = conflictIn(error);
        if (current) show(current);
        throw error;
      }
      dropDraft(consent.path);
      countStep('check', 'passed');
    });
    if (isSent) await navigate({ to: '/additional-data/overview/$id/$token', params: link });
  }

  useSight(() => {
    ask(getApplication, { params: link }).then(
      (current) => current.revision > application.revision && show(current),
      () => undefined,
    );
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { changes, sending, send: submit };
}

/** Looks anew when the page comes back into sight: another window may have changed something. */
function useSight(look: () => void): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const looked = () => void (document.visibilityState === 'visible' && latest.current());
    document.addEventListener('visibilitychange', looked);
    return () => document.removeEventListener('visibilitychange', looked);
  }, []);
}

function Changed({ rows }: { readonly rows: readonly ChangedRow[] }) {
  const { say } = useLanguage();
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is told anew
  useEffect(() => place.current?.focus(), [rows]);
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the browser itself reads it out first
    <section ref={place} tabIndex={-1} aria-label={say(messages.changed_title)} autoFocus>
      <Notice tone="warning" announce="alert" title={say(messages.changed_title)}>
        <p>{say(messages.changed)}</p>
        <ul hidden={rows.length === 0}>
          {rows.map(({ label, was, becomes }) => (
            <li key={label.en}>
              {say(label)}: <strong>{becomes ?? say(messages.none)}</strong> (
              {say(messages.was, { value: was ?? say(messages.none) })})
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}

/** What is typed on other pages is no part of what is sent. */
function Unsaved() {
  const link = useParams<'/additional-data/check/$id/$token'>();
  const { say } = useLanguage();
  const drafts = useApplication((opened) => opened.drafts);
  const paths = Object.keys(drafts).filter((path) => path !== consent.path && path !== projectPath);
  if (paths.length === 0) return null;
  return (
    <Notice tone="warning" title={say(messages.unsaved_title)}>
      <p>{say(messages.unsaved)}</p>
      <ul>
        {paths.map((step) => (
          <li key={step}>
            <Link
              to="/additional-data/$step/$id/$token"
              params={{ step, ...link }}
              search={{ from: 'check' }}
            >
              {say(applicationLabels[step as ApplicationStepId])}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
