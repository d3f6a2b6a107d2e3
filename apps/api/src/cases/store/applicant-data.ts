import type { Insertable, Selectable } from 'kysely';
import type { ApplicationCipher } from '../../platform/crypto/application-cipher.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type {
  Application,
  ApplicationFacts,
  ApplicationTable,
} from '../../platform/database/schema/tables.ts';
import { unwrapCipher } from '../keys/application-keys.ts';
import type { ApplicationKey } from '../keys/case-key.ts';

export type ApplicationRow = Selectable<ApplicationTable> & { readonly sealed_key: Uint8Array };

const context = 'application facts';

/** Of the project only the kind of building stays readable. */
export function sealApplicantData(
  cipher: ApplicationCipher,
  keys: KeyRing,
  { partnerId }: ApplicationKey,
  facts: ApplicationFacts,
): Pick<Insertable<ApplicationTable>, 'facts' | 'email_index' | 'project'> {
  const { email, client, project } = facts;
  return {
    facts: cipher.seal(JSON.stringify({ email, client, project }), context),
    email_index: findableAs(keys, partnerId, email),
    project: JSON.stringify({ variant: project.variant }),
  };
}

export function openApplication(keys: KeyRing, row: ApplicationRow): Application {
  const { facts, email_index, sealed_key, ...open } = row;
  const cipher = unwrapCipher(keys, { partnerId: row.partner_id, applicationId: row.id }, { sealed_key });
  return { ...open, ...(JSON.parse(cipher.open(facts, context)) as ApplicationFacts), cipher };
}

export function findableAs(keys: KeyRing, partnerId: string, email: string): Buffer {
  return keys.hash('email', addressOf(partnerId, email));
}

/** The same address has another index in another portal. */
function addressOf(partnerId: string, email: string): string {
  return `${partnerId}\n${email.normalize('NFC').trim().toLowerCase()}`;
}
