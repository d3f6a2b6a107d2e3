import { amountInWords } from '@ndp/documents/amount-in-words.ts';
import { MissingValue } from '@ndp/documents/missing-value.ts';
import type { TemplateKind } from '@ndp/documents/template.ts';
import { detach, readText } from '@ndp/documents/testing/poppler.ts';
import { consentTextsVersion } from '@ndp/flows/application/consent/messages.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { housingCommunity } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import {
  apartmentEstimate,
  company,
  fillIn,
  homeSections,
  type Link,
  put,
  schoolEstimate,
  sectionNames,
} from '../../../testing/applications.ts';
import { sendPapers } from '../../../testing/documents/signed-documents.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { findStored } from '../../../testing/stored.ts';
import { listPartner, plainPartner, post, stxApplication } from '../../../testing/submissions.ts';
import { composeDocuments, composeReadingCopy } from './compose-documents.ts';

const { client_info: community } = housingCommunity.sections;

const api = await openTestApi();

const wordsOf = (amount: number) => amountInWords(amount, 'pl');
const spaced = (text: string) => text.replace(/\u00a0/g, ' ');

async function compose(link: { id: string }) {
  const stored = await findStored(api, link);
  const [application, agreement] = await composeDocuments(api.context, stored);
  if (!application || !agreement) throw new Error('two papers are made');
  return { stored, application, agreement };
}

