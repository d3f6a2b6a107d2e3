import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import type { Message } from '@ndp/flows/message.ts';
import type { CaseTab } from './case-tabs.tsx';
import { caseMessages as texts } from './messages.ts';

/** A form that opens under the head of a case. */
export type Form = 'move' | 'measure' | 'name' | 'snooze';

/** What the one button of a case does: it opens a form or the part of a tab under a heading, or does it at once. */
export type NextStep = { readonly button: Message } & (
  | { readonly form: Form }
  | { readonly tab: CaseTab; readonly heading: string }
  | { readonly does: 'begin-signing' }
);

const steps: Readonly<Record<string, NextStep>> = {
  measure: { button: texts.enter, form: 'measure' },
  'begin-signing': { button: texts.begin_signing, does: 'begin-signing' },
  'judge-name': { button: texts.judge_name, form: 'name' },
  'begin-settlement': { button: texts.step_settle, form: 'move' },
  'judge-document': { button: texts.step_judge, tab: 'documents', heading: 'files' },
  'propose-payment': { button: texts.step_propose, tab: 'documents', heading: 'amount-due' },
  'approve-payment': { button: texts.step_approve, tab: 'money', heading: 'amount-due' },
  'clear-account': { button: texts.step_clear, tab: 'money', heading: 'amount-due' },
  'take-bank-file': { button: texts.step_bank, tab: 'money', heading: 'amount-due' },
  'decide-appeal': { button: texts.step_appeal, tab: 'application', heading: 'appeal' },
};

/** The next action of a case by the table of actions, where whoever looks may do it. */
export function nextStepOf({ next, actions }: Pick<CaseAnswer, 'next' | 'actions'>): NextStep | undefined {
  return next && actions.includes(next.action) ? steps[next.action] : undefined;
}
