import { keyOf } from '../../cases/keys/case-key.ts';
import { addEvents } from '../../cases/store/events.ts';
import {
  type ComposedDocument,
  composeDocuments,
} from '../../features/signing/documents/compose-documents.ts';
import { addDocumentRow } from '../../features/signing/documents/document-store.ts';
import { addRequest, hashDocument, signatureContext } from '../../features/signing/requests/requests.ts';
import { documentsSigned } from '../../mail/emails/documents-signed.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { dayMs } from '../../platform/clock.ts';
import { asUnit } from '../../platform/unit.ts';
import type { Link } from '../applications.ts';
import { findStored } from '../stored.ts';
import type { TestApi } from '../test-api.ts';

/** The bytes that stand for a signed paper. */
export function sealedBytes(paper: ComposedDocument): Uint8Array {
  return Buffer.concat([paper.bytes, Buffer.from(`\n% sealed ${paper.paper}\n%%EOF\n`)]);
}

/** Sends both papers of an application for signature, as the worker does. */
export async function sendPapers(api: TestApi, link: Pick<Link, 'id'>): Promise<readonly ComposedDocument[]> {
  const { context } = api;
  const now = context.clock();
  const application = await findStored(api, link);
  const composed = await composeDocuments(context, application);
  const key = { partnerId: application.partner_id, applicationId: application.id };
  await asUnit(context, async (unit) => {
    for (const { paper, title, bytes, template, fingerprint } of composed) {
      const box = { page: 1, x: 10, y: 70, width: 35, height: 8 };
      const signer = { ref: '1', email: application.email, name: 'Łucja Żółć', level: 'SES', box } as const;
      const order = {
        title: title.pl,
        document: bytes,
        signers: [signer],
        language: 'pl',
        subject: title.pl,
        message: 'Prosimy o podpis.',
        expiresAt: new Date(now.getTime() + 14 * dayMs),
        returnUrl: 'http://example.com/',
      } as const;
      const requestId = await addRequest(unit, { ...key, paper, provider: 'none', order });
      await addDocumentRow(unit.db, {
        partner_id: key.partnerId,
        application_id: key.applicationId,
        request_id: requestId,
        paper,
        template: template.id,
        template_version: template.version,
        fingerprint,
        made_at: now,
      });
    }
  });
  return composed;
}

/** Sends both papers, lets everybody have signed them now, and mails the applicant the link to them. */
async function signPapers(api: TestApi, link: Pick<Link, 'id'>): Promise<readonly ComposedDocument[]> {
  const composed = await sendPapers(api, link);
  const application = await findStored(api, link);
  const { partner_id, id, email, language } = application;
  await asUnit(api.context, async ({ db, now, ...rest }) => {
    const unit = { db, now, ...rest };
    const requests = await db
      .selectFrom('signature_request')
      .selectAll()
      .where('application_id', '=', id)
      .execute();
    for (const request of requests) {
      const paper = composed.find((each) => each.paper === request.paper);
      const sealed = paper ? sealedBytes(paper) : new Uint8Array();
      await db
        .insertInto('signature_artefact')
        .values({
          partner_id,
          request_id: request.id,
          signed_document: application.cipher.sealBytes(
            sealed,
            signatureContext('signed-document', partner_id, request.id),
          ),
          signed_key: null,
          signed_hash: hashDocument(sealed),
          audit_document: null,
          stored_at: now,
        })
        .execute();
    }
    const signer_states = JSON.stringify([{ ref: '1', state: 'signed', signedAt: now.toISOString() }]);
    await db
      .updateTable('signature_request')
      .set({ state: 'completed', signer_states })
      .where('application_id', '=', id)
      .execute();
    await db.updateTable('application').set({ status: 'contract_signed' }).where('id', '=', id).execute();
    await addEvents(unit, keyOf(application), ['contract_sent', 'contract_signed'], { actor: 'system' });
    const payload = { reader: 'applicant', email, language } as const;
    const link = { ...keyOf(application), mail: documentsSigned, payload };
    await promiseLink(unit, link);
  });
  return composed;
}

/** An application that was signed, with both its links. */
export async function fillInAndSign(api: TestApi, application: Link) {
  await api.takeMails();
  const composed = await signPapers(api, application);
  const [mail] = await api.takeMails();
  if (mail?.kind !== 'papers-signed' || !('token' in mail.payload)) throw new Error('no link to the papers');
  return { application, composed, papers: { id: application.id, token: mail.payload.token } };
}
