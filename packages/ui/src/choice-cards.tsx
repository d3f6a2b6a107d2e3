import type { ReactNode } from 'react';
import styles from './choice-cards.module.css';
import { FieldHints, type FieldProps } from './field-frame.tsx';
import { controlId, describedBy, labelId } from './field-ids.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** A decorative drawing; it must not say anything that the label does not. */
  readonly picture?: ReactNode;
}

export interface ChoiceCardsProps<Value extends string> extends Pick<FieldProps, 'name' | 'help' | 'error'> {
  /** The question. It may hold the heading of the page. */
  readonly legend: ReactNode;
  /** True when the question is already visible elsewhere; it is then only read out. */
  readonly legendHidden?: boolean;
  readonly options: readonly Choice<Value>[];
  readonly value?: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Cards beside each other where there is room for them, else one column. */
  readonly columns?: 1 | 2 | 3;
  /** Lower cards for long lists. */
  readonly compact?: boolean;
}

/** One answer out of few: native radio buttons that look like cards. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { name, options, value, error, legendHidden = false, columns = 1, compact = false } = props;
  const entry = options.find((option) => option.value === value) ?? options[0];
  return (
    <div className={styles.frame} data-invalid={error !== undefined || undefined}>
      <fieldset
        className={styles.group}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; only a radiogroup can be invalid
        role="radiogroup"
        aria-labelledby={labelId(name)}
        aria-describedby={describedBy(props)}
        aria-invalid={error === undefined ? undefined : true}
      >
        <legend className={legendHidden ? 'visually-hidden' : styles.legend} id={labelId(name)}>
          {props.legend}
        </legend>
        <FieldHints name={name} help={props.help} error={error} />
        <div className={styles.cards} data-columns={columns} data-compact={compact || undefined}>
          {options.map((option) => (
            <Card
              key={option.value}
              {...option}
              name={name}
              id={option === entry ? controlId(name) : `${controlId(name)}-${option.value}`}
              checked={option.value === value}
              onChoose={props.onChange}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface CardProps<Value extends string> extends Choice<Value> {
  readonly name: string;
  readonly id: string;
  readonly checked: boolean;
  readonly onChoose: (value: Value) => void;
}

function Card<Value extends string>(props: CardProps<Value>) {
  const { id, name, value, checked, label, description, picture, onChoose } = props;
  const descriptionId = description === undefined ? undefined : `${name}-${value}-description`;
  return (
    <label className={styles.card}>
      <input
        className={styles.radio}
        type="radio"
        id={id}
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChoose(value)}
        aria-labelledby={`${name}-${value}-label`}
        aria-describedby={descriptionId}
      />
      {picture !== undefined && (
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.label} id={`${name}-${value}-label`}>
          {label}
        </span>
        {description !== undefined && (
          <span className={styles.description} id={descriptionId}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
