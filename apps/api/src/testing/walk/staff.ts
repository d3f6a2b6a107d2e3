import type { DeskRole } from '@ndp/contract/permissions.ts';
import { type Seat, seat } from '../desk/desk-people.ts';
import type { TestApi } from '../test-api.ts';

/** The partner whose case is walked. */
export const partner = 'mpec';
export type PartnerId = typeof partner | 'duon';

/** Who works where. Olga works for both. */
const offices: Readonly<Record<string, Partial<Record<PartnerId, readonly DeskRole[]>>>> = {
  Olga: { mpec: ['officer'], duon: ['officer'] },
  Adam: { mpec: ['officer'] },
  Zofia: { mpec: ['approver'] },
  Jan: { mpec: ['approver'] },
  Ewa: { mpec: ['administrator'] },
  Igor: { duon: ['officer'] },
  Wanda: { duon: ['approver'] },
  Marek: { duon: ['approver'] },
  Edyta: { duon: ['administrator'] },
};
export const people = Object.keys(offices);

/** Sessions that are younger need no new one. */
const freshMs = 20 * 60_000;

/** The people of two offices, logged in at the moment of the clock. */
export class Staff {
  readonly #api: TestApi;
  readonly #seats = new Map<string, Seat>();
  #loggedInAt = 0;

  constructor(api: TestApi) {
    this.#api = api;
  }

  /** Everybody takes their first roles again. */
  async begin(): Promise<void> {
    for (const [name, roles] of Object.entries(offices))
      for (const [at, those] of Object.entries(roles)) await seat(this.#api, name, at, those);
    await this.logIn();
  }

  /** Logs everybody in again where the clock has gone on. */
  async logIn(): Promise<void> {
    const now = this.#api.context.clock().getTime();
    if (Math.abs(now - this.#loggedInAt) < freshMs) return;
    for (const name of people) this.#seats.set(name, await seat(this.#api, name, partner, []));
    this.#loggedInAt = now;
  }

  /** Forgets the sessions, which a cleared database has lost. */
  logOut(): void {
    this.#loggedInAt = 0;
  }

  seatOf(name: string): Seat {
    const found = this.#seats.get(name);
    if (!found) throw new RangeError(`nobody is called ${name}`);
    return found;
  }

  nameOf(id: string | null | undefined): string {
    return people.find((name) => this.#seats.get(name)?.person.id === id) ?? String(id);
  }
}
