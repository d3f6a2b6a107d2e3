import {
  milestones,
  readStatistics,
  type Statistics,
  statisticsDays,
} from '@ndp/contract/desk/statistics.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { explain } from '@ndp/flows/problems.ts';
import { Button } from '@ndp/ui/button.tsx';
import control from '@ndp/ui/control.module.css';
import { FieldFrame } from '@ndp/ui/field-frame.tsx';
import { controlId, describedByProps } from '@ndp/ui/field-ids.ts';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { sendWith } from '../action-form.tsx';
import { goTo, useAddress } from '../address.ts';
import { askDesk } from '../ask.ts';
import { deskMessages } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { polishToday } from '../polish-today.ts';
import { useLoaded } from '../use-loaded.ts';
import { CountedTable } from './counted-table.tsx';
import { milestoneNames, spanNames, statisticsMessages as texts } from './messages.ts';
import styles from './statistics.module.css';

type Days = z.infer<typeof statisticsDays>;
type Wrong = Partial<Record<keyof Days, string>>;

/** The numbers a board asks for, of the cases begun in some days. */
export function StatisticsPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const { searchParams } = useAddress();
  const today = polishToday();
  const from = searchParams.get('from') ?? `${today.slice(0, 4)}-01-01`;
  const to = searchParams.get('to') ?? today;
  const issues = statisticsDays.safeParse({ from, to }).error?.issues ?? [];
  const wrong: Wrong = Object.fromEntries(issues.map((issue) => [issue.path[0], explain(issue, language)]));
  return (
    <>
      <h1>{say(texts.title, { partner: partner.title })}</h1>
      <p>{say(texts.about)}</p>
      <PeriodForm from={from} to={to} wrong={wrong} />
      {issues.length === 0 && <Counted partner={partner} from={from} to={to} />}
    </>
  );
}

function PeriodForm({ from, to, wrong }: Days & { readonly wrong: Wrong }) {
  const { say } = useLanguage();
  const { pathname } = useAddress();
  const [days, setDays] = useState<Days>({ from, to });
  // Back changes the address, too.
  useEffect(() => setDays({ from, to }), [from, to]);
  return (
    <form
      method="post"
      className={styles.period}
      onSubmit={sendWith(() => goTo(`${pathname}?${new URLSearchParams(days)}`))}
    >
      {(['from', 'to'] as const).map((name) => (
        <FieldFrame
          key={name}
          name={name}
          label={say(texts[name])}
          error={wrong[name]}
          controlId={controlId(name)}
        >
          <input
            type="date"
            id={controlId(name)}
            className={control.control}
            required
            value={days[name]}
            aria-invalid={wrong[name] === undefined ? undefined : true}
            {...describedByProps({ name, error: wrong[name] })}
            onChange={(event) => setDays({ ...days, [name]: event.target.value })}
          />
        </FieldFrame>
      ))}
      <Button type="submit" variant="secondary">
        {say(texts.show)}
      </Button>
    </form>
  );
}

function Counted({ partner, from, to }: Days & { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const { answer, failure, again } = useLoaded(`statistics ${partner.id} ${from} ${to}`, () =>
    askDesk(language, readStatistics, { params: { partner: partner.id }, query: { from, to } }),
  );
  return (
    <>
      <Failure failure={failure} onAgain={again} />
      {!answer && !failure && <p role="status">{say(deskMessages.loading)}</p>}
      {answer && <Numbers answer={answer} />}
    </>
  );
}

function Numbers({ answer }: { readonly answer: Statistics }) {
  const { say, language, locale } = useLanguage();
  const { counts, months, times, steps } = answer;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const stages = milestones.map((stage) => say(milestoneNames[stage]));
  const inMoney = (value: number, column: number) => (column > 1 ? formatPln(value, language) : `${value}`);
  const moneyHeads = [say(texts.cases), say(texts.calculated), say(texts.paid_out)];
  const moneyRows = (rows: Statistics['by_source']) =>
    rows.map(({ name, cases, calculated, paid }) => [name, cases, calculated, paid]);
  const inPoland = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' } as const;
  const counted = new Intl.DateTimeFormat(locale, inPoland).format(new Date(answer.counted_at));
  return (
    <>
      <p>{say(texts.counted, { moment: counted })}</p>
      <CountedTable
        title={say(texts.way)}
        heads={[say(texts.stage), say(texts.cases), say(texts.share)]}
        rows={milestones.map((stage, n) => [
          stages[n] ?? '',
          counts[stage],
          counts.begun > 0 ? percent.format(counts[stage] / counts.begun) : null,
        ])}
        bars={1}
      />
      <CountedTable
        title={say(texts.months)}
        heads={[say(texts.month), ...stages]}
        name={(month) => monthName.format(new Date(`${month}-01T00:00:00Z`))}
        rows={months.map(({ month, ...of }) => [month, ...milestones.map((stage) => of[stage])])}
        bars={1}
      />
      <CountedTable
        title={say(texts.times)}
        heads={[say(texts.span), say(texts.cases), say(texts.median), say(texts.most)]}
        rows={times.map(({ span, cases, median, most }) => [say(spanNames[span]), cases, median, most])}
      />
      <CountedTable
        title={say(texts.by_municipality)}
        heads={[say(texts.municipality), ...moneyHeads]}
        rows={moneyRows(answer.by_municipality)}
        bars={2}
        write={inMoney}
      />
      <CountedTable
        title={say(texts.by_source)}
        heads={[say(texts.source), ...moneyHeads]}
        rows={moneyRows(answer.by_source)}
        bars={2}
        write={inMoney}
      />
      <CountedTable
        title={say(texts.steps)}
        about={say(texts.steps_about)}
        heads={[say(texts.step), say(texts.seen), say(texts.passed), say(texts.rate)]}
        rows={steps.map(({ name, seen, passed }) => [
          name,
          seen,
          passed,
          seen > 0 ? percent.format(passed / seen) : null,
        ])}
        bars={1}
      />
    </>
  );
}
