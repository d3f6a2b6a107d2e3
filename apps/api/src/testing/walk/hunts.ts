import type { Act } from './act.ts';
import { administratorActs } from './acts/administrator.ts';
import { applicantActs } from './acts/applicant.ts';
import { bankActs } from './acts/bank.ts';
import { clockActs } from './acts/clock.ts';
import { correctionActs } from './acts/corrections.ts';
import { officerActs } from './acts/officer.ts';
import { paymentActs } from './acts/payments.ts';
import { settlementActs } from './acts/settlement.ts';
import { signingActs } from './acts/signing.ts';
import { allInvariants } from './invariants/all.ts';
import { type Start, starts } from './starts.ts';
import { walk } from './walk.ts';
import type { World } from './world.ts';

/** Where a walk is likely to break a sentence, and whose acts do. */
interface Ground {
  readonly start: Start;
  readonly acts: readonly Act[];
}

const { empty, estimate, sent, signed, reviewed, accepted, atBank, december, judged } = starts;
const atTheBank = { start: atBank, acts: [...bankActs, ...paymentActs] };
const onStatements = { start: atBank, acts: bankActs };
const byClock = [...applicantActs, ...clockActs, ...signingActs];

/** The ground of each sentence that was once found broken. */
const grounds: Readonly<Record<string, Ground>> = {
  'nothing goes to the bank without an accepted verdict on every required document': {
    start: reviewed,
    acts: paymentActs,
  },
  'what a payment stands on holds still from its file to the answer of the bank': {
    start: atBank,
    acts: correctionActs,
  },
  'a batch with a file can be said to be sent, or be taken apart': {
    start: atBank,
    acts: [...paymentActs, ...correctionActs],
  },
  'the settings of payments hold still while one is at the bank': { start: atBank, acts: administratorActs },
  'thresholds and the paying account are changed by two': { start: empty, acts: administratorActs },
  'a fully booked batch hands out no file': atTheBank,
  'a batch whose transfers came back or were refused hands out no file': atTheBank,
  'a line of another account books nothing': onStatements,
  'a line of a day to come books nothing': onStatements,
  'a line of no day there is books nothing': onStatements,
  'a transfer that was carried out twice is not told as none of ours': onStatements,
  'a line that may be a payment of ours is set aside by nobody alone': onStatements,
  'who is paid less than was promised is told why': { start: judged, acts: [...paymentActs, ...bankActs] },
  'the trail of what was done at the desks is whole': { start: sent, acts: officerActs },
  'a document counts as opened only where it was given whole': { start: sent, acts: signingActs },
  'who leads a case may lead cases': { start: signed, acts: [...officerActs, ...administratorActs] },
  'a role of approvers and administrators comes by two people': { start: empty, acts: administratorActs },
  'a role of approvers and administrators goes by two people': { start: empty, acts: administratorActs },
  'two people are left who can confirm a role': { start: empty, acts: administratorActs },
  'an estimate nobody has confirmed holds no money': { start: empty, acts: applicantActs },
  'no application is sent once the works can no longer be done': { start: december, acts: byClock },
  'no agreement is sent once the works can no longer be done': { start: estimate, acts: byClock },
  'no agreement is signed once the works can no longer be done': { start: december, acts: byClock },
  'nobody is given longer to sign than the works may take': { start: december, acts: byClock },
  'who is asked for documents has a day on which the works may end': {
    start: december,
    acts: [...byClock, ...settlementActs],
  },
};

/** How a sentence is searched for a fault. */
export interface Hunt {
  readonly seed: number;
  readonly runs: number;
  readonly limitMs: number;
}

/** Walks until one sentence breaks, whatever else does. @returns the shortest walk found to it; undefined: none */
export function hunt(world: World, name: string, how: Hunt): Promise<string | undefined> {
  const invariants = allInvariants.filter((each) => each.name === name);
  const { start, acts } = grounds[name] ?? { start: accepted, acts: undefined };
  return walk(world, { ...how, start, judging: { invariants, known: [] }, ...(acts ? { acts } : {}) });
}
