import { readFileSync } from 'node:fs';
import { changed, communityInvoice, consumerInvoice } from '@ndp/invoice/testing/examples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSettlement } from '../../testing/desk/settlement-visit.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { pdfOf } from '../../testing/settlement/sample-files.ts';

const { api, desk } = await openTestDesk();
beforeEach(() => api.clear());

const openWith = (...files: readonly (string | Buffer)[]) => openSettlement({ api, desk }, files);

const printed = readFileSync(
  new URL('../../../../../packages/invoice/src/testing/examples/community-code.png', import.meta.url),
);

describe('a printed invoice and its XML', () => {
  it('are consistent when the code of the one names the other, and apart without it', async () => {
    const alone = await openWith(printed);
    expect(alone.files[0]?.code).toMatchObject({
      system: 'official',
      nip: '5260001246',
      is_consistent: false,
    });
    await api.clear();
    const { files } = await openWith(printed, communityInvoice, consumerInvoice);
    const [code, ...others] = files.flatMap((file) => file.code ?? []);
    expect([code?.is_consistent, others]).toEqual([true, []]);
    const consistent = files.flatMap(({ reading }) =>
      reading?.is_consistent ? [reading.invoice.number] : [],
    );
    expect(consistent).toEqual(['FV/2026/12/7']);
    const links = files.flatMap((file) =>
      file.reading?.is_consistent ? file.reading.link : (file.code?.link ?? []),
    );
    expect(new Set(links).size).toBe(1);
  });
});

describe('an invoice that came as XML, at the desk', () => {
  it('says what was read, what of it does not fit, and where KSeF tells whether it knows it', async () => {
    const { files, findings } = await openWith(consumerInvoice);
    expect(findings.filter(({ verdict }) => verdict === 'differs').map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['complete', 'buyer', 'payment']),
    );
    expect(findings.find(({ rule }) => rule === 'amount')).toMatchObject({
      verdict: 'agrees',
      source: 'xml',
    });
    const reading = files[0]?.reading;
    expect(reading?.invoice).toMatchObject({ number: 'FV/12/2026 & Co', gross_gr: 3_839_999 });
    expect(reading?.doubts.map(({ doubt }) => doubt)).toContain('other_buyer');
    expect(reading?.doubts[0]?.text).toContain('Łucja');
    expect(reading?.link).toMatch(
      /^https:\/\/qr\.ksef\.mf\.gov\.pl\/invoice\/5260001246\/10-12-2026\/[\w-]{43}$/,
    );
  });

  it('is drawn as a page, and given out as it came only on demand', async () => {
    const { at, ask, files } = await openWith(consumerInvoice, pdfOf());
    const xml = files.find(({ reading }) => reading);
    const pdf = files.find(({ reading }) => !reading);
    const drawn = await ask(desk, 'GET', `${at}/files/${xml?.id}`);
    expect(drawn.headers['content-type']).toBe('application/pdf');
    expect(drawn.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await ask(desk, 'GET', `${at}/files/${xml?.id}/pages`)).json.count).toBe(1);
    const taken = await ask(desk, 'GET', `${at}/files/${xml?.id}/xml`);
    expect(taken.headers['content-disposition']).toMatch(/^attachment; .*\.xml$/);
    expect(taken.bytes.toString()).toBe(consumerInvoice);
    expect((await ask(desk, 'GET', `${at}/files/${pdf?.id}/xml`)).status).toBe(404);
  });

  it('makes the cost of a payment once it is accepted, unless another one was not read', async () => {
    const other = changed(consumerInvoice, ['<fa:P_15>38399.99', '<fa:P_15>1.01']);
    const { at, ask, files } = await openWith(consumerInvoice, other, pdfOf());
    const accept = (id: string | undefined) =>
      ask(desk, 'POST', `${at}/files/${id}/verdict`, {
        ...{ verdict: 'accepted', issued_on: '2026-11-20', reason: 'Nabywca to małżonek.' },
      });
    const invoiced = async () =>
      ((await ask(desk, 'GET', `${at}/amount-due`)).json.due as { invoiced_gr: number | null }).invoiced_gr;
    expect(await invoiced()).toBeNull();
    const read = files.filter(({ reading }) => reading);
    for (const { id } of read) expect((await accept(id)).status).toBe(200);
    expect(await invoiced()).toBe(3_840_100);
    expect((await accept(files.find(({ reading }) => !reading)?.id)).status).toBe(200);
    expect(await invoiced()).toBeNull();
  });
});
