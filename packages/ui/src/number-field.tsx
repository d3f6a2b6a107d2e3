import { useId } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { controlId, describedBy, labelId } from './field-ids.ts';
import { NumberControl } from './number-control.tsx';
import type { NumberFieldProps } from './number-field-props.ts';
import { formatOptions } from './typed-number.ts';

/**
 * A numeric answer. A value below the minimum is raised to it, above the maximum lowered to it, and the visitor
 * is told; comma and dot are both decimal signs; Home and End are the limits, Up and Down a step; held buttons
 * repeat after 500 ms, then every 40 ms; pasted text that is no number changes nothing.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, value, onChange, min, max, locale, error } = props;
  const unitId = useId();
  const description = [props.unit === undefined ? undefined : unitId, describedBy(props)];
  return (
    <I18nProvider locale={locale}>
      <AriaNumberField
        id={controlId(name)}
        value={value ?? Number.NaN}
        // Only the library's own commit of an empty text arrives here; every other change goes by NumberControl.
        onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        formatOptions={formatOptions(props.fractionDigits)}
        isInvalid={error !== undefined}
        isRequired={props.required ?? false}
        isWheelDisabled
        validationBehavior="aria"
        aria-labelledby={labelId(name)}
        aria-describedby={description.filter((id) => id !== undefined).join(' ')}
      >
        <NumberControl {...props} unitId={unitId} />
      </AriaNumberField>
    </I18nProvider>
  );
}
