import { approve, pay, propose } from './payment-steps.ts';
import type { Step } from './steps.ts';
import * as way from './steps.ts';

const completed = [way.estimate, way.fillIn, way.waitForDocuments];
const signed = [...completed, way.sign];
const settled = [...signed, way.settle];
const reviewed = [...settled, way.moveTo('settlement_review', 'Sprawdzamy dokumenty.'), way.judgeDocuments];
const proposed = [...reviewed, propose];

/** Where the made-up cases end, each with everything its applicant and the office did on the way. */
export const trainingCases = {
  callback: [way.askForCall],
  submitted: [way.estimate],
  verified: [way.estimate, way.confirm],
  in_completion: [way.estimate, way.fillInHalf],
  contract_sent: completed,
  under_review: [...completed, way.moveTo('under_review', 'Sprawdzamy księgę wieczystą.')],
  correction_requested: [...completed, way.askForCorrection],
  rejected: [...completed, way.refuse('rejected', 'Budynek nie jest w programie.')],
  withdrawn: [...completed, way.refuse('withdrawn', 'Rezygnacja przez telefon.')],
  contract_signed: signed,
  in_realisation: [...signed, way.moveTo('in_realisation', 'Można zaczynać prace.')],
  payment_requested: [...settled, way.write],
  settlement_review: reviewed,
  payment_proposed: proposed,
  payment_approved: [...proposed, approve],
  paid: [...proposed, approve, pay],
} as const satisfies Readonly<Record<string, readonly Step[]>>;
