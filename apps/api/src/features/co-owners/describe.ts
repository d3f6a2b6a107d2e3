import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { hasAnswered } from '@ndp/flows/application/co-owners/rules.ts';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { readCoOwners } from './store.ts';

/** The co-owners as the applicant sees them: the addresses in full, for the applicant typed them. */
export async function describeCoOwners(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<ApplicationAnswer['co_owners']> {
  const coOwners = await readCoOwners(store, key);
  return coOwners.map(({ id, name, email, state, answer }) => {
    const given = hasAnswered({ state }) ? answer : undefined;
    return {
      id,
      name,
      email,
      state,
      answered_at: given?.answeredAt.toISOString() ?? null,
      reason: given?.reason ?? null,
    };
  });
}
