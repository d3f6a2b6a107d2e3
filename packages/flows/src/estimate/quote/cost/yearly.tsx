import type { Program } from '@ndp/domain/programs/program.ts';
import { type Carrier, carrierOfExisting, carrierOfNew } from '@ndp/domain/subsidy/tables/explanation.ts';
import { findYearlyCosts, type YearlyCosts } from '@ndp/domain/subsidy/yearly-costs.ts';
import { lowerFirst } from '../../../first-letter.ts';
import { Details } from '../../../form/details.tsx';
import { useLanguage } from '../../../language.tsx';
import { energyNames } from '../../../project/device-names.ts';
import type { Answers } from '../../answers.ts';
import { Chart } from '../chart/chart.tsx';
import { residentialRequest } from '../quote-request.ts';
import { costMessages as messages } from './messages.ts';
import { formatPlnRange } from './pln-range.ts';

interface YearlyProps {
  readonly costs: YearlyCosts;
  readonly before: Carrier;
  readonly after: Carrier;
}

/** What heating costs a year and by which energies; undefined where the programme tells no price of both. */
export function yearlyOf(answers: Answers, program: Program): YearlyProps | undefined {
  const request = residentialRequest(answers);
  const costs = request && findYearlyCosts(request, program);
  const after = request && carrierOfNew[request.heat_source][request.heat_source_variant - 1];
  if (!request?.existing_heat_source || !costs || !after) return undefined;
  return { costs, before: carrierOfExisting[request.existing_heat_source], after };
}

/** Two bars: heating with the old source and with the new one. */
export function Yearly({ costs, before, after }: YearlyProps) {
  const { say, language } = useLanguage();
  const nameOf = (energy: Carrier) => (energy === 'bio_fuel' ? '' : lowerFirst(say(energyNames[energy])));
  const line = (range: YearlyCosts['before']) => ({
    value: formatPlnRange(range, language),
    length: range.to,
    filled: range.from,
  });
  return (
    <Details
      title={say(messages.yearly, {
        before: formatPlnRange(costs.before, language),
        after: formatPlnRange(costs.after, language),
      })}
    >
      <Chart
        lines={[
          {
            ...line(costs.before),
            ...{ name: say(messages.yearly_before, { energy: nameOf(before) }), kind: 'used' },
          },
          {
            ...line(costs.after),
            ...{ name: say(messages.yearly_after, { energy: nameOf(after) }), kind: 'saved' },
          },
        ]}
      />
    </Details>
  );
}
