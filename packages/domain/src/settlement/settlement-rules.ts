import { foldWords } from '../identifiers/signer-name.ts';
import { validateCompletion } from './completion.ts';
import { askComplete, askLegible, askPrints, askProof } from './document-checks.ts';
import { askCost, askDays, askInvoices } from './invoice-checks.ts';
import {
  type RuleAnswer,
  type Settlement,
  type SettlementFinding,
  type SettlementRule,
  settlementRules,
  unknownAnswer,
} from './settlement.ts';

/** The one table of what a settlement is asked. Whether pages are whole, dated and signed, only a person sees. */
const rules: Readonly<Record<SettlementRule, (of: Settlement) => RuleAnswer>> = {
  complete: askComplete,
  legible: askLegible,
  whole: () => unknownAnswer,
  finished: askCompletion,
  agreed_device: askDevice,
  stands_alone: (of) => askInvoices(of, 'stands_alone'),
  buyer: (of) => askInvoices(of, 'buyer'),
  work: askDays,
  device: (of) => askInvoices(of, 'device'),
  amount: (of) => askInvoices(of, 'amount'),
  cost: askCost,
  payment: askProof,
  print: askPrints,
};

/** A settlement rule by rule, as its applicant sees it before it is sent, and an officer after. */
export function checkSettlement(settlement: Settlement): readonly SettlementFinding[] {
  return settlementRules.map((rule) => {
    const { source, doubts } = rules[rule](settlement);
    const verdict = source === 'none' ? 'unknown' : 'agrees';
    return { rule, source, doubts, verdict: doubts.length > 0 ? 'differs' : verdict };
  });
}

/** The day the work was finished: one the agreement allows, and not before what an invoice says of it. */
function askCompletion({ facts, documents }: Settlement): RuleAnswer {
  const { completedOn, agreedOn: earliest, latest, today } = facts;
  if (completedOn === null) return unknownAnswer;
  const doubt = validateCompletion(completedOn, { earliest, latest, today });
  const later = documents.find((each) => (each.facts?.invoice?.supplied_on ?? '') > completedOn);
  if (doubt) return { source: 'typed', doubts: [{ doubt }] };
  const doubts = later ? [{ doubt: 'finished_before_supply', document: later.id } as const] : [];
  return { source: 'typed', doubts };
}

/** Whether the device that was installed is the one agreed on, in any spelling. */
function askDevice({ facts: { device, agreedDevice } }: Settlement): RuleAnswer {
  const [declared, agreed] = [device, agreedDevice].map((name) => foldWords(name).join(''));
  if (!declared || !agreed) return unknownAnswer;
  return { source: 'typed', doubts: declared === agreed ? [] : [{ doubt: 'device_changed' }] };
}
