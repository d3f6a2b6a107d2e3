import { type ApplicationStatus, isOpen, openStatuses } from '../workflow/statuses.ts';
import type { Actor, Party } from './action.ts';
import { actionLines } from './actions.ts';

/** A change of status, and whom the history names for it. */
export interface Transition {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  readonly by: Actor;
}

const actorOf: Readonly<Record<Party, Actor>> = {
  applicant: 'applicant',
  officer: 'operator',
  approver: 'operator',
  bank: 'system',
  clock: 'system',
};

/** Every change of status there is, as the table of actions has it. */
export const transitions: readonly Transition[] = actionLines.flatMap(([, { by, in: steps, as }]) =>
  Object.entries(steps).flatMap(([from, targets]) =>
    targets.flatMap((to) =>
      by.map((party) => ({ from: from as ApplicationStatus, to, by: as ?? actorOf[party] })),
    ),
  ),
);

/** Whether this actor may bring an application from one status to the other. */
export function mayMove(from: string, to: string, actor: Actor): boolean {
  return transitions.some((each) => each.from === from && each.to === to && each.by === actor);
}

/** Where this actor may bring an application that stands here. */
export function nextStatuses(from: string, actor: Actor): readonly ApplicationStatus[] {
  return [
    ...new Set(transitions.filter((each) => each.from === from && each.by === actor).map(({ to }) => to)),
  ];
}

/** The way of an application until its applicant has sent it. */
const way = [...openStatuses, 'completed'] as const;
export type WayStatus = (typeof way)[number];

/**
 * The statuses an application enters when its applicant brings it from one to another: forwards none is left out; from
 * elsewhere it is one step.
 */
export function stepsTo(from: string, to: WayStatus): readonly WayStatus[] {
  if (from === to) return [];
  const [start, end] = [(way as readonly string[]).indexOf(from), way.indexOf(to)];
  return isOpen(from) && start < end ? way.slice(start + 1, end + 1) : [to];
}
