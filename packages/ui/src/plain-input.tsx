import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './control.module.css';
import { controlId, describedBy, focusField } from './field-ids.ts';

interface PlainInputProps {
  readonly name: string;
  /** Name in the form, where it is not the field's. */
  readonly sentAs?: string | undefined;
  readonly value: string;
  readonly type?: 'text' | 'date';
  readonly inputMode?: 'text' | 'decimal';
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly required?: boolean | undefined;
  readonly help?: unknown;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly labelledBy?: string;
  /** Called with what was typed in it, when the control that needs script takes its place, or the visitor goes on. */
  readonly onTyped: (text: string) => void;
}

/** The control of a field that needs script, as it stands on the page before any runs: named, typed, and sent as it is. */
export function PlainInput({ name, sentAs = name, value, className = '', ...props }: PlainInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const tellTyped = (input: HTMLInputElement) => input.value !== value && props.onTyped(input.value);
  const onTyped = useEffectEvent(tellTyped);
  useLayoutEffect(() => {
    const input = ref.current;
    const form = input?.form;
    const settle = () => input && flushSync(() => onTyped(input));
    form?.addEventListener('submit', settle, true);
    return () => {
      form?.removeEventListener('submit', settle, true);
      if (!input) return;
      onTyped(input);
      if (input === document.activeElement) queueMicrotask(() => focusField(name));
    };
  }, [name]);
  return (
    <input
      ref={ref}
      id={controlId(name)}
      name={sentAs}
      defaultValue={value}
      onBlur={({ target }) => tellTyped(target)}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      min={props.min}
      max={props.max}
      className={`${styles.control} ${className}`}
      autoComplete="off"
      aria-labelledby={props.labelledBy}
      aria-required={props.required || undefined}
      aria-invalid={props.error === undefined ? undefined : true}
      aria-describedby={describedBy({ name, ...props })}
    />
  );
}
