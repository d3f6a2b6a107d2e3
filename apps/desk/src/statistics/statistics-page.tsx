import { readStatistics, statisticsDays } from '@ndp/contract/desk/statistics.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { explain } from '@ndp/flows/problems.ts';
import { Button } from '@ndp/ui/button.tsx';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { sendWith } from '../action-form.tsx';
import { goTo, useAddress } from '../address.ts';
import { askDesk } from '../ask.ts';
import { DayField } from '../day-field.tsx';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { polishToday } from '../polish-today.ts';
import { useLoaded } from '../use-loaded.ts';
import { statisticsMessages as texts } from './messages.ts';
import { Numbers } from './numbers.tsx';
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
        <DayField
          key={name}
          name={name}
          label={say(texts[name])}
          error={wrong[name]}
          required
          value={days[name]}
          onChange={(day) => setDays({ ...days, [name]: day })}
        />
      ))}
      <Button type="submit" variant="secondary">
        {say(texts.show)}
      </Button>
    </form>
  );
}

function Counted({ partner, from, to }: Days & { readonly partner: DeskPartner }) {
  const { language } = useLanguage();
  const loaded = useLoaded(`statistics ${partner.id} ${from} ${to}`, () =>
    askDesk(language, readStatistics, { params: { partner: partner.id }, query: { from, to } }),
  );
  return (
    <>
      <LoadState loaded={loaded} />
      {loaded.answer && <Numbers answer={loaded.answer} />}
    </>
  );
}
