import { fileProblems } from '@ndp/flows/application/payment/messages.ts';
import {
  communityInvoice,
  consumerInvoice,
  correction,
  goodInvoices,
  strangeFiles,
} from '@ndp/invoice/testing/examples.ts';
import { describe, expect, it } from 'vitest';
import type { Link } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { pdfOf } from '../../testing/settlement/sample-files.ts';
import { filesIn, fillInAndSign, sendFile, sendMessageFile } from '../../testing/settlement/settlements.ts';
import { call, plainPartner } from '../../testing/submissions.ts';

const api = await openTestApi();

const send = (link: Link, xml: string, more = {}) =>
  sendFile(api, link, { name: 'faktura.xml', bytes: Buffer.from(xml), ...more });
const rows = () => api.context.db.selectFrom('settlement_document').selectAll().execute();
const open = (link: Link, document: string, language: 'pl' | 'en') =>
  call(api, `GET /applications/${link.token}/${link.id}/settlement_documents/${document}`, undefined, {
    from: plainPartner,
    language,
  });
const detailOf = (answer: { json(): { detail: string } }) => answer.json().detail.replaceAll('\u00a0', ' ');

describe('an invoice of KSeF', () => {
  it('is taken as the XML it is, and drawn as a page for whoever looks at it', async () => {
    const link = await fillInAndSign(api);
    const answer = await send(link, consumerInvoice);
    expect(answer.statusCode).toBe(200);
    const [document] = answer.json().payment.documents;
    expect(document).toMatchObject({
      media_type: 'application/xml',
      bytes: Buffer.byteLength(consumerInvoice),
    });
    for (const language of ['pl', 'en'] as const) {
      const page = await open(link, document.id, language);
      expect(page.headers['content-type']).toBe('application/pdf');
      expect(page.headers['content-disposition']).toMatch(/-(faktura|invoice)\.pdf$/);
      expect(page.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('lies sealed, and so does what was read out of it', async () => {
    const link = await fillInAndSign(api);
    await send(link, consumerInvoice, { name: '5260001246-20261210-0100001AF629-AF.xml' });
    const [row] = await rows();
    expect(row?.facts).toBeInstanceOf(Uint8Array);
    const stored = Buffer.from(row?.facts ?? []).toString('latin1');
    expect(stored).not.toMatch(/Wicher|5260001246/);
    expect(api.log()).not.toContain('Wicher');
  });

  it('is refused where no invoice is asked for, and with a message, in a sentence', async () => {
    const link = await fillInAndSign(api);
    const answers = [
      await send(link, communityInvoice, { kind: 'proof_of_payment' }),
      await sendMessageFile(api, link, Buffer.from(communityInvoice)),
    ];
    expect(answers.map((answer) => [answer.statusCode, detailOf(answer)])).toEqual([
      [422, fileProblems.xml_place.pl],
      [422, fileProblems.xml_place.pl],
    ]);
    expect(filesIn(api.uploads)).toEqual([]);
  });

  it.each(Object.entries(strangeFiles).filter(([name]) => !/bytes|elements|two bytes|nothing/.test(name)))(
    'is none when it is a file %s: nothing of it is left, and the sentence says why',
    async (_name, [problem, file]) => {
      const link = await fillInAndSign(api);
      const answer = await sendFile(api, link, { bytes: Buffer.from(file), language: 'en' });
      expect([answer.statusCode, detailOf(answer)]).toEqual([422, fileProblems[`xml_${problem}`].en]);
      expect(await rows()).toEqual([]);
    },
  );
});

describe('an invoice that leans on another', () => {
  it('is taken only beside one that stands by itself, whatever form that has', async () => {
    const link = await fillInAndSign(api);
    const refused = [await send(link, correction), await send(link, goodInvoices['an advance'] ?? '')];
    expect(refused.map((answer) => [answer.statusCode, detailOf(answer)])).toEqual([
      [422, fileProblems.xml_correction.pl],
      [422, fileProblems.xml_advance.pl],
    ]);
    await sendFile(api, link, { bytes: pdfOf() });
    expect((await send(link, correction)).statusCode).toBe(200);
    expect((await send(link, goodInvoices['an advance'] ?? '')).statusCode).toBe(200);
    expect(await rows()).toHaveLength(3);
  });
});
