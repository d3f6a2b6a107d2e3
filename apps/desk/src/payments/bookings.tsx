import { exportBookings } from '@ndp/contract/desk/payments.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { useAct } from '../use-act.ts';
import { paymentMessages as texts } from './messages.ts';
import styles from './payments.module.css';
import { saveFile } from './save-file.ts';

/** What the bank booked in a year, for the accounts. */
export function Bookings({ partner }: { readonly partner: string }) {
  const { say, language } = useLanguage();
  const [year, setYear] = useState(() => String(new Date().getFullYear()));
  const acting = useAct();
  const save = () =>
    acting.run(async () => {
      const { name, csv } = await askDesk(language, exportBookings, { params: { partner }, query: { year } });
      saveFile(name, csv);
    });
  return (
    <section className={styles.part} aria-labelledby="accounts">
      <h2 id="accounts">{say(texts.accounts)}</h2>
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          name="bookings_year"
          label={say(texts.year)}
          value={year}
          maxLength={4}
          inputMode="numeric"
          width="short"
          onChange={setYear}
        />
        <Button type="submit" variant="secondary" busy={acting.isBusy}>
          {say(texts.export)}
        </Button>
        <Failure failure={acting.failure} />
      </form>
    </section>
  );
}
