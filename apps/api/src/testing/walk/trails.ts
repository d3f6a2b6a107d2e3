import { allActs } from './acts/all.ts';
import { allInvariants } from './invariants/all.ts';
import type { Draw } from './scene.ts';
import { type Start, starts } from './starts.ts';
import { Broken, takeAll } from './walk.ts';
import type { World } from './world.ts';

/** An act by its name, and what was drawn for it where that was not the first of everything. */
type Taken = string | readonly [name: string, drawn: Partial<Draw>];

/** The shortest way known to a sentence that was once broken. */
interface Trail {
  readonly start: Start;
  readonly acts: readonly Taken[];
}

const { empty, sent, signed, reviewed, judged, atBank, december } = starts;
const read = (how: string) => `colleague reads of a transfer ${how}`;
const takesFile = 'colleague takes the file for the bank';
const approves = ['approver approves the payment', 'colleague makes a batch', takesFile] as const;
/** The first of the two approvers there are, whoever is left. */
const takesApprover: Taken = ['administrator takes a role', { what: 2 }];
const changesSettings: Taken = ['administrator changes how payments are made', { which: 1 }];
const january = 'it is 2027-01-04';
const signsInJanuary = [
  'applicant saves consent',
  january,
  'signer reads both documents and asks for a code',
  'signer signs',
];

/** How each sentence was broken that once was. Once it is mended, the same acts leave it whole. */
export const trails: Readonly<Record<string, Trail>> = {
  'nothing goes to the bank without an accepted verdict on every required document': {
    start: reviewed,
    acts: ['officer proposes the payment', ...approves],
  },
  'a payment without every verdict is proposed as an exception alone': {
    start: reviewed,
    acts: ['officer proposes the payment'],
  },
  'what a payment stands on holds still from its file to the answer of the bank': {
    start: atBank,
    acts: ['officer finds a document insufficient'],
  },
  'a batch with a file can be said to be sent, or be taken apart': {
    start: atBank,
    acts: [...[0, 2, 3].map((who): Taken => [takesFile, { who }]), 'officer finds a document insufficient'],
  },
  'a fully booked batch hands out no file': { start: atBank, acts: [read('carried out'), takesFile] },
  'a batch whose transfers came back or were refused hands out no file': {
    start: atBank,
    acts: [read('carried out'), read('come back'), takesFile],
  },
  'a line of another account books nothing': { start: atBank, acts: [read('sent to another account')] },
  'a line of a day to come books nothing': { start: atBank, acts: [read('of next year')] },
  'a line of no day there is books nothing': { start: atBank, acts: [read('of no day there is')] },
  'a transfer that was carried out twice is not told as none of ours': {
    start: atBank,
    acts: [read('carried out twice')],
  },
  'a line that may be a payment of ours is set aside by nobody alone': {
    start: atBank,
    acts: [read('of another amount'), 'colleague sets the open lines of the bank aside'],
  },
  'who is paid less than was promised is told why': {
    start: judged,
    acts: [
      ['officer asks for an explanation before less is paid', { what: 1 }],
      'applicant explains before less is paid',
      ['officer proposes the payment', { what: 5 }],
      ...approves,
      [read('carried out'), { who: 1 }],
    ],
  },
  'thresholds and the paying account are changed by two': { start: empty, acts: [changesSettings] },
  'the settings of payments hold still while one is at the bank': { start: atBank, acts: [changesSettings] },
  'the trail of what was done at the desks is whole': {
    start: sent,
    acts: ['officer takes the case', 'officer of both partners looks at the cases of the other'],
  },
  'a document counts as opened only where it was given whole': {
    start: sent,
    acts: ['signer asks for the head of a document alone', 'signer says that a document is open'],
  },
  'who leads a case may lead cases': {
    start: signed,
    acts: ['officer takes the case', 'administrator takes a role'],
  },
  'a role of approvers and administrators comes by two people': {
    start: empty,
    acts: [takesApprover, takesApprover, 'administrator gives a role'],
  },
  'a role of approvers and administrators goes by two people': { start: empty, acts: [takesApprover] },
  'two people are left who can confirm a role': { start: empty, acts: [takesApprover, takesApprover] },
  'an estimate nobody has confirmed holds no money': { start: empty, acts: ['applicant sends an estimate'] },
  'no application is sent once the works can no longer be done': {
    start: december,
    acts: [january, 'applicant saves consent'],
  },
  'no agreement is sent once the works can no longer be done': {
    start: december,
    acts: [january, 'applicant saves consent'],
  },
  'no agreement is signed once the works can no longer be done': { start: december, acts: signsInJanuary },
  'nobody is given longer to sign than the works may take': {
    start: december,
    acts: ['applicant saves consent'],
  },
  'who is asked for documents has a day on which the works may end': {
    start: december,
    acts: signsInJanuary,
  },
};

const first: Draw = { which: 0, who: 0, what: 0, isBold: false };

/** Follows the trail of a sentence. @returns how it broke; undefined: it held */
export async function follow(world: World, name: string): Promise<string | undefined> {
  const { start, acts } = trails[name] ?? { start: empty, acts: [] };
  const taken = acts.map((each) => (typeof each === 'string' ? ([each, {}] as const) : each));
  const steps = taken.map(([title, drawn]) => {
    const act = allActs.find((one) => one.name === title);
    if (!act) throw new RangeError(`there is no act “${title}”`);
    return { act, draw: { ...first, ...drawn } };
  });
  const invariants = allInvariants.filter((each) => each.name === name);
  try {
    await takeAll(world, start, steps, { invariants });
    return undefined;
  } catch (broken) {
    if (broken instanceof Broken) return broken.message;
    throw broken;
  }
}
