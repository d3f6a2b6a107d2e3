import { consumerInvoice } from '@ndp/invoice/testing/examples.ts';
import { unzipSync } from 'fflate';
import { fillIn } from '../applications.ts';
import { fillInAndSign } from '../documents/signed-documents.ts';
import { pdfOf } from '../settlement/sample-files.ts';
import { sendFile, sendMessageFile } from '../settlement/settlements.ts';
import { findStored } from '../stored.ts';
import { post } from '../submissions.ts';
import type { TestApi } from '../test-api.ts';
import { type Seat, seat } from './desk-people.ts';
import type { DeskVisit } from './desk-visit.ts';

export const saidInCase = {
  note: 'Dzwonił sąsiad z działki obok.',
  message: 'Czy to już wszystko?',
  reason: 'Kontrola, pismo 12/2026',
};

/** A case with signed papers, three uploads of which one is an invoice as XML, a message with a file, and a note, and an officer who takes it out. */
export async function openCaseToTakeOut(api: TestApi, desk: DeskVisit) {
  const officer = await seat(api, 'olga', 'mpec', ['officer']);
  const link = await fillIn(api);
  const { composed } = await fillInAndSign(api, link);
  const { reference } = await findStored(api, link);
  const uploads = [
    ...['invoice', 'acceptance_report'].map((kind) => ({
      kind,
      bytes: pdfOf({ inside: `/Title (${kind})` }),
    })),
    { kind: 'invoice', bytes: Buffer.from(consumerInvoice) },
  ];
  for (const upload of uploads) await sendFile(api, link, upload);
  const attached = pdfOf({ inside: '/Title (mapa)' });
  const { id } = (await sendMessageFile(api, link, attached)).json() as { id: string };
  const messages = `/applications/${link.token}/${link.id}/messages`;
  await post(api, messages, { text: saidInCase.message, files: [id] });
  const at = `/api/partners/mpec/cases/${reference}`;
  await officer.ask(desk, 'POST', `${at}/notes`, { text: saidInCase.note });
  const take = (body: object = {}, who: Seat = officer) =>
    who.ask(desk, 'POST', `${at}/case-file`, { reason: saidInCase.reason, with_notes: false, ...body });
  return { officer, link, reference, at, take, uploads, attached, composed };
}

/** The files of an archive, by their paths. */
export function filesIn(zip: Uint8Array): Map<string, Buffer> {
  return new Map(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes)]));
}
