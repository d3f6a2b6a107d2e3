import type { Questions } from '../../question.ts';
import { stepLabels } from '../labels.ts';
import { costMessages } from './cost/messages.ts';
import type { quoteStep } from './step.ts';

export const quoteQuestions = {
  quote: {
    label: stepLabels.quote,
    shown: { leftOut: 'stands as the amount above all lines' },
    printed: { leftOut: 'stands as the amount, and step by step in the calculation' },
  },
  offer_pln: {
    label: costMessages.offer,
    shown: { leftOut: 'stays in the tab of the visitor' },
    printed: { leftOut: 'stays in the tab of the visitor' },
  },
} satisfies Questions<typeof quoteStep.schema>;
