import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { decimalSign, type NumberLocale, readNumber } from './typed-number.ts';

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

interface TypedText {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly locale: NumberLocale;
  /** Puts a whole text into the field, as if typed. */
  readonly type: (text: string) => void;
  /** Tells that something was left out because it is no part of a number. */
  readonly refuse: () => void;
}

/**
 * What may be typed and pasted into a number field. The other decimal sign is turned into the locale's own, alone or
 * within a number that comes in one piece (the library would read Polish 12.5 as 125); a pasted number is rewritten without spaces; any other paste is ignored.
 */
export function useTypedText({ input, locale, type, refuse }: TypedText) {
  const insert = (text: string): void => {
    const element = input.current;
    if (element === null) return;
    // execCommand keeps undo and the cursor; where it is missing the whole text is replaced.
    if (document.execCommand?.('insertText', false, text)) return;
    const start = element.selectionStart ?? element.value.length;
    const end = element.selectionEnd ?? element.value.length;
    type(element.value.slice(0, start) + text + element.value.slice(end));
  };
  const insertSign = useEffectEvent(insert);
  const tellRefused = useEffectEvent(refuse);
  useEffect(() => {
    const element = input.current;
    const turnSign = (event: InputEvent): void => {
      if (event.inputType !== 'insertText' || event.data === null) return;
      if (isForeign(event.data)) tellRefused();
      const own = decimalSign(locale);
      const other = own === ',' ? '.' : ',';
      // A whole number that comes in one piece, as from dictation or a password manager.
      const whole =
        event.data.length > 1 && event.data.includes(other) ? readNumber(event.data, locale) : undefined;
      // An English comma may part thousands: it is left alone until the number is read as a whole.
      if ((event.data !== other && whole === undefined) || other === ',') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      insertSign(whole === undefined ? own : plainText(whole, locale));
    };
    element?.parentElement?.addEventListener('beforeinput', turnSign, true);
    return () => element?.parentElement?.removeEventListener('beforeinput', turnSign, true);
  }, [input, locale]);

  return {
    onPasteCapture(event: ClipboardEvent): void {
      if (event.target !== input.current) return;
      event.preventDefault();
      event.stopPropagation();
      const pasted = readNumber(event.clipboardData.getData('text/plain'), locale);
      if (pasted === undefined) refuse();
      else insert(plainText(pasted, locale));
    },
  };
}

/** Whether typed text holds something that stands in no number. */
export function isForeign(typed: string | null): boolean {
  return /[^\d\s.,\-\u2212\u2013]/.test(typed ?? '');
}

/** All digits of a number, no groups, the locale's decimal sign. */
function plainText(value: number, locale: NumberLocale): string {
  return value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 20 });
}
