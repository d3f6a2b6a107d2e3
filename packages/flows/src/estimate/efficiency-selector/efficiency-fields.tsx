import { NumberField } from '@ndp/ui/number-field.tsx';
import type { Typed } from '../../fields.ts';
import { bindField } from '../../form/bind-field.tsx';
import { numberTexts } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps } from '../../screen.tsx';
import { efficiencySelectorMessages as messages } from './messages.ts';
import type { efficiencySelector } from './step.ts';
import { largestDemand, largestEfficiencyAfter, largestEfficiencyBefore } from './step.ts';

type EfficiencyAnswers = Typed<typeof efficiencySelector.fields>;

/** The three numbers of the energy performance certificate. */
export function EfficiencyFields(props: ScreenProps<EfficiencyAnswers>) {
  const { say, locale } = useLanguage();
  const number = { min: 0, fractionDigits: 2, locale, texts: numberTexts(say) };
  const shared = { ...number, allowEmpty: true, required: true };
  return (
    <>
      <NumberField
        {...shared}
        {...bindField(props, 'index_annual_demand')}
        label={say(messages.demand)}
        help={say(messages.demand_help)}
        max={largestDemand}
        unit={say(messages.demand_unit)}
      />
      <NumberField
        {...shared}
        {...bindField(props, 'efficiency_before')}
        label={say(messages.before)}
        help={say(messages.before_help)}
        max={largestEfficiencyBefore}
        step={0.01}
      />
      <NumberField
        {...shared}
        {...bindField(props, 'efficiency_after')}
        label={say(messages.after)}
        help={say(messages.after_help)}
        max={largestEfficiencyAfter}
        step={0.01}
      />
    </>
  );
}
