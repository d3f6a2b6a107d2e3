import { type CaseActionName, lineOf } from './actions.ts';
import { asksForCorrection } from './correction-ways.ts';
import { type CasePart, partsOn } from './parts.ts';
import { mayMove } from './transitions.ts';

/**
 * The acts of the desk that can be taken back, and what each changes: where it is one line of the table of actions, what
 * the table says. Every other act stays.
 */
export const undoableActs = {
  assign: ['assignment'],
  move: ['status'],
  'judge-document': changedBy('judge-document'),
  correct: changedBy('request-correction'),
  refuse: changedBy('refuse'),
} as const satisfies Readonly<Record<string, readonly CasePart[]>>;
export type UndoableAct = keyof typeof undoableActs;

/** The parts of a case that an action changes, its status among them where it leads to another one. */
function changedBy(name: CaseActionName): readonly CasePart[] {
  const { in: steps, changes = [] } = lineOf(name);
  const leadsOn = Object.values(steps).some((to) => to.length > 0);
  return leadsOn ? ['status', ...changes] : changes;
}

const undoHindrances = ['followed', 'ended', 'mailed', 'money'] as const;
/**
 * Why an act stays: somebody has gone on from it; it ended a signing or a request for correction; the mail of it has left;
 * the money it freed went to the next in line.
 */
export type UndoHindrance = (typeof undoHindrances)[number];

/** What became of an act since. */
export interface DoneAct {
  readonly act: UndoableAct;
  /** Parts of the case that changed after it, whoever changed them. */
  readonly changedSince: readonly CasePart[];
  /** Whether it ended something of others that cannot be begun again. */
  readonly hasEnded: boolean;
  readonly isMailed: boolean;
}

/** Why an act cannot be taken back; undefined: it can. */
export function undoHindrance({ act, changedSince, hasEnded, isMailed }: DoneAct): UndoHindrance | undefined {
  const present = partsOn(undoableActs[act]);
  if (changedSince.some((part) => present.has(part))) return 'followed';
  if (hasEnded) return 'ended';
  return isMailed ? 'mailed' : undefined;
}

/** Whether an operator's step led from one status to the other, so that it may be gone back. */
export function isUndoneStep(from: string, to: string): boolean {
  return mayMove(from, to, 'operator') || asksForCorrection(from, to);
}
