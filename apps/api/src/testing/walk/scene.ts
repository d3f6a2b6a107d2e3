import { call, post } from '../submissions.ts';
import { type CallAnswer, ofDesk, ofPortal, oneOf } from './act.ts';
import type { BatchFact, CaseFact, DatabaseFacts, PaymentFact } from './facts.ts';
import { partner, people } from './staff.ts';
import type { WalkedCase, World } from './world.ts';

/** What was drawn for an act: which case, who, and what of several. */
export interface Draw {
  readonly which: number;
  readonly who: number;
  readonly what: number;
  /** Whether it is done without asking whether it makes sense, by anybody. */
  readonly isBold: boolean;
}

/** A moment of the walk: the world as it stands, and what was drawn for the act. */
export class Scene {
  readonly world: World;
  readonly draw: Draw;
  /** Who did it at the desk, once somebody has. */
  actor: string | undefined;
  /** What was chosen, for whoever reads the walk. */
  choice = '';
  /** The batch it is about, as it stood before. */
  batch: BatchFact | undefined;

  constructor(world: World, draw: Draw) {
    this.world = world;
    this.draw = draw;
  }

  get facts(): DatabaseFacts {
    return this.world.facts;
  }

  /** The case the act is about; undefined: there is none yet, or no more. */
  get case(): (WalkedCase & { readonly fact: CaseFact }) | undefined {
    const { cases } = this.world;
    const known = cases.length > 0 ? oneOf(cases, this.draw.which) : undefined;
    const fact = this.facts.cases.find(({ id }) => id === known?.id);
    return known && fact && Object.assign(known, { fact });
  }

  get status(): string {
    return this.case?.fact.status ?? '';
  }

  /** The newest payment of the case. */
  get payment(): PaymentFact | undefined {
    return this.facts.payments.findLast((each) => each.case === this.case?.id);
  }

  isIn(...statuses: readonly string[]): boolean {
    return statuses.includes(this.status);
  }

  /** Names what was chosen, and passes it on. */
  chosen<Choice>(choice: Choice, name = String(choice)): Choice {
    this.choice = this.choice ? `${this.choice}, ${name}` : name;
    return choice;
  }

  /** One of a list by what was drawn. */
  choose<Each>(list: readonly Each[], name: (each: Each) => string = String): Each {
    const found = oneOf(list, this.draw.what);
    return this.chosen(found, name(found));
  }

  /** Somebody who has one of these roles; boldly, anybody at all. */
  somebody(...roles: readonly string[]): string {
    const able = people.filter((name) => {
      const { id } = this.world.staff.seatOf(name).person;
      return this.facts.roles.some(
        (row) => row.partner === partner && row.person === id && roles.includes(row.role),
      );
    });
    return oneOf(this.draw.isBold || able.length === 0 ? people : able, this.draw.who);
  }

  /** Asks behind the applicant's link. */
  async behindLink(path: string, body?: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<CallAnswer> {
    const { token = '', id = '' } = this.case ?? {};
    const { api } = this.world;
    return ofPortal(await call(api, `${method} /applications/${token}/${id}${path}`, body));
  }

  async onPortal(path: string, body?: unknown): Promise<CallAnswer> {
    return ofPortal(await post(this.world.api, path, body));
  }

  /** Somebody with one of these roles asks at the desk. */
  async atDesk(roles: readonly string[], path: string, body?: object): Promise<CallAnswer> {
    return this.as(this.somebody(...roles), path, body);
  }

  /** Asks at the desk of the partner; with a body it is an act, without one a look. */
  async as(who: string, path: string, body?: object): Promise<CallAnswer> {
    this.actor = who;
    return ofDesk(await this.world.ask(who, body ? 'POST' : 'GET', `/api/partners/${partner}${path}`, body));
  }

  /** The same about the case. */
  aboutCase(roles: readonly string[], path: string, body?: object): Promise<CallAnswer> {
    return this.atDesk(roles, `/cases/${this.case?.fact.reference ?? 'NDP-2026-AAAAAA'}${path}`, body);
  }
}
