import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode } from 'react';
import controlStyles from './control.module.css';
import { CoverFrame, type CoverTexts, useCover } from './cover.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { controlId, describedBy } from './field-ids.ts';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  /** Called as the visitor types, and once more on leaving when whitespace was cut off. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'email' | 'tel' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'search';
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly multiline?: boolean;
  /** Height of a multiline field in lines of text. */
  readonly rows?: number;
  /**
   * The words for a number nobody beside the visitor should read: it is covered while the field is left, unless it is to
   * be corrected, and a button shows or hides it.
   */
  readonly cover?: CoverTexts;
  /** Its one line of text goes on beneath itself where there is no room for all of it, as in a long number. */
  readonly wraps?: boolean;
  /** How much text is expected; the field's width hints at it. */
  readonly width?: 'full' | 'medium' | 'short';
  /** Shown and announced beneath the field, such as "Czy chodziło o …?" with a button. */
  readonly suggestion?: ReactNode;
}

/** One line (or several) of text. Whitespace at both ends is removed when the visitor leaves the field. */
export function TextField(props: TextFieldProps) {
  const { name, label, help, error, optionalText, value, onChange, onBlur, multiline = false } = props;
  const covering = useCover(props.cover !== undefined);
  const isCovered = covering.isCovered && !(error !== undefined && covering.isUntouched);
  const trimAndLeave = (): void => {
    const trimmed = value.trim();
    if (trimmed !== value) onChange(trimmed);
    onBlur?.();
  };
  const shared = {
    id: controlId(name),
    name,
    value,
    className: `${controlStyles.control} ${styles[props.width ?? 'full'] ?? ''} ${isCovered ? styles.covered : ''}`,
    autoComplete: props.autoComplete,
    inputMode: props.inputMode,
    maxLength: props.maxLength,
    'aria-required': props.required || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy(props),
    onBlur: trimAndLeave,
  } as const;
  return (
    <FieldFrame
      {...{ name, label, help, error, optionalText }}
      controlId={controlId(name)}
      status={props.suggestion ?? null}
    >
      {multiline ? (
        <textarea {...shared} rows={props.rows ?? 4} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <CoverFrame
          cover={props.cover}
          covering={{ ...covering, isCovered }}
          name={name}
          isEmpty={value === ''}
        >
          {props.wraps ? (
            <textarea
              {...shared}
              className={`${shared.className} ${styles.wraps}`}
              rows={1}
              onKeyDown={sendByEnter}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <input
              {...shared}
              type={props.type ?? 'text'}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </CoverFrame>
      )}
    </FieldFrame>
  );
}

/** Enter sends the form, as from any other field of one line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
