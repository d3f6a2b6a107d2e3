import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Actor } from '@ndp/domain/case/action.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { paymentStatementVersion } from '@ndp/flows/application/payment/messages.ts';
import type { LightMyRequestResponse } from 'fastify';
import { moveStatus } from '../../cases/status/move-status.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { type FillIn, fillIn, type Link } from '../applications.ts';
import { call, plainPartner, type SubmissionOptions } from '../submissions.ts';
import type { TestApi } from '../test-api.ts';
import { pdfOf } from './sample-files.ts';

/** Moves an application along statuses, each by whom the table allows it. */
export async function moveAlong(
  { context }: Pick<TestApi, 'context'>,
  { id }: Pick<Link, 'id'>,
  steps: readonly (readonly [ApplicationStatus, Actor])[],
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    let application = await lockApplication({ db: trx, keys: context.keys }, plainPartner, id);
    for (const [to, actor] of steps) {
      if (!application) throw new Error(`no application ${id}`);
      application = await moveStatus({ db: trx, now: context.clock() }, application, to, { actor });
    }
  });
}

/** An application whose agreement is signed: what a settlement begins with. */
export async function fillInAndSign(api: TestApi, filling: FillIn = {}): Promise<Link> {
  await api.takeMails();
  const link = await fillIn(api, filling);
  await moveAlong(api, link, [
    ['contract_sent', 'system'],
    ['contract_signed', 'system'],
  ]);
  await api.takeMails();
  return link;
}

export interface SendingFile extends SubmissionOptions {
  readonly kind?: string;
  readonly name?: string;
  readonly bytes?: Uint8Array;
  readonly type?: string;
}

/** Sends a file through a link: a PDF of an invoice unless told otherwise. */
export function sendFile(
  api: TestApi,
  link: Link,
  { kind = 'invoice', name = 'faktura.pdf', bytes = pdfOf(), type, ...sending }: SendingFile = {},
): Promise<LightMyRequestResponse> {
  const query = new URLSearchParams({ kind, name }).toString();
  const headers = { 'content-type': type ?? 'application/octet-stream' };
  const what = `POST /applications/${link.token}/${link.id}/settlement_documents?${query}` as const;
  return call(api, what, Buffer.from(bytes), { ...sending, headers });
}

/** Sends a file for the next message of the applicant. */
export function sendMessageFile(
  api: TestApi,
  link: Link,
  bytes: Uint8Array = pdfOf(),
  sending: SubmissionOptions = {},
): Promise<LightMyRequestResponse> {
  const headers = { 'content-type': 'application/octet-stream' };
  const what = `POST /applications/${link.token}/${link.id}/message_files?name=pismo.pdf` as const;
  return call(api, what, Buffer.from(bytes), { ...sending, headers });
}

/** The kinds a house with a new device needs. */
export const requiredKinds = [
  'invoice',
  'proof_of_payment',
  'acceptance_report',
  'removal_proof',
  'energy_label',
] as const;

/** Sends a document of each required kind. */
export async function sendAllDocuments(api: TestApi, link: Link): Promise<void> {
  for (const kind of requiredKinds) {
    const answer = await sendFile(api, link, { kind, bytes: pdfOf({ inside: `/Title (${kind})` }) });
    if (answer.statusCode !== 200) throw new Error(`${kind}: ${answer.body}`);
  }
}

export const goodPayment = {
  completion_date: '2026-11-21',
  heater_model_name: 'Vitocal 250',
  consent_payment: true,
  statement: paymentStatementVersion,
};

/** Everything that lies in a folder, however deep, as paths. */
export function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}
