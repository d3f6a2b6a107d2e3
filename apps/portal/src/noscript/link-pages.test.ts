// @vitest-environment node

import type { LedOn, PageParts, PageVisitor, WrittenFile, WrittenPage } from '@ndp/contract/written-page.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerPosted, writePage } from '../server.tsx';
import { applicationWith, sampleId as id } from '../testing/sample-application.ts';
import { sampleConfig as config } from '../testing/sample-config.ts';
import { sampleSigning } from '../testing/sample-signing.ts';

const now = new Date('2026-11-22T11:00:00Z');
const link = `${id}/S3CRET`;
const { sections } = homeOwner;
const { consent, ...others } = sections;
let application: object;
let signing: object = sampleSigning;
let refusal: { readonly status: number; readonly body: object } | undefined;
/** The steps that were counted. */
let counted: string[] = [];
let calls: { readonly call: string; readonly body: unknown; readonly seen: string | null }[] = [];

const fetcher: typeof fetch = async (url, { method = 'GET', body, headers } = {}) => {
  const path = String(url).replace(/^.*\/pl\/ndp/, '');
  const seen = new Headers(headers).get('if-match');
  if (path === '/partners/steps') counted.push(Object.values(JSON.parse(String(body))).join(' '));
  else if (method !== 'GET')
    calls.push({ call: `${method} ${path}`, body: JSON.parse(String(body ?? 'null')), seen });
  const json = (answer: object, status = 200) => Response.json(answer, { status });
  if (path.endsWith('/papers/agreement')) return new Response('%PDF');
  if (path.includes('/papers/')) return json({ title: 'Umowa', language: 'pl', blocks: [] });
  if (path.includes('/drafts/')) return json({ version: 1 });
  if (method !== 'GET' && refusal) return json(refusal.body, refusal.status);
  if (path.includes('WRONG')) return json({ detail: 'Nie ma takiego linku.' }, 404);
  if (path.endsWith('/code')) return json({ status: 'accepted', minutes: 10 });
  if (path.endsWith('/refusal')) return json({ status: 'declined' });
  if (path.endsWith('/signature')) return json({ status: 'signed' });
  if (path.endsWith('/opening')) return json({ status: 'accepted' });
  return json(path.startsWith('/signing/') ? signing : application);
};

let kept: PageParts = {};
const visitor = (search = ''): PageVisitor => ({ saved: kept, now, fetcher, search, hasChosen: false });

async function post(pathname: string, fields: Record<string, string>, search = '') {
  const form = new URLSearchParams(fields).toString();
  const posted = { pathname, fields: form, config, language: 'pl', visitor: visitor(search) } as const;
  const answered = await answerPosted(posted);
  if (!answered) throw new Error(`no form is taken at ${pathname}`);
  if ('saved' in answered && answered.saved) kept = JSON.parse(JSON.stringify(answered.saved));
  return answered as WrittenPage & LedOn & { readonly file?: WrittenFile };
}
const open = async (pathname: string, search = '') =>
  (await writePage(pathname, config, 'pl', visitor(search))) as WrittenPage & LedOn;

const boxes = Object.fromEntries(
  Object.entries(consent)
    .filter(([, isTicked]) => isTicked)
    .map(([box]) => [box, 'on']),
);
const account = { ...others.settlement, seen_revision: '7', seen_draft: '0' };
const saved = () => calls.filter(({ call }) => !call.includes('/drafts/'));

beforeEach(() => {
  application = applicationWith({ settlement: null });
  signing = sampleSigning;
  refusal = undefined;
  calls = [];
  counted = [];
  kept = {};
});

