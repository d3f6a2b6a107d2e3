import styles from './check-field.module.css';
import { FieldHints, type FieldProps } from './field-frame.tsx';
import { controlId, describedBy } from './field-ids.ts';

export interface CheckFieldProps extends Pick<FieldProps, 'name' | 'label' | 'help' | 'error'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  /** Name in the form, where it is not the field's. */
  readonly sentAs?: string;
}

/** One statement to agree to. The label may hold links; a click on them does not tick the box. */
export function CheckField(props: CheckFieldProps) {
  const { name, label, help, error, checked, onChange, onBlur, required } = props;
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <FieldHints name={name} error={error} />
      <label className={styles.row}>
        <input
          className={styles.box}
          type="checkbox"
          id={controlId(name)}
          name={props.sentAs ?? name}
          checked={checked}
          aria-required={required || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(props)}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span className={styles.label}>{label}</span>
      </label>
      <div className={styles.help}>
        <FieldHints name={name} help={help} />
      </div>
    </div>
  );
}
