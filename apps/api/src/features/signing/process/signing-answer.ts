import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { keyOf } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { isNameHeld } from '../embedded/held-names.ts';
import { readSignedRefs } from '../embedded/signed-refs.ts';
import { secondRef } from '../port/port.ts';
import { isPreparing, readRequests } from '../requests/document-requests.ts';

/** Statuses in which there is nothing to be signed yet, or any more. */
const without = ['submitted', 'verified', 'in_completion', 'under_review', 'correction_requested'];

/** How far the signing of an application's documents is; null while there are none. */
export async function readSigning(
  store: EncryptedStore,
  application: Application,
): Promise<ApplicationAnswer['signing']> {
  if (without.includes(application.status)) return null;
  const requests = (await readRequests(store, keyOf(application))).filter(
    (each) => each.cancelReason === null,
  );
  const [first] = requests;
  if (!first) return null;
  const isHeld = await isNameHeld(store.db, keyOf(application));
  const hasSigned = await readSignedRefs(store.db, keyOf(application));
  const waiting = requests.map(({ requestId, waitingRefs }) =>
    waitingRefs.filter((ref) => !hasSigned(requestId, ref)),
  );
  return {
    deadline: first.expiresAt.toISOString(),
    papers: requests.map(({ paper, state }) => ({ paper, state })),
    can_remind:
      application.status === 'contract_sent' &&
      !isHeld &&
      !(await isPreparing(store.db, keyOf(application))) &&
      waiting.some((refs) => refs.length > 0),
    is_held: isHeld,
    second_waits: waiting.every((refs) => refs.length === 1 && refs[0] === secondRef),
    is_being_sealed: application.status === 'contract_sent' && waiting.every((refs) => refs.length === 0),
  };
}
