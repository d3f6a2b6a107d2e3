import { settlementDocuments } from '@ndp/flows/statements/document-messages.ts';
import { describe, expect, it, test } from 'vitest';
import type { DocumentData } from './document-data.ts';
import { askPoppler, readText } from './testing/poppler.ts';
import { printAgreement } from './testing/printed.ts';
import { renderAgreement } from './testing/render.ts';
import { apartmentDocument, homeDocument, jointDocument, schoolDocument } from './testing/sample-data.ts';

const buildings = { home: homeDocument, apartment: apartmentDocument, school: schoolDocument };

/** How often the sentence stands in the agreement. */
async function count(data: DocumentData, sentence: string): Promise<number> {
  return readText(await printAgreement(data)).split(sentence).length - 1;
}

describe('the agreement', () => {
  it('loses no letter of its English copy after a Polish one', async () => {
    await renderAgreement(homeDocument);
    const text = readText(await renderAgreement({ ...homeDocument, language: 'en' }));
    for (const words of ['Reading copy', 'Funding agreement', 'Civil Code']) {
      expect(text).toContain(words);
    }
  });

  it('is concluded by the signature of the end user and the seal of the organiser', async () => {
    const text = readText(await printAgreement(homeDocument));
    expect(text).toContain('podpisania przez Odbiorcę i opatrzenia pieczęcią elektroniczną Organizatora');
    expect(text).toContain('Pieczęć elektroniczna Organizatora Składana po podpisie Odbiorcy');
    expect(text).not.toContain('ostatniego podpisu');
  });

  test.each([
    ['home', 'energy_label', 2],
    ['home', 'energy_certificate', 0],
    ['apartment', 'energy_label', 0],
    ['school', 'energy_label', 0],
    ['school', 'energy_certificate', 2],
  ] as const)('of a %s names the %s in § 8 and in annex 3: %i times', async (building, kind, times) => {
    expect(await count(buildings[building], settlementDocuments[kind].pl)).toBe(times);
  });

  it('names every document the settlement always asks for, twice', async () => {
    for (const kind of ['invoice', 'proof_of_payment', 'acceptance_report', 'removal_proof'] as const) {
      expect(await count(homeDocument, settlementDocuments[kind].pl)).toBe(2);
    }
  });

  it('counts the eight weeks from the completed application', async () => {
    const text = readText(await printAgreement(homeDocument));
    expect(text).toContain('Termin 8 tygodni liczy się wtedy od dnia złożenia uzupełnionego');
    expect(text).not.toMatch(/wstrzymuje|co najmniej 14 dni na uzupełnienie/);
  });

  test.each(Object.entries(buildings))(
    'of a %s keeps the list of statements on one page with its heading',
    async (_name, data) => {
      const bytes = await printAgreement(data);
      const pages = askPoppler('pdftotext', bytes, ['-raw']).split('\f');
      const page = pages.find((text) => text.includes('Wykaz oświadczeń\n')) ?? '';
      for (const consent of homeDocument.consents) expect(page.replace(/\s+/g, ' ')).toContain(consent.text);
    },
  );

  it('has its annexes after the signatures without a page that is nearly blank', async () => {
    for (const data of [...Object.values(buildings), jointDocument]) {
      const bytes = await printAgreement(data);
      const pages = askPoppler('pdftotext', bytes, ['-raw']).split('\f').slice(0, -1);
      for (const text of pages) expect(text.split('\n').length).toBeGreaterThan(18);
    }
  });
});
