import type { CaseActionName } from '@ndp/domain/case/actions.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { DeskAnswer } from '../desk/desk-visit.ts';
import type { Scene } from './scene.ts';

/** What a call answered. */
export interface CallAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Something somebody may do; whether they are allowed to, the product says. */
export interface WalkAction {
  /** With its person, a sentence: “applicant sends an estimate”. */
  readonly name: string;
  /** How often it is drawn beside others; 1 unless told. */
  readonly weight?: number;
  /** Whether there is anything to do it with: a link, a document, a batch. */
  readonly can?: (scene: Scene) => boolean;
  /** Whether it would be sensible now; what would not is tried more seldom. */
  readonly fits?: (scene: Scene) => boolean;
  /** The line of the table of actions it is; undefined: none, or what was typed is refused whatever the table says. */
  readonly action?: (scene: Scene) => CaseActionName | undefined;
  /** Tables that a refusal of it may change too, as a wrong code is counted. */
  readonly leaves?: readonly string[];
  readonly run: (scene: Scene) => Promise<CallAnswer>;
}

/** The answer of the portal. */
export function ofPortal({ statusCode, headers, body }: LightMyRequestResponse): CallAnswer {
  const isJson = /json/.test(String(headers['content-type']));
  return { status: statusCode, body: isJson && body ? JSON.parse(body) : {} };
}

/** The answer of the desk. */
export function ofDesk({ status, json }: DeskAnswer): CallAnswer {
  return { status, body: json };
}

/** Nothing was asked of the product, or nothing could be. */
export const nothing: CallAnswer = { status: 204, body: {} };

/** One of a list by a number that was drawn; the list is never empty. */
export function oneOf<Each>(list: readonly Each[], draw: number): Each {
  const found = list[draw % list.length];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
}
