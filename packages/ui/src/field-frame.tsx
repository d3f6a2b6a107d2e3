import type { ReactNode } from 'react';
import styles from './field-frame.module.css';
import { errorId, helpId, labelId, statusId } from './field-ids.ts';
import { AlertIcon } from './icons.tsx';

/** What every field takes besides its value. Texts are the caller's, in the visitor's language. */
export interface FieldProps {
  /** The wire's name of the field; its control gets the id `field-<name>`. */
  readonly name: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Shown between help and control; marks the control as invalid. */
  readonly error?: string | undefined;
  /** Word in brackets after the label, such as "nieobowiązkowe". */
  readonly optionalText?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Id of the control the label belongs to; none when the control is a group named by `aria-labelledby`. */
  readonly controlId?: string;
  /** A passing remark beneath the control, announced politely; the place is there even when it is empty. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

/** Label, help, error and control in the one order and look that all fields share. */
export function FieldFrame({
  name,
  label,
  optionalText,
  controlId,
  status,
  children,
  ...rest
}: FieldFrameProps) {
  const text = (
    <>
      {label}
      {optionalText !== undefined && <span className={styles.optional}> ({optionalText})</span>}
    </>
  );
  return (
    <div className={styles.frame} data-invalid={rest.error !== undefined || undefined}>
      {controlId === undefined ? (
        <span className={styles.label} id={labelId(name)}>
          {text}
        </span>
      ) : (
        <label className={styles.label} id={labelId(name)} htmlFor={controlId}>
          {text}
        </label>
      )}
      <FieldHints name={name} {...rest} />
      {children}
      {status !== undefined && (
        <div className={styles.status} id={statusId(name)} role="status">
          {status}
        </div>
      )}
    </div>
  );
}

/** Help and error of a field, with the ids that `describedBy` names. */
export function FieldHints({ name, help, error }: Pick<FieldProps, 'name' | 'help' | 'error'>) {
  return (
    <>
      {help !== undefined && (
        <div className={styles.help} id={helpId(name)}>
          {help}
        </div>
      )}
      {error !== undefined && (
        <p className={styles.error} id={errorId(name)}>
          <AlertIcon className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}