describe('a page behind a mailed link', () => {
  it('is written whole, with what the browser is to go on from, and reading it changes nothing', async () => {
    const page = await open(`/additional-data/settlement/${link}`);
    expect([page.status, page.whole]).toEqual([200, `/additional-data/settlement/${link}`]);
    expect(page.html).toMatch(/name="iban_number"/);
    expect(page.html).not.toMatch(/<script| style="/);
    expect(page.own).toMatchObject({ linkPage: { opened: { application: { id } } } });
    expect(calls).toEqual([]);
  });

  it('leads from the mail to where the applicant stopped', async () => {
    const { location } = await open(`/grant/application/${link}`);
    expect(location).toBe(`/additional-data/settlement/${link}`);
  });

  it('that opens nothing says so, and how to get another', async () => {
    const { location } = await open(`/grant/application/${id}/WRONG`);
    expect(location).toBe('/error?code=INVALID_TOKEN');
    const page = await open('/error', '?code=INVALID_TOKEN');
    expect([page.whole, page.html.includes('name="email"')]).toEqual(['/error', true]);
  });

  it('that is lost can be asked for anew, under a heading that blames no link', async () => {
    const page = await open('/error', '?code=NEW_LINK');
    expect(page.html.replace(/\s/g, ' ')).toContain('Poproś o nowy link do sprawy');
    expect([page.html.includes('Ten link'), page.html.includes('name="email"')]).toEqual([false, true]);
  });

  it('speaks the language of the mail, unless another was chosen on this device', async () => {
    application = applicationWith({ settlement: null, language: 'en' });
    expect((await open(`/additional-data/settlement/${link}`)).locale).toBe('en-GB');
    const chosen = { ...visitor(), hasChosen: true };
    const page = await writePage(`/additional-data/settlement/${link}`, config, 'pl', chosen);
    expect((page as WrittenPage).locale).toBe('pl-PL');
  });
});

describe('a section without script', () => {
  const path = `/additional-data/settlement/${link}`;

  it('is saved upon the revision it was shown with, and leads on', async () => {
    const answered = await post(path, account);
    expect(saved()).toEqual([
      { call: expect.stringMatching(/^PUT .*\/settlement$/), body: others.settlement, seen: '"7"' },
    ]);
    expect(answered.location).toMatch(/^\/additional-data\/overview\/|^\/additional-data\/consent\//);
  });

  it('goes back to the check page it was come to from', async () => {
    const { location } = await post(path, account, '?from=check&field=iban_number');
    expect(location).toBe(`/additional-data/check/${link}`);
  });

  it('that does not pass stands there again as it was typed, told first of all, and is kept as a draft', async () => {
    const page = await post(path, { ...account, iban_number: '12' });
    expect([page.status, page.title]).toEqual([422, expect.stringMatching(/^Błąd: /)]);
    expect(page.html).toMatch(/tabindex="-1" autofocus=""/i);
    expect(page.html).toContain('href="#field-iban_number"');
    expect(calls.map(({ call }) => call.split('/').slice(-2))).toEqual([['drafts', 'settlement']]);
  });

  it('changed in another window meanwhile asks which to keep, and goes over it only when told', async () => {
    refusal = { status: 412, body: { detail: 'Zmieniono.', current: applicationWith({ revision: 9 }) } };
    application = applicationWith({
      settlement: { ...others.settlement, bank_account_holder_name: 'Inny' },
      revision: 9,
    });
    const page = await post(path, account);
    expect(page.html).toMatch(/value="9"[^>]* name="over_saved"/);
    expect(page.html).toMatch(/name="seen_revision" value="7"/);
    refusal = undefined;
    await post(path, { ...account, over_saved: '9' });
    expect(saved().at(-1)?.seen).toBe('"9"');
  });

  it('refused by the server says why, and nothing typed is lost', async () => {
    refusal = { status: 503, body: { detail: 'Usługa jest chwilowo niedostępna.' } };
    const page = await post(path, { ...account, bank_account_holder_name: 'Kanarek' });
    expect(page.status).toBe(422);
    expect(page.html).toContain('value="Kanarek"');
  });

  it('that a helper has typed in meanwhile is saved only once the applicant has seen it', async () => {
    const typed = { bank_account_holder_name: 'Inny' };
    const draft = { typed, version: 3, kept_at: '2026-11-22T10:00:00Z', is_prepared: true };
    const helper = {
      name: 'Adam',
      email: 'a@example.pl',
      signed_as: 'Ewa',
      state: 'invited',
      invited_at: draft.kept_at,
    };
    application = applicationWith({ settlement: null, drafts: { settlement: draft }, helper });
    expect((await post(path, account)).html).toMatch(/value="3"[^>]* name="over_typed"/);
    expect(saved()).toEqual([]);
    await post(path, { ...account, over_typed: '3' });
    expect(saved()).toHaveLength(1);
  });

  it('takes another language along with what is typed', async () => {
    const { location } = await post(path, { ...account, iban_number: 'PL61', language: 'en' });
    expect(location).toBe(path);
    expect(calls[0]?.body).toMatchObject({ typed: { iban_number: 'PL61' } });
  });
});

describe('the statements without script', () => {
  const consentPath = `/additional-data/consent/${link}`;
  const check = `/additional-data/check/${link}`;
  beforeEach(() => {
    application = applicationWith({});
  });

  it('are ticked by nobody else, and sent from the page that shows everything', async () => {
    expect((await open(check)).location).toBe(consentPath);
    expect((await post(consentPath, {})).status).toBe(422);
    expect((await post(consentPath, boxes)).location).toBe(check);
    expect(calls).toEqual([]);
    const page = await open(check);
    expect(page.html).toMatch(/name="seen_revision" value="7"/);
    const { location } = await post(check, { seen_revision: '7' });
    expect(location).toBe(`/additional-data/overview/${link}`);
    expect(saved()).toMatchObject([{ call: expect.stringMatching(/\/consent$/), seen: '"7"' }]);
    expect(kept.linkPage).toBeUndefined();
  });

  it('of one application are not those of another', async () => {
    await post(consentPath, boxes);
    kept = { linkPage: { ...(kept.linkPage as object), of: 'another' } };
    expect((await open(check)).location).toBe(consentPath);
  });

  it('count their step once it leads on, and the page that sends them once they are sent', async () => {
    await post(consentPath, {});
    expect(counted).toEqual([]);
    await post(consentPath, boxes);
    await post(check, { seen_revision: '7' });
    expect(counted).toEqual(['consent seen', 'consent passed', 'check seen', 'check passed']);
  });

  it('sent for what has changed meanwhile are held back until it was seen', async () => {
    await post(consentPath, boxes);
    refusal = { status: 412, body: { detail: 'Zmieniono.', current: applicationWith({ revision: 9 }) } };
    application = applicationWith({ revision: 9 });
    const page = await post(check, { seen_revision: '7' });
    expect(page.html).toMatch(/Dane zmieniły się/);
    expect(page.html).toMatch(/name="seen_revision" value="9"/);
  });

  it('sent twice lead to the overview, and are stored once', async () => {
    await post(consentPath, boxes);
    application = applicationWith({ status: 'completed', consent });
    expect((await post(check, { seen_revision: '7' })).location).toBe(`/additional-data/overview/${link}`);
    expect(calls).toEqual([]);
  });
});

describe('signing without script', () => {
  const path = '/grant/signing/S3CRET';
  const opened = {
    ...sampleSigning,
    papers: sampleSigning.papers.map((each) => ({ ...each, is_opened: true })),
  };
  const name = sampleSigning.signer_name;
  const declared = { content_known: 'on', my_signature: 'on' };

  it('notes a document as opened when a person opens it, on the page or as a file, and it has left whole', async () => {
    const page = await post(path, { read: 'application' });
    expect([page.status, /<details[^>]* open=""/.test(page.html)]).toEqual([200, true]);
    const { file } = await post(path, { open_file: 'agreement' });
    expect(calls).toEqual([]);
    await page.whenDelivered?.();
    await file?.whenDelivered?.();
    expect([file?.type, file?.isShown, new TextDecoder().decode(file?.bytes)]).toEqual([
      'application/pdf',
      true,
      '%PDF',
    ]);
    expect(calls.map(({ body }) => body)).toMatchObject([
      { paper: 'application', form: 'page' },
      { paper: 'agreement', form: 'pdf' },
    ]);
  });

  it('signs nothing unread, nameless or under a name that nobody insists on, and without both declarations', async () => {
    signing = {
      ...sampleSigning,
      papers: sampleSigning.papers.map((each) => ({ ...each, is_opened: false })),
    };
    expect((await post(path, { typed_name: name })).html).toContain('Najpierw otwórz');
    signing = opened;
    for (const form of [
      { typed_name: '', ...declared },
      { typed_name: 'Ktoś Inny', ...declared },
      { typed_name: name, content_known: 'on' },
    ]) {
      const page = await post(path, form);
      expect([page.status, page.html.includes('aria-invalid="true"')]).toEqual([422, true]);
    }
    expect(calls).toEqual([]);
  });

  it('declines with a reason, and only by the button that says so', async () => {
    signing = opened;
    const page = await post(path, { decline: '', reason: 'Rozmyślam się.' });
    expect([page.status, calls.map(({ call }) => call)]).toEqual([200, ['POST /signing/S3CRET/refusal']]);
    expect(page.html).not.toContain('name="typed_name"');
  });

  it('mails a code, keeps the name meanwhile where nobody reads it, and signs what was shown', async () => {
    signing = opened;
    const { location } = await post(path, { typed_name: name, ...declared });
    expect(location).toBe(`${path}#field-code`);
    expect((await open(path)).html).toContain(`value="${name}"`);
    const coded = { typed_name: name, ...declared, code_minutes: '10', code: '12' };
    expect((await post(path, { ...coded, language: 'en' })).html).toContain('name="code" value="12"');
    expect((await post(path, coded)).status).toBe(422);
    const page = await post(path, { typed_name: name, ...declared, code_minutes: '10', code: '123456' });
    expect([page.status, page.title]).toEqual([200, 'Podpisano']);
    expect(calls.at(-1)?.body).toMatchObject({
      code: '123456',
      typed_name: name,
      declarations: { content_known: true, my_signature: true },
    });
    expect(kept.linkPage).toBeUndefined();
  });
});
