import type { FieldProps } from './field-frame.tsx';
import type { NumberLimits, NumberLocale } from './typed-number.ts';

interface NumberFieldTexts {
  /** Names of the two buttons. */
  readonly increase: string;
  readonly decrease: string;
  /** Sentences shown and announced when the field changed what was typed; they get the new value as written. */
  readonly raisedTo: (value: string) => string;
  readonly loweredTo: (value: string) => string;
  /** The same after superfluous fraction digits were rounded off; without it that happens silently. */
  readonly roundedTo?: (value: string) => string;
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
