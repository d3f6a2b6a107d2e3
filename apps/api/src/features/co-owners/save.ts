import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { isSameAddress, mayNameCoOwners, type NamedCoOwner } from '@ndp/flows/application/co-owners/rules.ts';
import type { Language } from '@ndp/flows/message.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { moveTo, updateApplication } from '../../cases/status/move-status.ts';
import { SectionChanged } from '../../cases/store/refusals.ts';
import { requireApplication } from '../../cases/store/require-application.ts';
import { readSections } from '../../cases/store/sections.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { FieldsRefused } from '../../platform/http/refusals.ts';
import type { RowUnit, Unit } from '../../platform/unit.ts';
import { askCoOwner } from './invite.ts';
import { isOwnerOfWhole } from './owner-of-whole.ts';
import { CoOwnerAnswered, CoOwnersClosed, OwnerOfTheWhole } from './refusals.ts';
import { addCoOwner, type CoOwner, readCoOwners, removeCoOwner, renameCoOwner } from './store.ts';

/** What an applicant asks to be saved. */
export interface Naming {
  /** All co-owners there are to be. */
  readonly named: readonly NamedCoOwner[];
  /** The revision the caller has seen; undefined: the last write wins. */
  readonly seenRevision: number | undefined;
  readonly language: Language;
}

/**
 * Makes the co-owners of an application, whose row is held, those that are listed; an address tells who is who.
 * New ones are asked at once when the application was sent. What is saved already is not saved again.
 *
 * @throws {OnlyCallback} it is a request to be called back
 * @throws {CoOwnersClosed} the agreement is signed, or the case has ended
 * @throws {FieldsRefused} the applicant's own address is listed
 * @throws {OwnerOfTheWhole} the applicant owns the whole building, so there is nobody to name
 * @throws {CoOwnerAnswered} somebody who has answered is not listed
 * @throws {SectionChanged} something was saved since the caller read the application
 */
export async function saveCoOwners(
  unit: Unit,
  application: Application,
  { named, seenRevision, language }: Naming,
): Promise<Application> {
  const key = keyOf(application);
  requireApplication(application);
  if (!mayNameCoOwners(application.status)) throw new CoOwnersClosed();
  const known = await readCoOwners(unit, key);
  const { added, removed, renamed } = compare(known, named);
  if (added.length + removed.length + renamed.length === 0) return application;
  await refuseOwnAddress(unit, application, named);
  if (added.length > 0 && (await isOwnerOfWhole(unit, key))) throw new OwnerOfTheWhole();
  if (removed.some(({ answer }) => answer)) throw new CoOwnerAnswered();
  if (seenRevision !== undefined && seenRevision < application.revision) {
    throw new SectionChanged();
  }
  for (const { id } of removed) await removeCoOwner(unit, key, id);
  for (const { coOwner, name } of renamed) await renameCoOwner(unit, key, coOwner, name);
  const last = known.at(-1)?.n ?? 0;
  const isSent = !isOpen(application.status);
  for (const [i, person] of added.entries()) {
    const coOwner = await addCoOwner(unit, key, person, { n: last + 1 + i, language });
    if (isSent) await askCoOwner(unit, application, coOwner);
  }
  return noteChange(unit, application);
}

/** The list has changed: one more revision, and the draft lives on. */
export async function noteChange(unit: RowUnit, application: Application): Promise<Application> {
  if (isOpen(application.status)) return moveTo(unit, application, 'in_completion');
  const change = { revision: application.revision + 1, changed_at: unit.now };
  await updateApplication(unit, application, change);
  return { ...application, ...change };
}

function compare(known: readonly CoOwner[], named: readonly NamedCoOwner[]) {
  const isIn = (list: readonly NamedCoOwner[]) => (one: NamedCoOwner) =>
    list.some(({ email }) => isSameAddress(email, one.email));
  return {
    added: named.filter((person) => !isIn(known)(person)),
    removed: known.filter((coOwner) => !isIn(named)(coOwner)),
    // Once answered, the name stands as it was when this person was asked.
    renamed: known.flatMap((coOwner) => {
      const name = named.find(({ email }) => isSameAddress(email, coOwner.email))?.name;
      return name === undefined || name === coOwner.name || coOwner.answer ? [] : [{ coOwner, name }];
    }),
  };
}

async function refuseOwnAddress(
  store: EncryptedStore,
  application: Application,
  named: readonly NamedCoOwner[],
): Promise<void> {
  const { client_info } = await readSections(store, keyOf(application));
  const own = [application.email, client_info?.data.contact_email].filter(
    (email) => typeof email === 'string',
  );
  const refused = named.flatMap(({ email }, i) =>
    own.some((address) => isSameAddress(address, email))
      ? [{ loc: ['body', 'co_owners', String(i), 'email'], problem: 'email_own' as const }]
      : [],
  );
  if (refused.length > 0) throw new FieldsRefused(...refused);
}
