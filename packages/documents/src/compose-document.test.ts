import { createHash } from 'node:crypto';
import { describe, expect, it, test, vi } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { composeDocument, type RenderedDocument } from './compose-document.ts';
import { documentBlocks } from './document.ts';
import type { DocumentData } from './document-data.ts';
import { writtenProgrammes } from './programme-terms.ts';
import { templateKinds } from './template.ts';
import { renderAgreement, renderApplication } from './testing/render.ts';
import { apartmentDocument, homeDocument, jointDocument, schoolDocument } from './testing/sample-data.ts';
import { ownerEvidence } from './testing/sample-evidence.ts';

const buildings = { home: homeDocument, apartment: apartmentDocument, school: schoolDocument };
const kilobyte = 1024;

function withProgramme(data: DocumentData, id: string): DocumentData {
  return { ...data, programme: { ...data.programme, id } };
}

describe('a document', () => {
  it('has the same bytes whenever it is made from the same data', async () => {
    const [application, agreement] = [
      await renderApplication(homeDocument),
      await renderAgreement(homeDocument),
    ];
    await renderAgreement({ ...schoolDocument, language: 'en' });
    const again = structuredClone(homeDocument);
    expect(Buffer.compare(application, await renderApplication(again))).toBe(0);
    expect(Buffer.compare(agreement, await renderAgreement(again))).toBe(0);
  });

  it('has the same bytes whatever was made before it by the same server', async () => {
    const startServer = async () => {
      vi.resetModules();
      const { renderAgreement: render } = await import('./testing/render.ts');
      const { drawRecord: record } = await import('./evidence.ts');
      const make = async (language: DocumentData['language']) =>
        createHash('sha256')
          .update(await render({ ...homeDocument, language }))
          .digest('hex');
      return { make, record };
    };
    const [polish, english] = [await startServer(), await startServer()];
    const alone = { pl: await polish.make('pl'), en: await english.make('en') };
    expect({ pl: await english.make('pl'), en: await polish.make('en') }).toEqual(alone);
    const third = await startServer();
    await third.record({ ...ownerEvidence, language: 'en' });
    expect({ pl: await third.make('pl'), en: await third.make('en') }).toEqual(alone);
  });

  it('has other bytes and another fingerprint when one digit of the account differs', async () => {
    const iban = 'PL27114020040000300201355387';
    const other = { ...homeDocument, settlement: { ...homeDocument.settlement, iban_number: iban } };
    const [one, two] = [
      await composeDocument('agreement', homeDocument),
      await composeDocument('agreement', other),
    ];
    expect(one.fingerprint).not.toBe(two.fingerprint);
    expect(Buffer.compare(one.bytes, two.bytes)).not.toBe(0);
  });

  it('carries a fingerprint that anyone can repeat from the attached data', async () => {
    const { fingerprint, template } = await composeDocument('agreement', homeDocument);
    const text = `umowa/mpec@${template.version}\n${canonicalJson(homeDocument)}`;
    expect(createHash('sha256').update(text).digest('hex')).toBe(fingerprint);
  });

  it('names no applicant and no account in what a reader program shows about the file', async () => {
    const file = Buffer.from(await renderAgreement(homeDocument)).toString('latin1');
    for (const secret of ['44051401359', '12874', 'Kowalska', 'example.pl']) {
      expect(file.includes(secret)).toBe(false);
    }
  });

  it('says where on its pages each party signs', async () => {
    const { signatureBoxes, pages } = await composeDocument('agreement', homeDocument);
    expect(signatureBoxes.map(({ ref }) => ref)).toEqual(['applicant', 'organiser']);
    expectOnPage({ signatureBoxes, pages });
  });

  it('has a box of its own for each of two who sign for an organisation, and says so', async () => {
    const [application, agreement] = await Promise.all(
      templateKinds.map((kind) => composeDocument(kind, jointDocument)),
    );
    expect(application?.signatureBoxes.map(({ ref }) => ref)).toEqual(['applicant', 'second']);
    expect(agreement?.signatureBoxes.map(({ ref }) => ref)).toEqual(['applicant', 'second', 'organiser']);
    for (const made of [application, agreement]) if (made) expectOnPage(made);
    const said = JSON.stringify(documentBlocks('agreement', jointDocument)).replaceAll('\u00a0', ' ');
    expect(said).toContain('podpisują łącznie dwie osoby, jedna po drugiej');
    expect(said).toMatch(/a po niej Bożena Dąb.Krótka, która podpisuje z adresu bozena@/);
    expect(JSON.stringify(documentBlocks('agreement', apartmentDocument))).not.toContain(
      'łącznie dwie osoby',
    );
  });
});

function expectOnPage({ signatureBoxes, pages }: Pick<RenderedDocument, 'signatureBoxes' | 'pages'>) {
  for (const { page, x, y, w, h } of signatureBoxes) {
    expect(page).toBeLessThanOrEqual(pages);
    expect(Math.min(x, y, w, h)).toBeGreaterThan(0);
    expect(Math.max(x + w, y + h)).toBeLessThan(100);
  }
}

test.each(writtenProgrammes.flatMap((id) => templateKinds.map((kind) => [kind, id] as const)))(
  'the %s of programme %s stays within 300 kB for every building',
  async (kind, id) => {
    for (const data of Object.values(buildings)) {
      const { bytes } = await composeDocument(kind, withProgramme(data, id));
      expect(bytes.length).toBeLessThan(300 * kilobyte);
    }
  },
);

test.each(templateKinds)(
  'the English copy of the %s stays within 300 kB for every building',
  async (kind) => {
    for (const data of Object.values(buildings)) {
      const { bytes } = await composeDocument(kind, { ...data, language: 'en' });
      expect(bytes.length).toBeLessThan(300 * kilobyte);
    }
  },
);

it('is not made for a programme whose agreement nobody wrote', async () => {
  await expect(renderAgreement(withProgramme(homeDocument, 'unknown'))).rejects.toThrow(/unknown/);
});

it('is made quickly once the fonts are open; the time is printed', async () => {
  await renderAgreement(homeDocument);
  const runs = 3;
  for (const kind of templateKinds) {
    const [started, cpu] = [performance.now(), process.cpuUsage()];
    for (let run = 0; run < runs; run += 1) await composeDocument(kind, homeDocument);
    const { user, system } = process.cpuUsage(cpu);
    const [elapsed, busy] = [(performance.now() - started) / runs, (user + system) / 1000 / runs];
    console.log(`${kind}: ${elapsed.toFixed(0)} ms a document, ${busy.toFixed(0)} ms of processor time`);
    expect(busy).toBeLessThan(1000);
  }
});
