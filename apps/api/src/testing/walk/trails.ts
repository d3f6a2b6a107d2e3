import { allActs } from './acts/all.ts';
import type { Draw } from './scene.ts';
import { type Start, starts } from './starts.ts';
import { Broken, everySentence, takeAll } from './walk.ts';
import type { World } from './world.ts';

/** An act by its name, and what was drawn for it where that was not the first of everything. */
type Taken = string | readonly [name: string, drawn: Partial<Draw>];

/** The shortest way known to a sentence that was once broken. */
interface Trail {
  readonly start: Start;
  readonly acts: readonly Taken[];
}

const { empty, sent, signed, reviewed, judged: accepted, atBank, december } = starts;
const read = (how: string, who = 0): Taken => [`colleague reads of a transfer ${how}`, { who }];
const takesFile = (who: number): Taken => ['colleague takes the file for the bank', { who }];
const goesOut = ['colleague makes a batch', takesFile(0)] as const;
const approves = 'approver approves the payment';
/** Everything that was found, and less of it. */
const proposes: Taken = 'officer proposes the payment';
const proposesLess: Taken = [proposes, { what: 5 }];
const takesRole = (who: number, what: number): Taken => ['administrator takes a role', { who, what }];
const takesApprover = takesRole(0, 2);
/** Zofia, Jan or Ewa say yes to what waits. */
const confirmsRole = (who: number, what = 0): Taken => [
  'colleague confirms a role that waits',
  { who, what },
];
const changesSettings = (which: number): Taken => ['administrator changes how payments are made', { which }];
const decidesSettings = (who: number): Taken => ['colleague decides on how payments are made', { who }];
const sends = 'applicant saves consent';
const opens = 'signer reads both documents and asks for a code';
const findsInsufficient = 'officer finds a document insufficient';

/** How each sentence was broken that once was. Once it is mended, the same acts leave it whole. */
export const trails: Readonly<Record<string, Trail>> = {
  'nothing goes to the bank without an accepted verdict on every required document': {
    start: reviewed,
    acts: [proposes, 'officer proposes the payment as an exception', [approves, { what: 3 }], ...goesOut],
  },
  'a payment without every verdict is proposed as an exception alone': {
    start: reviewed,
    acts: [proposes],
  },
  'a payment is approved by as many others as it needs': {
    start: accepted,
    acts: [
      ...[changesSettings(1), decidesSettings(0), proposes],
      ...[changesSettings(0), decidesSettings(0), approves, ...goesOut],
    ],
  },
  'what a payment stands on holds still from its file to the answer of the bank': {
    start: atBank,
    acts: [findsInsufficient],
  },
  'a batch with a file can be said to be sent, or be taken apart': {
    start: atBank,
    acts: [
      ...[takesFile(0), takesFile(2), takesFile(3), findsInsufficient],
      'colleague says that the bank has the file',
      'colleague takes a batch apart',
      'approver confirms that a batch is cancelled',
    ],
  },
  'a fully booked batch hands out no file': { start: atBank, acts: [read('carried out'), takesFile(0)] },
  'what is named to somebody is not refused to them, and what is not named is not done': {
    start: atBank,
    acts: [takesFile(3), ['approver says that the bank has not carried a transfer out', { who: 1 }]],
  },
  'a batch whose transfers came back or were refused hands out no file': {
    start: atBank,
    acts: [read('carried out'), read('come back'), takesFile(0)],
  },
  'a line of another account books nothing': { start: atBank, acts: [read('sent to another account')] },
  'a line of a day to come books nothing': { start: atBank, acts: [read('of next year')] },
  'a line of no day there is books nothing': {
    start: atBank,
    acts: ['8 days pass', '8 days pass', read('of no day there is')],
  },
  'a transfer that was carried out twice is not told as none of ours': {
    start: atBank,
    acts: [read('carried out twice')],
  },
  'who took the file of a transfer does not book it alone': {
    start: atBank,
    acts: [
      ...[takesFile(2), read('carried out', 2)],
      ['colleague reads the last statement again', { who: 2 }],
      ['colleague assigns a line of the bank to the case', { who: 2 }],
      'approver confirms what a line of the bank is',
    ],
  },
  'a line that may be a payment of ours is set aside by nobody alone': {
    start: atBank,
    acts: [
      read('of another amount'),
      ['colleague sets the open lines of the bank aside', { who: 2 }],
      'approver confirms that a line is set aside',
    ],
  },
  'who is paid less than was promised is told why': {
    start: accepted,
    acts: [
      proposesLess,
      ['officer asks for an explanation before less is paid', { what: 1 }],
      'applicant explains before less is paid',
      ...[proposesLess, approves, ...goesOut, read('carried out', 1)],
    ],
  },
  'thresholds and the paying account are changed by two': {
    start: empty,
    acts: [changesSettings(1), decidesSettings(2)],
  },
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
    acts: [
      ...[takesApprover, takesApprover, 'administrator gives a role', confirmsRole(2, 1)],
      ...[['administrator gives a role', { what: 8 }] as const, confirmsRole(0, 2)],
      // Zofia and Jan lose theirs, and nobody is left who could confirm one.
      ...[confirmsRole(1), takesApprover, confirmsRole(0, 2), 'administrator gives a role'],
    ],
  },
  'a role of approvers and administrators goes by two people': {
    start: empty,
    acts: [takesApprover, confirmsRole(2)],
  },
  'an office keeps an administrator': {
    start: empty,
    acts: [
      ...[['administrator gives a role', { what: 8 }] as const, confirmsRole(1)],
      ...[takesRole(1, 3), takesRole(0, 5), confirmsRole(1), confirmsRole(1)],
    ],
  },
  'an estimate nobody has confirmed holds no money': { start: empty, acts: ['applicant sends an estimate'] },
  'no application is sent once the works can no longer be done': {
    start: december,
    acts: ['the last day to send is about to end', sends],
  },
  'no agreement is sent once the works can no longer be done': {
    start: december,
    acts: [
      ...[sends, 'officer moves the case', 'the last day to sign is about to end'],
      ...['colleague writes a note', 'officer begins the signing'],
    ],
  },
  'no agreement is signed once the works can no longer be done': {
    start: december,
    acts: [
      ...[sends, [sends, { which: 1 }] as const],
      ...[opens, 'signer insists on another name', 'the last day to sign is about to end'],
      ...[[opens, { which: 1 }] as const, ['signer signs', { which: 1 }] as const],
      'officer decides on the name of a signature',
    ],
  },
  'nobody is given longer to sign than the works may take': { start: december, acts: [sends] },
  'who is asked for documents has a day on which the works may end': {
    start: december,
    acts: [sends, 'it is 2027-01-04', opens, 'signer signs'],
  },
};

const first: Draw = { which: 0, who: 0, what: 0, isBold: false };

/** Follows the trail of a sentence, and judges it by every sentence. @returns which one broke; undefined: all held */
export async function follow(world: World, name: string): Promise<string | undefined> {
  const { start, acts } = trails[name] ?? { start: empty, acts: [] };
  const taken = acts.map((each) => (typeof each === 'string' ? ([each, {}] as const) : each));
  const steps = taken.map(([title, drawn]) => {
    const act = allActs.find((one) => one.name === title);
    if (!act) throw new RangeError(`there is no act “${title}”`);
    return { act, draw: { ...first, ...drawn } };
  });
  try {
    await takeAll(world, start, steps, everySentence);
    return undefined;
  } catch (broken) {
    if (broken instanceof Broken) return broken.message;
    throw broken;
  }
}