describe('the papers of a sent application', () => {
  it.each([
    ['a home', {}, ['Łucja Żółć-Kowalska', 'PESEL 44051401359', 'Wicher 9', 'Ciepły Kąt, Gniezno']],
    [
      'a housing community without KRS',
      { estimate: apartmentEstimate, sections: { ...homeSections, client_info: community } },
      [community.building_name, 'NIP 1111111111', 'REGON 111111110', 'brak wpisu do KRS', '1 250,5 m²'],
    ],
    [
      'a school',
      { estimate: schoolEstimate, sections: { ...homeSections, client_info: company } },
      ['KRS 0000123456', '3 200 m²', 'Strefa II', '95,5 kWh/(m²·rok)', '0,60 przed, 0,95 po'],
    ],
  ])('say amount, applicant, address, account and consents of %s', async (_name, what, own) => {
    const { stored, application, agreement } = await compose(await fillIn(api, what));
    const amount = stored.quote?.quote ?? 0;
    const text = readText(application.bytes);
    for (const value of [
      ...own,
      stored.reference,
      spaced(formatPln(amount, 'pl')),
      wordsOf(amount),
      'ul. Święty Krzyż 12A, 31-023 Kraków',
      'PL61 1090 1014 0000 0712 1981 2874',
      stored.email,
      '123/4',
      'WA4M/00123456/4',
      `${consentTextsVersion} po polsku`,
      'Akceptuję regulamin programu dofinansowań i regulamin platformy.',
      'NDP Demonstracyjny Obrót Towarowy',
    ]) {
      expect(text).toContain(value);
    }
    const agreed = readText(agreement.bytes);
    expect(agreed).toContain(`${spaced(formatPln(amount, 'pl'))} (słownie: ${wordsOf(amount)})`);
    expect(agreed).toContain('PL61 1090 1014 0000 0712 1981 2874');
    for (const each of [text, agreed]) expect(each).not.toMatch(/undefined|null|NaN|not_listed|install_by/);
  });

  it('name the listed installer with its town', async () => {
    const from = { from: listPartner };
    const { id } = (await post(api, '/applications/stx', stxApplication, from)).json();
    const [mail] = await api.takeMails();
    const token = mail && 'token' in mail.payload ? mail.payload.token : '';
    for (const section of sectionNames) await put(api, { id, token }, section, homeSections[section], from);
    const { application } = await compose({ id });
    expect(readText(application.bytes)).toContain('Pompy Śląsk, Katowice');
  });

  it('carry a title with the reference in both languages, the boxes to sign in, template and fingerprint', async () => {
    const { stored, application, agreement } = await compose(await fillIn(api));
    expect(application.title).toEqual({
      pl: expect.stringMatching(new RegExp(`^Wniosek .*${stored.reference}$`)),
      en: expect.stringMatching(new RegExp(`^Application .*${stored.reference}$`)),
    });
    expect(application.signatureBoxes.map(({ ref }) => ref)).toEqual(['applicant']);
    expect(agreement.signatureBoxes.map(({ ref }) => ref)).toEqual(['applicant', 'organiser']);
    expect(agreement.template.id).toMatch(/^umowa\//);
    expect(application.fingerprint).not.toBe(agreement.fingerprint);
  });

  it('have the same bytes as long as nothing changes on that day, and name the next day on the next', async () => {
    const link = await fillIn(api);
    const first = await compose(link);
    api.pass(60 * 60 * 1000);
    const again = await compose(link);
    expect(Buffer.compare(first.agreement.bytes, again.agreement.bytes)).toBe(0);
    expect(Buffer.compare(first.application.bytes, again.application.bytes)).toBe(0);
    api.pass(dayMs);
    expect(JSON.parse(detach((await compose(link)).agreement.bytes)).date).toBe('2026-11-22');
  });

  it('take the colours of the environment where the partner has none', async () => {
    const link = await fillIn(api);
    const stored = await findStored(api, link);
    const partners = {
      ...api.context.partners,
      find: async (label: string) => {
        const partner = await api.context.partners.find(label);
        return partner && { ...partner, primary_color: null, secondary_color: null };
      },
    };
    const [application] = await composeDocuments({ ...api.context, partners }, stored);
    const { partner } = JSON.parse(detach(application?.bytes ?? new Uint8Array()));
    expect([partner.primary_color, partner.secondary_color]).toEqual(['#232C40', '#2C4977']);
  });

  it.each(sectionNames)('are not made while %s is missing', async (section) => {
    const { stored } = await compose(await fillIn(api));
    const { db } = api.context;
    await db.deleteFrom('application_section').where('section', '=', section).execute();
    await expect(composeDocuments(api.context, stored)).rejects.toBeInstanceOf(MissingValue);
  });

  it('are not made of a request for contact, which promises nothing', async () => {
    const { stored } = await compose(await fillIn(api));
    await expect(composeDocuments(api.context, { ...stored, quote: null })).rejects.toEqual(
      new MissingValue('calculation'),
    );
  });
});

async function composeCopy(link: Link, paper: TemplateKind): Promise<Uint8Array> {
  const key = { partnerId: plainPartner, applicationId: link.id };
  return (await composeReadingCopy(api.context, key, paper)) ?? new Uint8Array();
}

describe('the English reading copy', () => {
  it('bears the day the Polish paper was sent, and says that it does not bind', async () => {
    const link = await fillIn(api);
    await sendPapers(api, link);
    api.pass(5 * dayMs);
    const bytes = await composeCopy(link, 'agreement');
    expect(JSON.parse(detach(bytes))).toMatchObject({ date: '2026-11-21', language: 'en' });
    expect(readText(bytes)).toContain('Reading copy, not binding.');
  });

  it('bears the present day before anything was sent', async () => {
    const link = await fillIn(api);
    api.pass(5 * dayMs);
    const bytes = await composeCopy(link, 'application');
    expect(JSON.parse(detach(bytes)).date).toBe('2026-11-26');
  });
});

it('template, version and fingerprint of each paper stay with its request, once', async () => {
  const link = await fillIn(api);
  const composed = await sendPapers(api, link);
  await sendPapers(api, link);
  const rows = await api.context.db.selectFrom('paper').selectAll().orderBy('paper', 'desc').execute();
  expect(rows.map((row) => [row.paper, row.template, row.template_version, row.fingerprint])).toEqual(
    composed.map((each) => [each.paper, each.template.id, each.template.version, each.fingerprint]),
  );
});
