import type { PortalNumbers } from '@ndp/contract/calls/portal-config.ts';
import { leastCases } from '@ndp/domain/statistics/open-numbers.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { useEffect } from 'react';
import styles from '../page/message-page.module.css';
import { PageHeading } from '../page/page-heading.tsx';
import { numbersMessages as texts } from './messages.ts';
import own from './numbers.module.css';

/** How many cases the programme of a partner has; small numbers are not told. */
export function NumbersPage({ data }: { readonly data: PortalNumbers }) {
  const { say, language, locale } = useLanguage();
  // The server knows the names, and which language was chosen.
  useEffect(() => {
    if (data.language !== language) location.reload();
  }, [data.language, language]);
  const hidden = say(texts.hidden, { least: leastCases });
  const count = (cases: number | null) => cases?.toLocaleString(locale) ?? hidden;
  const { paidPln } = data;
  const money = paidPln === null ? say(texts.hidden_money) : formatPln(paidPln, language);
  const stages = (['cases', 'signed', 'paid'] as const).map((stage) => [
    say(texts[stage]),
    count(data[stage]),
  ]);
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title} />
      <p>{say(texts.lead, { day: formatDate(data.to, language) })}</p>
      <Counts
        caption={say(texts.stages)}
        head={say(texts.stage)}
        rows={[
          ...stages,
          [say(texts.money), paidPln === null ? money : say(texts.at_least, { amount: money })],
        ]}
      />
      <Counts
        caption={say(texts.sources)}
        head={say(texts.by_source)}
        rows={data.bySource.map(({ name, cases }) => [name, count(cases)])}
      />
      {data.byTown.length > 0 && (
        <Counts
          caption={say(texts.towns)}
          head={say(texts.by_town)}
          rows={data.byTown.map(({ name, cases }) => [name, count(cases)])}
        />
      )}
      <h2>{say(texts.how_title)}</h2>
      <p>{say(texts.how)}</p>
      <p>{say(texts.rounded, { least: leastCases })}</p>
    </div>
  );
}

interface CountsProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly (readonly string[])[];
}

function Counts({ caption, head, rows }: CountsProps) {
  const { say } = useLanguage();
  return (
    <table className={own.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{say(texts.count)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
