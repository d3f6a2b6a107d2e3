import type { CallAnswer, WalkAction } from '../act.ts';
import type { Scene } from '../scene.ts';
import { partner } from '../staff.ts';
import type { World } from '../world.ts';

/** An act that was just done, and the world as it stands after it. */
export interface Moment {
  readonly world: World;
  readonly act: WalkAction;
  readonly scene: Scene;
  readonly answer: CallAnswer;
  readonly isRefused: boolean;
  /** The actions that were named before to whoever did it; undefined: none of the table, or not read. */
  readonly named: readonly string[] | undefined;
}

/** How the tables stand, row by row; what applicant and desk are told of every case. */
export type Need = 'digest' | 'told';

/** A sentence that is true after every act. */
export interface Invariant {
  readonly name: string;
  /** Whether it speaks of refusals too; any other one holds after them as it did before, for they change nothing. */
  readonly ofRefusals?: true;
  /** What has to be read after an act for it, beside the facts. */
  readonly needs?: Need;
  /** What is wrong; undefined: it holds. */
  readonly check: (moment: Moment) => string | undefined | Promise<string | undefined>;
}

/** Who hands money to the bank and reads what it did. */
export const deciding = ['officer', 'approver'] as const;

/** Whether whoever did it has one of these roles. */
export function hasRole({ world: { facts, staff }, scene }: Moment, roles: readonly string[]): boolean {
  return facts.roles.some(
    ({ partner: at, person, role }) =>
      at === partner && roles.includes(role) && staff.nameOf(person) === scene.actor,
  );
}

/** The first thing wrong among several; undefined: none. */
export function firstOf<Each>(
  list: readonly Each[],
  isWrong: (each: Each) => boolean,
  describe: (each: Each) => string = (each) => JSON.stringify(each),
): string | undefined {
  const found = list.find(isWrong);
  return found === undefined ? undefined : describe(found);
}
