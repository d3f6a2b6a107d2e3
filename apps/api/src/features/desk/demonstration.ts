import type { DeskRole } from '@ndp/contract/permissions.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { knowPerson } from './people.ts';
import { givePlatform } from './platform-administrators.ts';
import { giveRole } from './roles.ts';

/** Somebody made up, who may log in on a developer's machine. */
export interface DemonstrationPerson {
  /** What their issuer calls them. */
  readonly subject: string;
  readonly name: string;
  readonly role: DeskRole;
  /** May open partners, too. */
  readonly isPlatform?: true;
  /** At how many of the partners, from the first. */
  readonly partners: number;
}

/** The people of the embedded issuer: one of each role; the officer works for two partners. */
export const demonstrationPeople: readonly DemonstrationPerson[] = [
  { subject: 'olga', name: 'Olga Urzędnik', role: 'officer', partners: 2 },
  { subject: 'zofia', name: 'Zofia Zatwierdzająca', role: 'approver', partners: 1 },
  { subject: 'adam', name: 'Adam Audytor', role: 'auditor', partners: 1 },
  { subject: 'ewa', name: 'Ewa Administrator', role: 'administrator', partners: 1, isPlatform: true },
];

/** Gives the made-up people their roles, unless somebody knows them already. */
export function welcomeDemonstration(
  store: EncryptedStore,
  issuer: string,
  partners: readonly string[],
  now: Date,
): Promise<void> {
  return acrossPartners(async () => {
    for (const { subject, role, isPlatform, partners: count } of demonstrationPeople) {
      const person = await knowPerson(store, { issuer, subject }, now);
      if (person.seenAt) continue;
      if (isPlatform) await givePlatform(store.db, person.id, now);
      for (const partnerId of partners.slice(0, count)) {
        await giveRole(store.db, { partnerId, personId: person.id, role }, now);
      }
    }
  });
}
