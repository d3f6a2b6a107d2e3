import controlStyles from './control.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { controlId, describedBy } from './field-ids.ts';
import styles from './select-field.module.css';

export interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  /** Called with undefined when the visitor goes back to the empty first entry. */
  readonly onChange: (value: Value | undefined) => void;
  readonly onBlur?: () => void;
  /** Text of the first entry, such as "Proszę wybrać". */
  readonly emptyText: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, onBlur, emptyText, required, disabled, ...field } = props;
  return (
    <FieldFrame {...field} controlId={controlId(field.name)}>
      <div className={styles.box}>
        <select
          className={`${controlStyles.control} ${styles.select}`}
          id={controlId(field.name)}
          name={field.name}
          value={value ?? ''}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={field.error === undefined ? undefined : true}
          aria-describedby={describedBy(field)}
          onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
          onBlur={onBlur}
        >
          <option value="">{emptyText}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
