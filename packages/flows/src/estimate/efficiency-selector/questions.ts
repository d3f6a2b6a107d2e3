import { summaryMessages } from '../../project/summary-messages.ts';
import type { AnswersTo, Formatter, Questions } from '../../question.ts';
import { stepLabels } from '../labels.ts';
import { efficiencySelectorMessages as messages } from './messages.ts';
import type { efficiencySelector } from './step.ts';

const beforeAndAfter = { pl: '{before} przed, {after} po', en: '{before} before, {after} after' };

/** All three numbers in one line. */
function efficiency(
  { index_annual_demand, efficiency_before, efficiency_after }: AnswersTo<typeof efficiencySelector.fields>,
  { say, number }: Formatter,
): string | null {
  if (index_annual_demand == null || efficiency_before == null || efficiency_after == null) return null;
  return say(summaryMessages.efficiency_known, {
    demand: number(index_annual_demand),
    before: number(efficiency_before),
    after: number(efficiency_after),
  });
}

export const efficiencySelectorQuestions = {
  knows_efficiency: {
    label: stepLabels['efficiency-selector'],
    shown: { leftOut: 'the three numbers say it themselves' },
    printed: { leftOut: 'the three numbers say it themselves' },
  },
  index_annual_demand: {
    label: messages.demand,
    shown: { label: stepLabels['efficiency-selector'], value: efficiency },
    printed: {
      label: {
        pl: 'Wskaźnik rocznego zapotrzebowania na energię użytkową (E_U)',
        en: 'Annual demand index, useful energy (E_U)',
      },
      value: ({ index_annual_demand: index }, { say, number }) =>
        index == null ? null : `${number(index)}\u00a0${say(messages.demand_unit)}`,
    },
  },
  efficiency_before: {
    label: messages.before,
    shown: { with: 'index_annual_demand' },
    printed: {
      label: {
        pl: 'Sprawność systemu grzewczego przed wymianą i po niej',
        en: 'Efficiency of the heating system before and after the replacement',
      },
      value: ({ efficiency_before: before, efficiency_after: after }, { say, number }) =>
        before == null || after == null
          ? null
          : say(beforeAndAfter, { before: number(before, 2), after: number(after, 2) }),
    },
  },
  efficiency_after: {
    label: messages.after,
    shown: { with: 'index_annual_demand' },
    printed: { with: 'efficiency_before' },
  },
} satisfies Questions<typeof efficiencySelector.schema>;
