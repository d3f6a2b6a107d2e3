import type { CountedFlow } from '@ndp/contract/calls/steps.ts';
import type { Language } from '@ndp/flows/message.ts';

/** How often each step was shown and answered. */
export interface StepTables {
  step_count: StepCountTable;
}

interface StepCountTable {
  partner_id: string;
  /** Day in Poland, YYYY-MM-DD. */
  day: string;
  flow: CountedFlow;
  step: string;
  language: Language;
  seen: number;
  passed: number;
}
