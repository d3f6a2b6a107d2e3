import { type Booking, exportBookings, mostBookings, readBookings } from '@ndp/contract/desk/money.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { useState } from 'react';
import { goTo, useAddress } from '../address.ts';
import { askDesk } from '../ask.ts';
import { CaseLink } from '../case-link.tsx';
import { formatGr } from '../grosze.ts';
import table from '../inbox/inbox.module.css';
import { Failure } from '../page/failure.tsx';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { polishToday } from '../polish-today.ts';
import { saveFile } from '../save-file.ts';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import { WideTable } from '../wide-table.tsx';
import { moneyMessages as texts } from './messages.ts';
import styles from './money.module.css';
import { MoneyStrip } from './money-strip.tsx';

/** What the bank booked in a month or a year, for the accounts. */
export function BookingsPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const { searchParams } = useAddress();
  const period = searchParams.get('period') ?? polishToday().slice(0, 7);
  const loaded = useLoaded(`bookings ${partner.id} ${period}`, () =>
    askDesk(language, readBookings, { params: { partner: partner.id }, query: { period } }),
  );
  const { answer } = loaded;
  return (
    <>
      <h1>{say(texts.bookings, { partner: partner.title })}</h1>
      <MoneyStrip partner={partner} />
      <div className={styles.tools}>
        <Period period={period} months={answer?.months ?? []} />
        {answer && answer.count > 0 && <Download partner={partner.id} period={period} />}
      </div>
      <LoadState loaded={loaded} />
      {answer?.count === 0 && <p>{say(texts.nothing)}</p>}
      {answer && answer.count > 0 && (
        <>
          <p>{say(texts.total, { count: answer.count, sum: formatGr(answer.total_gr, language) })}</p>
          {answer.count > mostBookings && <p>{say(texts.first_rows, { rows: mostBookings })}</p>}
          <BookingTable partner={partner} bookings={answer.bookings} />
        </>
      )}
    </>
  );
}

interface PeriodProps {
  readonly period: string;
  /** In which something was booked, the newest first. */
  readonly months: readonly string[];
}

/** Which month or year is shown; it stands in the address. */
function Period({ period, months }: PeriodProps) {
  const { say, locale } = useLanguage();
  const { pathname } = useAddress();
  const years = [...new Set([...months, period].map((each) => each.slice(0, 4)))].sort().reverse();
  const known = [...new Set([...(period.length > 4 ? [period] : []), ...months])].sort().reverse();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const options = years.flatMap((year) => [
    { value: year, label: say(texts.whole_year, { year }) },
    ...known
      .filter((month) => month.startsWith(year) && !Number.isNaN(Date.parse(`${month}-01`)))
      .map((month) => ({ value: month, label: monthName.format(new Date(`${month}-01`)) })),
  ]);
  return (
    <SelectField
      name="period"
      label={say(texts.period)}
      emptyText="–"
      value={period}
      options={options}
      onChange={(value) => goTo(value ? `${pathname}?period=${value}` : pathname)}
    />
  );
}

function Download({ partner, period }: { readonly partner: string; readonly period: string }) {
  const { say, language } = useLanguage();
  const action = useAction();
  const [saved, setSaved] = useState('');
  const save = () =>
    action.run(async () => {
      const { name, csv } = await askDesk(language, exportBookings, {
        params: { partner },
        query: { period },
      });
      saveFile(name, csv);
      setSaved(name);
    });
  return (
    <>
      <Button variant="secondary" busy={action.isBusy} onClick={save}>
        {say(texts.download)}
      </Button>
      <span role="status">{saved && say(texts.downloaded, { name: saved })}</span>
      <Failure failure={action.failure} />
    </>
  );
}

interface BookingTableProps {
  readonly partner: DeskPartner;
  readonly bookings: readonly Booking[];
}

function BookingTable({ partner, bookings }: BookingTableProps) {
  const { say, language, locale } = useLanguage();
  const { day, case: reference, kind, payee, program, cost_centre, statement, amount } = texts;
  const hasCentre = bookings.some((each) => each.cost_centre !== '') && cost_centre;
  const dayOf = (booked: string) => new Date(booked).toLocaleDateString(locale, { timeZone: 'UTC' });
  return (
    <WideTable
      name={say(texts.bookings, { partner: partner.title })}
      heads={[day, reference, payee, program, hasCentre, statement, kind, amount]}
      numbers={[amount]}
    >
      <tbody>
        {bookings.map((booking) => (
          <tr key={booking.id}>
            <td className={table.day}>{dayOf(booking.booked_on)}</td>
            <th scope="row">
              <CaseLink partner={partner} reference={booking.reference} />
            </th>
            <td>{booking.payee}</td>
            <td>{booking.program}</td>
            {hasCentre && <td>{booking.cost_centre}</td>}
            <td>{booking.statement}</td>
            <td>{say(texts[booking.kind])}</td>
            <td className={table.number}>{formatGr(booking.amount_gr, language)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
