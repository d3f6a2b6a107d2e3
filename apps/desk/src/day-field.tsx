import control from '@ndp/ui/control.module.css';
import { FieldFrame } from '@ndp/ui/field-frame.tsx';
import { controlId, describedByProps } from '@ndp/ui/field-ids.ts';

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  /** YYYY-MM-DD; empty: no day. */
  readonly value: string;
  readonly error: string | undefined;
  readonly required?: boolean;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

/** A day, by the calendar of the browser. */
export function DayField({ name, label, value, error, onChange, ...limits }: DayFieldProps) {
  return (
    <FieldFrame name={name} label={label} error={error} controlId={controlId(name)}>
      <input
        type="date"
        id={controlId(name)}
        className={control.control}
        {...limits}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        {...describedByProps({ name, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
