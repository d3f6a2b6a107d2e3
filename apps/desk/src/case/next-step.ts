import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import type { Message } from '@ndp/flows/message.ts';
import type { CaseTab } from './case-tabs.tsx';
import { caseMessages as texts } from './messages.ts';

/** A form that opens under the head of a case. */
export type Form = 'move' | 'measure' | 'name' | 'snooze';

/** What the one button of a case does: it opens a form or a tab, or does it at once. */
export type NextStep = { readonly button: Message } & (
  | { readonly form: Form }
  | { readonly tab: CaseTab }
  | { readonly does: 'begin-signing' }
);

const steps: Readonly<Record<string, NextStep>> = {
  measure: { button: texts.enter, form: 'measure' },
  'begin-signing': { button: texts.begin_signing, does: 'begin-signing' },
  'judge-name': { button: texts.judge_name, form: 'name' },
  'begin-settlement': { button: texts.step_settle, form: 'move' },
  'judge-document': { button: texts.step_judge, tab: 'documents' },
  'propose-payment': { button: texts.step_propose, tab: 'documents' },
  'approve-payment': { button: texts.step_approve, tab: 'money' },
  'clear-account': { button: texts.step_clear, tab: 'money' },
  'take-bank-file': { button: texts.step_bank, tab: 'money' },
  'decide-appeal': { button: texts.step_appeal, tab: 'application' },
};

/** The next action of a case by the table of actions, where whoever looks may do it. */
export function nextStepOf({ next, actions }: Pick<CaseAnswer, 'next' | 'actions'>): NextStep | undefined {
  return next && actions.includes(next.action) ? steps[next.action] : undefined;
}
