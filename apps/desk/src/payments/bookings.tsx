import { exportBookings } from '@ndp/contract/desk/payments.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { saveFile } from '../save-file.ts';
import { useAction } from '../use-action.ts';
import { paymentMessages as texts } from './messages.ts';
import styles from './payments.module.css';

/** What the bank booked in a year, for the accounts. */
export function Bookings({ partner }: { readonly partner: string }) {
  const { say, language } = useLanguage();
  const [year, setYear] = useState(() => String(new Date().getFullYear()));
  const action = useAction();
  const save = () =>
    action.run(async () => {
      const { name, csv } = await askDesk(language, exportBookings, { params: { partner }, query: { year } });
      saveFile(name, csv);
    });
  return (
    <section className={styles.part} aria-labelledby="accounts">
      <h2 id="accounts">{say(texts.accounts)}</h2>
      <ActionForm
        className={styles.form}
        action={action}
        button={say(texts.export)}
        variant="secondary"
        onSend={save}
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
      </ActionForm>
    </section>
  );
}
