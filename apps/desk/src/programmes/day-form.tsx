import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { DayField } from '../day-field.tsx';
import styles from './programmes.module.css';

interface DayFormProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  /** What stands on the button that sends it. */
  readonly button: string;
  readonly variant?: 'primary' | 'secondary';
  /** The day that stands there first, YYYY-MM-DD. */
  readonly first: string;
  readonly isBusy: boolean;
  readonly onSend: (day: string) => void;
}

/** Something that is done from a day on, or as on that day. */
export function DayForm({ name, label, help, button, variant, first, isBusy, onSend }: DayFormProps) {
  const [day, setDay] = useState(first);
  return (
    <form
      method="post"
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(day);
      }}
    >
      <p>{help}</p>
      <DayField name={name} label={label} value={day} error={undefined} required onChange={setDay} />
      <Button type="submit" variant={variant ?? 'primary'} busy={isBusy}>
        {button}
      </Button>
    </form>
  );
}
