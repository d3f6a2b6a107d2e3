import { readConsents as readConsentsCall } from '@ndp/contract/desk/consents.ts';
import { consentNames, documentNames } from '@ndp/flows/application/consent/messages.ts';
import { type Message, say } from '@ndp/flows/message.ts';
import { readConsents } from '../../cases/consents/consents.ts';
import { doesFit, type Reprint, reprintConsents } from '../../cases/consents/reprint.ts';
import { readStoredDocuments } from '../../cases/consents/stored-documents.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { shippedStatements } from '../../platform/config/shipped.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { readShelf } from '../../platform/partners/program-shelf.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** What was agreed to in a case, as it was shown then. */
export function mountConsents(http: DeskHttp): void {
  mount(http, readConsentsCall, async ({ params, work }) => {
    const application = await work.lockCase(params.reference);
    const consents = await describeConsents(work, application);
    const unfit = consents.filter(({ does_fit }) => !does_fit).length;
    work.addDetails({ consents: consents.length, unfit });
    return { consents };
  });
}

/** Each statement of a case as it was shown, and whether what is kept of it fits. */
export async function describeConsents(
  work: Pick<DeskWork, 'trx' | 'partner' | 'language'>,
  application: Application,
) {
  const { trx, partner } = work;
  const reprints = reprintConsents(await readConsents(trx, keyOf(application)), {
    documents: readStoredDocuments(shippedStatements, (await readShelf(trx)).all()),
    program: programOf(application, partner),
  });
  return reprints.map((each) => describe(work, each));
}

function describe({ language }: Pick<DeskWork, 'language'>, reprint: Reprint) {
  const { record, text, isCurrent, documents } = reprint;
  const nameIn = (names: Readonly<Record<string, Message>>, id: string) => {
    const name = Object.hasOwn(names, id) ? names[id] : undefined;
    return name ? say(name, language) : id;
  };
  return {
    name: nameIn(consentNames, record.consent_id),
    text: text ?? null,
    at: record.accepted_at.toISOString(),
    revision: record.revision,
    is_standing: isCurrent,
    does_fit: doesFit(reprint),
    documents: documents.map(({ name, stored }) => ({
      name: nameIn(documentNames, name),
      version: stored?.version ?? null,
    })),
  };
}
