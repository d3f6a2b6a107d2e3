import { useContext, useState } from 'react';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import type { FieldProps } from './field-frame.tsx';
import type { NumberLimits, NumberLocale } from './typed-number.ts';
import { nextStep, readNumber, type SettledNumber, settleNumber, writeNumber } from './typed-number.ts';

interface NumberFieldTexts {
  readonly increase: string;
  readonly decrease: string;
  /** Sentences shown and announced when the field changed what was typed; they get the new value as written. */
  readonly raisedTo: (value: string) => string;
  readonly loweredTo: (value: string) => string;
  /** The same after superfluous fraction digits were rounded off; without it that happens silently. */
  readonly roundedTo?: (value: string) => string;
  /** Said when what was typed or pasted cannot belong to a number, and was left out. */
  readonly notANumber?: string;
}

export interface NumberFieldProps extends FieldProps, NumberLimits {
  readonly value: number | undefined;
  /** Called on commit (Tab, Enter, leaving, submitting) and on each step; undefined only with `allowEmpty`. */
  readonly onChange: (value: number | undefined) => void;
  readonly onBlur?: () => void;
  /** What one press of a button or arrow key adds; 1 by default. Typed values need not be multiples of it. */
  readonly step?: number;
  /** Printed after the number, such as "m²". */
  readonly unit?: string;
  readonly locale: NumberLocale;
  /** True: an emptied field is undefined. False: it becomes zero, then fits the limits. */
  readonly allowEmpty?: boolean;
  readonly required?: boolean;
  readonly texts: NumberFieldTexts;
}

/**
 * The text of a number field and the ways it becomes the value. What was typed is settled here, before the
 * library's own commit runs: that one would snap typed values to the step and change values without a word.
 */
export function useNumberAnswer(props: NumberFieldProps) {
  const { value, onChange, min, max, locale, fractionDigits, step = 1 } = props;
  const state = useContext(NumberFieldStateContext);
  const [remark, setRemark] = useState<string>();
  const text = state?.inputValue ?? '';
  const typed = readNumber(text, locale);

  const show = (next: number | undefined): void => {
    if (next !== value) onChange(next);
    state?.setInputValue(writeNumber(next, locale, fractionDigits));
  };
  return {
    remark,
    forgetRemark: () => setRemark(undefined),
    refuse: () => setRemark(props.texts.notANumber),
    canRaise: max === undefined || typed === undefined || typed < max,
    canLower: min === undefined || typed === undefined || typed > min,
    /** Replaces the text, unless it could not become a number within the field's limits. */
    type(next: string): void {
      if (state?.validate(next)) state.setInputValue(next);
    },
    /** Makes what was typed the value. */
    settle(): void {
      const settled = settleText(text, props);
      show(settled.value);
      if (settled.change !== undefined) setRemark(remarkOn(settled, props));
    },
    spin(direction: 1 | -1): void {
      setRemark(undefined);
      show(nextStep(typed ?? value, direction, step, props));
    },
    setTo(limit: number): void {
      setRemark(undefined);
      show(limit);
    },
  };
}

/** Empty is zero unless it is allowed; text that is no number leaves the old value. */
function settleText(text: string, props: NumberFieldProps): Partial<SettledNumber> {
  if (text.trim() === '') return props.allowEmpty === true ? {} : settleNumber(0, props);
  const typed = readNumber(text, props.locale);
  if (typed !== undefined) return settleNumber(typed, props);
  return props.value === undefined ? {} : { value: props.value };
}

function remarkOn({ value, change }: Partial<SettledNumber>, props: NumberFieldProps): string | undefined {
  const written = writeNumber(value, props.locale, props.fractionDigits);
  if (change === 'raised') return props.texts.raisedTo(written);
  if (change === 'lowered') return props.texts.loweredTo(written);
  return props.texts.roundedTo?.(written);
}
