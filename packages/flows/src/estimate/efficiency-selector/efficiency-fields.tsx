import { NumberField } from '@ndp/ui/number-field.tsx';
import type { Typed } from '../../fields.ts';
import { numberTexts } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps } from '../../screen.tsx';
import { efficiencySelectorMessages as messages } from './messages.ts';
import type { efficiencySelector } from './step.ts';
import { largestDemand, largestEfficiencyAfter, largestEfficiencyBefore } from './step.ts';

type Answers = Typed<typeof efficiencySelector.fields>;

/** The three numbers of the energy performance certificate. */
export function EfficiencyFields({ draft, change, problem }: ScreenProps<Answers>) {
  const { say, locale } = useLanguage();
  const shared = { min: 0, fractionDigits: 2, locale, texts: numberTexts(say), required: true };
  return (
    <>
      <NumberField
        {...shared}
        name="index_annual_demand"
        label={say(messages.demand)}
        help={say(messages.demand_help)}
        error={problem('index_annual_demand')}
        value={draft.index_annual_demand}
        onChange={(index_annual_demand) => change({ index_annual_demand })}
        max={largestDemand}
        unit={say(messages.demand_unit)}
      />
      <NumberField
        {...shared}
        name="efficiency_before"
        label={say(messages.before)}
        help={say(messages.before_help)}
        error={problem('efficiency_before')}
        value={draft.efficiency_before}
        onChange={(efficiency_before) => change({ efficiency_before })}
        max={largestEfficiencyBefore}
        step={0.01}
      />
      <NumberField
        {...shared}
        name="efficiency_after"
        label={say(messages.after)}
        help={say(messages.after_help)}
        error={problem('efficiency_after')}
        value={draft.efficiency_after}
        onChange={(efficiency_after) => change({ efficiency_after })}
        max={largestEfficiencyAfter}
        step={0.01}
      />
    </>
  );
}
