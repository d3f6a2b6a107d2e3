import {
  assignBankLine,
  confirmBankLine,
  type DeskBankLine,
  setBankLinesAside,
} from '@ndp/contract/desk/bank-lines.ts';
import { takesTwo } from '@ndp/domain/money/bank/doubts.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { Fragment, useState } from 'react';
import { ActForm } from '../act-form.tsx';
import { casePath } from '../address.ts';
import { askDesk } from '../ask.ts';
import { Link } from '../link.tsx';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useAct } from '../use-act.ts';
import { doubtHelp, lineStates, lineMessages as texts } from './line-messages.ts';
import { readingNames } from './messages.ts';
import { formatGr } from './money.ts';
import styles from './payments.module.css';
import { ReasonForm } from './reason-form.tsx';

interface BankLinesProps {
  readonly partner: DeskPartner;
  readonly lines: readonly DeskBankLine[];
  readonly onDone: (sentence: string) => void;
}

/** Lines of statements that only people can explain: one says what a line is, another one confirms. */
export function BankLines({ partner, lines, onDone }: BankLinesProps) {
  const { say, language } = useLanguage();
  if (lines.length === 0) return null;
  const isForeign = ({ kind }: DeskBankLine) => kind === 'not_ours';
  const waiting = lines
    .filter(({ state }) => state !== 'set_aside')
    .sort((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
  const aside = lines.filter(({ state }) => state === 'set_aside');
  const foreign = waiting.filter((line) => line.state === 'open' && isForeign(line));
  const mayWork = partner.acts.includes('bank-files');
  const setAside = async (chosen: readonly DeskBankLine[], reason: string) => {
    const body = { lines: chosen.map(({ id }) => id), reason };
    await askDesk(language, setBankLinesAside, { params: { partner: partner.id }, body });
    const [line] = chosen.filter(({ kind }) => takesTwo(kind));
    if (line) onDone(say(texts.aside_asked, { amount: formatGr(line.amount_gr, language) }));
    else onDone(say(texts.set_aside_now, { n: chosen.length }));
    return true;
  };
  const card = (line: DeskBankLine) => (
    <LineCard key={line.id} partner={partner} line={line} onDone={onDone} onSetAside={setAside} />
  );
  return (
    <section className={styles.part} aria-labelledby="bank-lines">
      <h2 id="bank-lines">{say(texts.title)}</h2>
      <p>{waiting.length === 0 ? say(texts.none) : say(texts.about)}</p>
      {mayWork && foreign.length > 1 && (
        <ReasonForm
          name="why_aside_all"
          label={say(texts.why_aside_all, { n: foreign.length })}
          help={say(texts.aside_help)}
          button={say(texts.set_aside_all, { n: foreign.length })}
          variant="secondary"
          act={(reason) => setAside(foreign, reason)}
        />
      )}
      {waiting.map(card)}
      {aside.length > 0 && (
        <details>
          <summary>{say(texts.aside, { n: aside.length })}</summary>
          {aside.map(card)}
        </details>
      )}
    </section>
  );
}

interface LineCardProps {
  readonly partner: DeskPartner;
  readonly line: DeskBankLine;
  readonly onDone: (sentence: string) => void;
  readonly onSetAside: (lines: readonly DeskBankLine[], reason: string) => Promise<boolean>;
}

function LineCard({ partner, line, onDone, onSetAside }: LineCardProps) {
  const { say, language } = useLanguage();
  const acting = useAct();
  const { id, state, kind, title, account, payments, difference_gr: difference, decided_by, reason } = line;
  const params = { partner: partner.id, line: id };
  const amount = formatGr(line.amount_gr, language);
  const name = { day: formatDate(line.booked_on, language), amount };
  const may = (act: string) => partner.acts.includes(act);
  const references = payments.map(({ reference }) => reference);
  const isToConfirm = state === 'aside_proposed' || (state === 'assigned' && difference !== null);
  const confirm = () =>
    acting.run(async () => {
      const body = { references: state === 'assigned' ? references : [] };
      const done = await askDesk(language, confirmBankLine, { params, body });
      if (done.kind === 'set_aside') onDone(say(texts.set_aside_now, { n: 1 }));
      else
        onDone(say(done.kind === 'booked' ? texts.confirmed_booked : texts.confirmed_returned, { amount }));
    });
  const takeBack = () =>
    acting.run(async () => {
      await askDesk(language, assignBankLine, { params, body: { references: null } });
      onDone(say(texts.taken_back, { amount }));
    });
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
          <b>
            {difference === null
              ? say(texts.stale)
              : difference === 0
                ? say(texts.no_difference)
                : say(texts.difference, { difference: formatGr(difference, language) })}
          </b>
        </p>
      )}
      {decided_by && <p>{say(texts.decided_by, { name: decided_by })}</p>}
      {line.confirmed_by && <p>{say(texts.confirmed_by, { name: line.confirmed_by })}</p>}
      {reason && <p>{say(texts.because, { reason })}</p>}
      {state === 'open' && may('bank-files') && (
        <details>
          <summary>{say(texts.explain)}</summary>
          <AssignForm
            key={references.join()}
            params={params}
            suggested={kind === 'ambiguous' || kind === 'booked_twice' ? [] : references}
            amount={amount}
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
      )}
      <div className={styles.buttons}>
        {isToConfirm && !line.is_mine && may('approve-payment') && (
          <Button busy={acting.isBusy} label={say(texts.confirm_line, name)} onClick={() => confirm()}>
            {say(texts.confirm)}
          </Button>
        )}
        {state !== 'open' && may('bank-files') && (
          <Button
            variant="secondary"
            busy={acting.isBusy}
            label={say(texts.take_back_line, name)}
            onClick={() => takeBack()}
          >
            {say(texts.take_back)}
          </Button>
        )}
      </div>
      <Failure failure={acting.failure} />
    </article>
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
  const acting = useAct();
  const references = typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const isWrong = references.length === 0 || references.some((each) => !/^NDP-\d{4}-[0-9A-Z]{6}$/.test(each));
  const send = async () => {
    setTried(true);
    if (isWrong) return;
    await acting.run(async () => {
      const { difference_gr } = await askDesk(language, assignBankLine, { params, body: { references } });
      const difference = formatGr(difference_gr ?? 0, language);
      onDone(say(difference_gr ? texts.assigned_different : texts.assigned, { amount, difference }));
    });
  };
  return (
    <ActForm className={styles.form} acting={acting} button={say(texts.assign)} onSend={send}>
      <TextField
        name={`line_cases_${params.line}`}
        label={say(texts.cases)}
        help={say(texts.cases_help)}
        value={typed}
        error={isTried && isWrong ? say(texts.needs_cases) : undefined}
        onChange={setTyped}
      />
    </ActForm>
  );
}
