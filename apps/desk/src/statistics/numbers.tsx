import { milestones, type Statistics } from '@ndp/contract/desk/statistics.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { CountedTable } from './counted-table.tsx';
import { milestoneNames, spanNames, statisticsMessages as texts } from './messages.ts';

interface NumbersProps {
  readonly answer: Statistics;
}

/** What was counted, table by table. */
export function Numbers({ answer }: NumbersProps) {
  const { say, locale } = useLanguage();
  const inPoland = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' } as const;
  const counted = new Intl.DateTimeFormat(locale, inPoland).format(new Date(answer.counted_at));
  return (
    <>
      <p>{say(texts.counted, { moment: counted })}</p>
      <Way answer={answer} />
      <Months answer={answer} />
      <Times answer={answer} />
      <Money by="municipality" rows={answer.by_municipality} />
      <Money by="source" rows={answer.by_source} />
      <Steps answer={answer} />
    </>
  );
}

/** How far the cases come. */
function Way({ answer: { counts } }: NumbersProps) {
  const { say } = useLanguage();
  const share = useShare();
  return (
    <CountedTable
      title={say(texts.way)}
      heads={[say(texts.stage), say(texts.cases), say(texts.share)]}
      rows={milestones.map((stage) => [
        say(milestoneNames[stage]),
        counts[stage],
        share(counts[stage], counts.begun),
      ])}
      bars={1}
    />
  );
}

/** The same by the month they were begun. */
function Months({ answer: { months } }: NumbersProps) {
  const { say, locale } = useLanguage();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <CountedTable
      title={say(texts.months)}
      heads={[say(texts.month), ...milestones.map((stage) => say(milestoneNames[stage]))]}
      name={(month) => monthName.format(new Date(`${month}-01T00:00:00Z`))}
      rows={months.map(({ month, ...of }) => [month, ...milestones.map((stage) => of[stage])])}
      bars={1}
    />
  );
}

/** How long each part of the way takes. */
function Times({ answer: { times } }: NumbersProps) {
  const { say } = useLanguage();
  return (
    <CountedTable
      title={say(texts.times)}
      heads={[say(texts.span), say(texts.cases), say(texts.median), say(texts.most)]}
      rows={times.map(({ span, cases, median, most }) => [say(spanNames[span]), cases, median, most])}
    />
  );
}

interface MoneyProps {
  readonly by: 'municipality' | 'source';
  readonly rows: Statistics['by_source'];
}

/** What was calculated and paid, by what the cases have in common. */
function Money({ by, rows }: MoneyProps) {
  const { say, language } = useLanguage();
  return (
    <CountedTable
      title={say(texts[`by_${by}`])}
      heads={[say(texts[by]), say(texts.cases), say(texts.calculated), say(texts.paid_out)]}
      rows={rows.map(({ name, cases, calculated, paid }) => [name, cases, calculated, paid])}
      bars={2}
      write={(value, column) => (column > 1 ? formatPln(value, language) : `${value}`)}
    />
  );
}

/** Where people stop. */
function Steps({ answer: { steps } }: NumbersProps) {
  const { say } = useLanguage();
  const share = useShare();
  return (
    <CountedTable
      title={say(texts.steps)}
      about={say(texts.steps_about)}
      heads={[say(texts.step), say(texts.seen), say(texts.passed), say(texts.rate)]}
      rows={steps.map(({ name, seen, passed }) => [name, seen, passed, share(passed, seen)])}
      bars={1}
    />
  );
}

/** A part of a whole in percent; null: there is no whole. */
function useShare() {
  const { locale } = useLanguage();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (part: number, whole: number) => (whole > 0 ? percent.format(part / whole) : null);
}
