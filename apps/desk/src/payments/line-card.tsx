import { assignBankLine, confirmBankLine, type DeskBankLine } from '@ndp/contract/desk/bank-lines.ts';
import { takesTwo } from '@ndp/domain/money/bank/doubts.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { Fragment, useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { casePath } from '../address.ts';
import { askDesk } from '../ask.ts';
import { formatGr } from '../grosze.ts';
import { Link } from '../link.tsx';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useAction } from '../use-action.ts';
import { doubtHelp, lineStates, lineMessages as texts } from './line-messages.ts';
import { readingNames } from './messages.ts';
import styles from './payments.module.css';
import { ReasonForm } from './reason-form.tsx';

interface LineProps {
  readonly partner: DeskPartner;
  readonly line: DeskBankLine;
  readonly onDone: (sentence: string) => void;
}

interface LineCardProps extends LineProps {
  readonly onSetAside: (lines: readonly DeskBankLine[], reason: string) => Promise<boolean>;
}

const referencesOf = ({ payments }: DeskBankLine) => payments.map(({ reference }) => reference);

/** A line of a statement: what it may be, what was said of it, and what is to be done with it. */
export function LineCard({ partner, line, onDone, onSetAside }: LineCardProps) {
  const { say, language } = useLanguage();
  const { id, state, kind, title, account, decided_by, confirmed_by, reason } = line;
  const name = { day: formatDate(line.booked_on, language), amount: formatGr(line.amount_gr, language) };
  return (
    <article className={styles.batch} aria-labelledby={`line-${id}`}>
      <h3 id={`line-${id}`}>
        {say(texts.line, name)}: {say(readingNames[kind])}
        {state !== 'open' && ` (${say(lineStates[state])})`}
      </h3>
      {state !== 'set_aside' && <p>{say(doubtHelp[kind])}</p>}
      <p>
        {say(texts.statement, { n: line.statement })}
        {account && ` · ${account}`}
      </p>
      {title && <p>{say(texts.line_title, { title })}</p>}
      <LineCases partner={partner} line={line} />
      {decided_by && <p>{say(texts.decided_by, { name: decided_by })}</p>}
      {confirmed_by && <p>{say(texts.confirmed_by, { name: confirmed_by })}</p>}
      {reason && <p>{say(texts.because, { reason })}</p>}
      {state === 'open' && partner.acts.includes('bank-files') && (
        <Explain {...{ partner, line, onDone, onSetAside }} />
      )}
      <Decide {...{ partner, line, onDone }} />
    </article>
  );
}

/** Of which cases a line may be, or is said to be, and by how much its amount differs from theirs. */
function LineCases({ partner, line }: Omit<LineProps, 'onDone'>) {
  const { say, language } = useLanguage();
  const { state, payments, difference_gr: difference } = line;
  const lineText =
    difference === 0
      ? say(texts.no_difference)
      : say(texts.difference, { difference: formatGr(difference ?? 0, language) });
  return (
    <>
      {payments.length > 0 && (
        <p>
          {say(state === 'assigned' ? texts.is_said : texts.may_be)}{' '}
          {payments.map(({ reference, amount_gr }, n) => (
            <Fragment key={reference}>
              {n > 0 && ', '}
              <Link to={casePath(partner.id, reference)}>{reference}</Link> ({formatGr(amount_gr, language)})
            </Fragment>
          ))}
        </p>
      )}
      {state === 'assigned' && (
        <p>
          <b>{difference === null ? say(texts.stale) : lineText}</b>
        </p>
      )}
    </>
  );
}

/** Says what an open line is: the payment of these cases, or nothing of the programme. */
function Explain({ partner, line, onDone, onSetAside }: LineCardProps) {
  const { say, language } = useLanguage();
  const { id, kind } = line;
  const references = referencesOf(line);
  return (
    <details>
      <summary>{say(texts.explain)}</summary>
      <AssignForm
        key={references.join()}
        params={{ partner: partner.id, line: id }}
        suggested={kind === 'ambiguous' || kind === 'booked_twice' ? [] : references}
        amount={formatGr(line.amount_gr, language)}
        onDone={onDone}
      />
      <ReasonForm
        name={`why_aside_${id}`}
        label={say(takesTwo(kind) ? texts.why_aside_two : texts.why_aside)}
        help={say(takesTwo(kind) ? texts.aside_help_two : texts.aside_help)}
        button={say(texts.set_aside)}
        variant="secondary"
        act={(given) => onSetAside([line], given)}
      />
    </details>
  );
}

/** Confirms what another person said of a line, or takes it back. */
function Decide({ partner, line, onDone }: LineProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const { state } = line;
  const params = { partner: partner.id, line: line.id };
  const amount = formatGr(line.amount_gr, language);
  const name = { day: formatDate(line.booked_on, language), amount };
  const may = (act: string) => partner.acts.includes(act);
  const isToConfirm = state === 'aside_proposed' || (state === 'assigned' && line.difference_gr !== null);
  const confirm = () =>
    action.run(async () => {
      const body = { references: state === 'assigned' ? referencesOf(line) : [] };
      const { kind } = await askDesk(language, confirmBankLine, { params, body });
      if (kind === 'set_aside') onDone(say(texts.set_aside_now, { n: 1 }));
      else onDone(say(kind === 'booked' ? texts.confirmed_booked : texts.confirmed_returned, { amount }));
    });
  const takeBack = () =>
    action.run(async () => {
      await askDesk(language, assignBankLine, { params, body: { references: null } });
      onDone(say(texts.taken_back, { amount }));
    });
  return (
    <>
      <div className={styles.buttons}>
        {isToConfirm && !line.is_mine && may('approve-payment') && (
          <Button busy={action.isBusy} label={say(texts.confirm_line, name)} onClick={confirm}>
            {say(texts.confirm)}
          </Button>
        )}
        {state !== 'open' && may('bank-files') && (
          <Button
            variant="secondary"
            busy={action.isBusy}
            label={say(texts.take_back_line, name)}
            onClick={takeBack}
          >
            {say(texts.take_back)}
          </Button>
        )}
      </div>
      <Failure failure={action.failure} />
    </>
  );
}

interface AssignFormProps {
  readonly params: { readonly partner: string; readonly line: string };
  readonly suggested: readonly string[];
  readonly amount: string;
  readonly onDone: (sentence: string) => void;
}

function AssignForm({ params, suggested, amount, onDone }: AssignFormProps) {
  const { say, language } = useLanguage();
  const [typed, setTyped] = useState(suggested.join(', '));
  const [isTried, setTried] = useState(false);
  const action = useAction();
  const references = typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const isWrong = references.length === 0 || references.some((each) => !/^NDP-\d{4}-[0-9A-Z]{6}$/.test(each));
  const send = async () => {
    setTried(true);
    if (isWrong) return;
    await action.run(async () => {
      const { difference_gr } = await askDesk(language, assignBankLine, { params, body: { references } });
      const difference = formatGr(difference_gr ?? 0, language);
      onDone(say(difference_gr ? texts.assigned_different : texts.assigned, { amount, difference }));
    });
  };
  return (
    <ActionForm className={styles.form} action={action} button={say(texts.assign)} onSend={send}>
      <TextField
        name={`line_cases_${params.line}`}
        label={say(texts.cases)}
        help={say(texts.cases_help)}
        value={typed}
        error={isTried && isWrong ? say(texts.needs_cases) : undefined}
        onChange={setTyped}
      />
    </ActionForm>
  );
}
