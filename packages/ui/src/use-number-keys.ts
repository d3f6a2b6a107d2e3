import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

interface NumberKeys {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Makes what was typed the value. */
  readonly settle: () => void;
  readonly spin: (direction: 1 | -1) => void;
  readonly setTo: (value: number) => void;
}

/**
 * The keyboard of a number field, as capture handlers around the input: Up and Down spin, Home and End go to the
 * limits (without a limit they move the cursor), Enter commits and lets the form submit, leaving commits.
 * The form's own submit commits too, since touch screens submit without leaving the field.
 */
export function useNumberKeys({ min, max, input, settle, spin, setTo }: NumberKeys) {
  const commit = useEffectEvent(() => {
    if (document.activeElement === input.current) flushSync(settle);
  });
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', commit, true);
    return () => form?.removeEventListener('submit', commit, true);
  }, [input]);

  const act = (event: KeyboardEvent, action: () => void): void => {
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return {
    onKeyDownCapture(event: KeyboardEvent): void {
      if (event.target !== input.current || hasModifier(event)) return;
      if (event.key === 'ArrowUp' || event.key === 'PageUp') act(event, () => spin(1));
      else if (event.key === 'ArrowDown' || event.key === 'PageDown') act(event, () => spin(-1));
      else if (event.key === 'Home' && min !== undefined) act(event, () => setTo(min));
      else if (event.key === 'End' && max !== undefined) act(event, () => setTo(max));
      else if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
      else if (event.key === 'Enter') flushSync(settle);
    },
    onBlurCapture(event: FocusEvent): void {
      if (event.target === input.current) flushSync(settle);
    },
  };
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
}
