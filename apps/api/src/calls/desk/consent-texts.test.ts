// @database both, the embedded one in the long form

import type { ProgramAnswer } from '@ndp/contract/desk/programs.ts';
import { readText } from '@ndp/documents/testing/poppler.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { type ConsentTexts, contentOf } from '@ndp/domain/programs/program.ts';
import { settlingMs } from '@ndp/domain/programs/versions.ts';
import { consentTexts, consentTextsVersion } from '@ndp/flows/application/consent/messages.ts';
import { expect, it } from 'vitest';
import { composeDocuments } from '../../features/signing/documents/compose-documents.ts';
import { fillIn, type Link, put } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import {
  call,
  getByLink,
  homeApplication,
  plainPartner as partner,
  post,
} from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
const harness = openHarness(api);

const url = `/api/partners/${partner}/program`;
const today = '2026-11-21';
const admin = await seat(api, 'texts-admin', partner, ['administrator']);
const approver = await seat(api, 'texts-approver', partner, ['approver']);
const auditor = await seat(api, 'texts-auditor', partner, ['auditor']);

/** The release's sentences, the last of them in words of a version. */
const inWords = (version: string, pl: string, en = 'I undertake to replace the boiler.'): ConsentTexts => ({
  version,
  texts: { ...consentTexts, consent_implementation: { pl, en } },
});

/** Saves the draft and lets somebody else publish it for today; what was answered to that. */
async function publish(texts: ConsentTexts | undefined) {
  const { json } = await admin.ask(desk, 'GET', url);
  const draft = (json as unknown as ProgramAnswer).versions.find(({ state }) => state === 'draft');
  const content = { ...contentOf(mpec), ...(texts && { consentTexts: texts }) };
  const saved = await admin.ask(desk, 'POST', `${url}/draft`, { seen: draft?.made_at ?? null, content });
  expect(saved.status, JSON.stringify(saved.json)).toBe(200);
  const seen = (saved.json as unknown as ProgramAnswer).versions[0]?.made_at;
  const published = await approver.ask(desk, 'POST', `${url}/publication`, { seen, from_day: today });
  api.pass(settlingMs + 1000);
  return { status: published.status, detail: String(published.json.detail ?? '') };
}

let sent = 0;
async function send(until?: 'consent'): Promise<Link> {
  sent += 1;
  const estimate = { ...homeApplication, email: `lucja.zolc+${sent}@example.pl` };
  const link = await fillIn(api, { estimate, ...(until && { until }) });
  await api.takeMails();
  return link;
}

interface ConsentText {
  readonly text: string;
  readonly does_fit: boolean;
}

/** What the applicant's file and the desk say of the sentences, now. */
async function proofOf(link: Link) {
  const file = await call(api, `GET /applications/${link.token}/${link.id}/personal_data/file`);
  const { evidence } = file.json().consents;
  const told = evidence.find(({ consent }: { consent: string }) => consent === 'consent_implementation');
  const { reference } = await harness.stored(link);
  const shown = await auditor.ask(desk, 'GET', `/api/partners/${partner}/cases/${reference}/consents`);
  const consents = shown.json.consents as readonly ConsentText[];
  return { text: told.text, version: told.text_version, consents };
}

const first = 'Zobowiązuję się wymienić piec i oddać stary do skupu złomu.';
const second = 'Zobowiązuję się wymienić piec w 80% na własny koszt.';
const cases: Link[] = [];

it.each([
  ['one with a placeholder', inWords('2027-01-01', 'Umowa z {organiser}.')],
  ['one that says nothing', inWords('2027-01-01', '')],
  ['one that contradicts a value', inWords('2027-01-01', 'Dostanę 75% kwoty.')],
  ['one changed under the same version', inWords(consentTextsVersion, first)],
])('a version with an unfit sentence is not published: %s', async (_name, texts) => {
  expect(await publish(texts)).toEqual({ status: 409, detail: expect.stringMatching(/braki/) });
  api.pass(1000);
});

it('what was ticked is proved to the letter in the words of the case’s version, whatever later versions say', async () => {
  cases.push(await send(), await send('consent'));
  expect((await publish(inWords('2027-01-01', first))).status).toBe(200);
  cases.push(await send(), await send('consent'));
  expect((await publish(inWords('2027-01-02', second))).status).toBe(200);
  cases.push(await send());
  const [, late, , later] = cases;
  for (const link of [late, later]) if (link) expect((await put(api, link, 'consent')).statusCode).toBe(200);

  const released = consentTexts.consent_implementation.pl;
  const expected = [
    [released, consentTextsVersion],
    [released, consentTextsVersion],
    [first, '2027-01-01'],
    [first, '2027-01-01'],
    [second, '2027-01-02'],
  ] as const;
  for (const [i, link] of cases.entries()) {
    const [words, version] = expected[i] ?? [];
    const proof = await proofOf(link);
    expect([proof.text, proof.version]).toEqual([words, version]);
    expect(proof.consents.map(({ text }) => text)).toContain(words);
    expect(proof.consents.every(({ does_fit }) => does_fit)).toBe(true);
  }
});

it('the pages of a case are told its own sentences, and other pages none', async () => {
  const toldTo = async (link: Link) =>
    (await getByLink(api, link)).json().program_content?.consentTexts?.texts.consent_implementation.pl;
  expect(await Promise.all([cases[1], cases[3], cases[4]].map((link) => link && toldTo(link)))).toEqual([
    undefined,
    first,
    second,
  ]);
  const told = await call(api, 'GET /partners/portal_config');
  expect(told.json().program_content.version).toBe(3);
  expect(told.body).not.toContain(second);
});

it('a correction asks for the sentence of the case’s version again', async () => {
  const [, , link] = cases;
  if (!link) throw new Error('a case of the second version');
  await post(api, `/applications/${link.token}/${link.id}/corrections`, { section: 'settlement' });
  expect((await put(api, link, 'consent')).statusCode).toBe(200);
  expect(await proofOf(link)).toMatchObject({ text: first, version: '2027-01-01' });
});

it('the application is printed with the sentence that was ticked', async () => {
  const [, , link] = cases;
  if (!link) throw new Error('a case of the second version');
  const [application] = await composeDocuments(api.context, await harness.stored(link));
  const printed = application ? readText(application.bytes) : '';
  expect(printed).toContain(first);
  expect(printed).toContain('2027-01-01 po polsku');
});

it('a version’s file brings its sentences along, and nothing that is no sentence of a consent there is', async () => {
  const { json } = await admin.ask(desk, 'GET', url);
  const [counting] = (json as unknown as ProgramAnswer).versions.filter(({ state }) => state !== 'draft');
  const file = JSON.parse(JSON.stringify(counting?.content));
  await admin.ask(desk, 'POST', `${url}/draft`, { seen: null, content: file });
  const again = (await admin.ask(desk, 'GET', url)).json as unknown as ProgramAnswer;
  const [draft] = again.versions;
  expect(draft).toMatchObject({
    n: 4,
    state: 'draft',
    content: { consentTexts: inWords('2027-01-02', second) },
  });
  for (const texts of [
    { consent_none: { pl: 'A', en: 'B' } },
    { consent_regulations: { pl: '<b>A</b>', en: 'B' } },
  ]) {
    const content = { ...contentOf(mpec), consentTexts: { version: '2027-01-03', texts } };
    const { status } = await admin.ask(desk, 'POST', `${url}/draft`, { seen: draft?.made_at, content });
    expect(status).toBe(422);
  }
});
