import { nameNewOwner } from '@ndp/contract/desk/handover.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { readNewOwner } from '../../cases/people/new-owner.ts';
import { handOverForOwner } from '../../features/duties/hand-over.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { describeNewOwner } from '../application/tell-duties.ts';
import type { DeskHttp } from './desk-http.ts';

/** The office names a new owner where the owner cannot, as after a death. */
export function mountNameNewOwner(http: DeskHttp): void {
  mount(http, nameNewOwner, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const { reason } = body;
    work.addDetails({ duty: 'handed_over', letters: reason.length });
    const opened = { application, partner: work.partner };
    await handOverForOwner(work.unit, opened, { ...body, by: work.person.id });
    const named = await describeHandover(work.store, application, work.now);
    if (!named) throw new RangeError('a new owner who was just named is gone');
    return named;
  });
}

/** To whom the duties of a case go, as the office reads it; null: they stay. */
export async function describeHandover(store: EncryptedStore, application: Application, now: Date) {
  const owner = await readNewOwner(store, keyOf(application), now);
  if (!owner) return null;
  const { namedBy: named_by, reason, typedName: typed_name } = owner;
  return { ...describeNewOwner(owner), named_by, reason, typed_name };
}
