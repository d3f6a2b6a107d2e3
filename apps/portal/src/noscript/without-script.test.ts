// @vitest-environment node

import { waitedHeader } from '@ndp/contract/proof.ts';
import type { LedOn, PageParts, PageVisitor, WrittenPage } from '@ndp/contract/written-page.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import { askedAs } from '@ndp/flows/form/asked.tsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerPosted, writePage } from '../server.tsx';
import { sampleConfig as config } from '../testing/sample-config.ts';

const now = new Date(`${mpec.terms.lastDay}T11:00:00Z`);

const krakow = {
  id: '1',
  name: 'Kraków',
  kind: 'miasto',
  ...{ province: 'małopolskie', county: 'Kraków', community: 'Kraków', climate_zone: 'zone_iii' },
};
const balice = (id: string, county: string) => ({
  ...{
    id,
    name: 'Balice',
    kind: 'wieś',
    path: county,
    province: 'małopolskie',
    county,
    community: 'Zabierzów',
  },
  climate_zone: 'zone_iii',
});
const towns = [krakow, balice('2', 'krakowski'), balice('3', 'buski')];

/** What the API was sent, and what it answers to an estimate that is sent. */
type Header = string | null;
let calls: { url: string; key: Header; waited: Header; body: Record<string, unknown> }[] = [];
let submission: { readonly status: number; readonly body: object } = { status: 201, body: {} };

const fetcher: typeof fetch = async (url, init) => {
  const path = String(url);
  const body = JSON.parse(String(init?.body ?? '{}'));
  const sent = new Headers(init?.headers);
  calls.push({ url: path, key: sent.get('idempotency-key'), waited: sent.get(waitedHeader), body });
  const json = (answer: object, status = 200) => Response.json(answer, { status });
  if (path.includes('/addresses/')) {
    const typed = new URLSearchParams(path.split('?')[1]).get('q') ?? '';
    return json({ items: towns.filter(({ name }) => name.startsWith(typed)) });
  }
  if (path.endsWith('/quote') || path.includes('subsid')) return json(quote(body, mpec));
  return json(submission.body, submission.status);
};

/** A browser without script: it keeps what it is given, and follows where it is led. */
class Browser {
  kept: PageParts = {};
  path = '/application/project-type';
  page: WrittenPage | undefined;

  get visitor(): PageVisitor {
    return { saved: this.kept, now, fetcher };
  }

  async post(fields: Record<string, string> = {}, asked: readonly string[] = []): Promise<this> {
    const form = new URLSearchParams(fields);
    for (const question of asked) form.append('asked', question);
    const [pathname = ''] = this.path.split('#');
    const posted = {
      pathname,
      fields: form.toString(),
      config,
      language: 'pl' as const,
      visitor: this.visitor,
    };
    const answered = await answerPosted(posted);
    if (!answered || 'file' in answered) throw new Error(`no form is taken at ${pathname}`);
    return this.follow(answered);
  }

  async follow(answered: WrittenPage | LedOn): Promise<this> {
    // As it would come back out of a cookie.
    if (answered.saved) this.kept = JSON.parse(JSON.stringify(answered.saved));
    if (!('location' in answered)) {
      this.page = answered;
      return this;
    }
    this.path = answered.location;
    const [pathname = ''] = this.path.split('#');
    const page = await writePage(pathname, config, 'pl', this.visitor);
    return this.follow(page as WrittenPage | LedOn);
  }
}

const source = (question: string, of = 'heat_pump') => askedAs({ question, of });
const plan = {
  is_other_funding: 'no',
  is_existing_heat_source_eliminated: 'on',
  gdpr_consent: 'on',
  planned_completion_date: mpec.terms.lastDay,
  selected_installer: 'install_by_the_customer',
  heater_model_name: 'jeszcze nie wybrano',
};

/** From the first question to the last. */
async function walkHome(browser: Browser): Promise<Browser> {
  await browser.post({ project_variant: 'home' });
  const pump = { heat_source: 'heat_pump', heat_from: 'air', driven_by: 'electricity' };
  await browser.post(pump, [source('heat_from'), source('driven_by')]);
  await browser.post({ city: 'Kraków' });
  await browser.post({ construction_year: 'before_1971' });
  await browser.post({ existing_heat_source: 'coal' });
  await browser.post();
  return browser.post(plan);
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
  calls = [];
  submission = {
    status: 201,
    body: { id: '7f0c2f4e-0000-4000-8000-000000000000', reference: 'NDP-2026-7KQ4', status: 'draft' },
  };
});

const keyIn = (page: WrittenPage | undefined) =>
  /name="sending_key" value="([0-9a-f]{64})"/.exec(page?.html ?? '')?.[1] ?? '';
const sent = () => calls.filter(({ key }) => key !== null);

describe('an estimate without script', () => {
  it('goes from the first question to the amount and to the wait for the mail', async () => {
    await walkHome(browser);
    expect(browser.path).toBe('/application/submit');
    await browser.post({ email: 'jan@example.pl', sending_key: keyIn(browser.page) });
    expect(browser.path).toBe('/application/pending-confirm');
    expect(browser.page?.html).toContain('jan@example.pl');
    expect(browser.page?.html.replaceAll('<wbr/>', '')).toContain('NDP-2026-7KQ4');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toMatchObject({
      email: 'jan@example.pl',
      city: 'Kraków',
      is_other_funding: false,
      is_existing_heat_source_eliminated: true,
      heater_model_name: 'jeszcze nie wybrano',
      subsidy: { heat_source: 'heat_pump', heat_source_variant: 4, climate_zone: 'zone_iii' },
    });
  });

  it('sent twice is stored once: under one key, and other answers under another', async () => {
    await walkHome(browser);
    const before = browser.kept;
    const form = { email: 'jan@example.pl', sending_key: keyIn(browser.page) };
    await browser.post(form);
    const again = async (fields: Record<string, string>) => {
      Object.assign(browser, { kept: before, path: '/application/submit' });
      await browser.post(fields);
    };
    await again(form);
    await again({ ...form, email: 'anna@example.pl' });
    const [first, second, other] = sent().map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it('once sent is not sent again by going back to its form', async () => {
    await walkHome(browser);
    await browser.post({ email: 'jan@example.pl', sending_key: keyIn(browser.page) });
    browser.path = '/application/submit';
    await browser.post({ email: 'jan@example.pl' });
    expect([browser.path, sent().length]).toEqual(['/application/pending-confirm', 1]);
  });

  it('keeps nothing about a person with what is kept of the building', async () => {
    await walkHome(browser);
    browser.path = '/application/planning';
    await browser.post({
      ...plan,
      selected_installer: 'not_listed',
      will_install_by: 'Sójka',
      note: 'Kanarek',
    });
    expect(JSON.stringify(browser.kept.device)).toMatch(/heat_pump/);
    expect(JSON.stringify(browser.kept.device)).not.toMatch(/Sójka|Kanarek|gdpr/);
    expect(JSON.stringify(browser.kept.sitting)).toMatch(/Kanarek/);
  });

  it('shows a step again as it was typed, with every error told under its title', async () => {
    await browser.post({ project_variant: 'apartment' });
    await browser.post({ surface_area: 'dużo' });
    expect(browser.page).toMatchObject({ status: 422, whole: '/application/surface-area' });
    expect(browser.page?.title).toMatch(/^Błąd: /);
    expect(browser.page?.html).toContain('value="dużo"');
    expect(browser.page?.html).toMatch(/role="group" tabindex="-1" autofocus=""/i);
    expect(browser.page?.html).toContain('href="#field-surface_area"');
  });

  it('reads numbers as people write them', async () => {
    await browser.post({ project_variant: 'apartment' });
    await browser.post({ surface_area: '1 200,5' });
    expect(browser.kept.device).toMatchObject({ answers: { surface_area: 1200.5 } });
  });

  it('asks what follows from an answer before it judges, and errs on no question that was not asked', async () => {
    await browser.post({ project_variant: 'home' });
    await browser.post({ heat_source: 'biomass_boiler' });
    expect(browser.path).toMatch(/climate-zone$|#field-heat_source_variant$/);
    browser.path = '/application/heat-source';
    await browser.post({ heat_source: 'heat_pump' });
    expect(browser.path).toBe('/application/heat-source#field-heat_from');
    expect(browser.page).toMatchObject({ status: 200 });
    expect(browser.page?.title).not.toContain('Błąd');
    await browser.post({ heat_source: 'heat_pump' }, [source('heat_from')]);
    expect(browser.page).toMatchObject({ status: 422 });
  });

  it('takes no sub-type that was chosen of another heat source', async () => {
    await browser.post({ project_variant: 'home' });
    const other = [source('heat_source_variant', 'gas_boiler')];
    await browser.post({ heat_source: 'electric_heater', heat_source_variant: '2' }, other);
    expect(browser.path).toBe('/application/heat-source#field-heat_source_variant');
  });

  it('lets a town of a name that others have be chosen', async () => {
    await browser.post({ project_variant: 'home' });
    const pump = { heat_source: 'heat_pump', heat_from: 'air', driven_by: 'electricity' };
    await browser.post(pump, [source('heat_from'), source('driven_by')]);
    await browser.post({ city: 'Balice' });
    expect(browser.page?.html).toMatch(/name="town" value="2"/);
    expect(browser.page?.title).not.toContain('Błąd');
    await browser.post({ city: 'Balice', town: '3' });
    expect(browser.kept.device).toMatchObject({ answers: { city: 'Balice', county: 'buski' } });
  });

  it('lets nobody onto a step that is not open to them yet', async () => {
    browser.path = '/application/submit';
    await browser.post({ email: 'jan@example.pl' });
    expect([browser.path, sent().length]).toEqual(['/application/project-type', 0]);
  });

  it('while too many are there says how long to wait, and is sent again with what it has waited with', async () => {
    await walkHome(browser);
    const wait = { ticket: '1790000000.AbC-_', seconds: 20 };
    submission = { status: 428, body: { detail: 'krótkie obliczenie', wait } };
    await browser.post({ email: 'jan@example.pl', sending_key: keyIn(browser.page) });
    expect(browser.page).toMatchObject({ status: 422 });
    expect(browser.page?.html).toMatch(/odczekaj 20\ssekund i\swyślij ponownie/);
    expect(browser.page?.html).toContain('value="jan@example.pl"');
    expect(browser.page?.html).toContain(`name="waiting" value="${wait.ticket}"`);
    await browser.post({ email: 'jan@example.pl', sending_key: keyIn(browser.page), waiting: wait.ticket });
    expect(sent().map(({ waited }) => waited)).toEqual([null, wait.ticket]);
  });

  it('changes its language without losing what is typed', async () => {
    await browser.post({ project_variant: 'apartment' });
    await browser.post({ surface_area: '77', language: 'en' });
    expect(browser.path).toBe('/application/surface-area');
    expect(browser.page?.html).toContain('value="77"');
  });

  it('is forgotten when the visitor says so', async () => {
    await walkHome(browser);
    browser.path = '/application/welcome-page';
    await browser.post();
    expect(browser.kept).toEqual({});
  });
});

describe('a page of one visitor', () => {
  it('needs neither script nor style of its own, and tells the browser what to go on from', async () => {
    await walkHome(browser);
    for (const step of ['heat-source', 'climate-zone', 'quote', 'planning', 'submit']) {
      const page = (await writePage(`/application/${step}`, config, 'pl', browser.visitor)) as WrittenPage;
      expect([step, page.whole, page.html.includes('<script')]).toEqual([
        step,
        `/application/${step}`,
        false,
      ]);
      expect(page.own).toMatchObject({ estimate: { answers: { project_variant: 'home' } } });
    }
  });

  it('is the sheet of the estimate, to print, once there is an amount', async () => {
    const at = () => writePage('/application/estimate-sheet', config, 'pl', browser.visitor);
    await browser.post({ project_variant: 'home' });
    expect(await at()).toEqual({ location: '/application/quote' });
    browser = new Browser();
    await walkHome(browser);
    const { html, whole } = (await at()) as WrittenPage;
    expect(whole).toBe('/application/estimate-sheet');
    for (const told of ['Numer wyceny', 'Kraków', 'Drukuj”', 'href="/application/quote"'])
      expect(html).toContain(told);
    expect(html).not.toMatch(/<button[^>]*type="button"|with-answers/);
    const quote = (await writePage('/application/quote', config, 'pl', browser.visitor)) as WrittenPage;
    expect(quote.html).toContain('href="/application/estimate-sheet"');
  });

  it('is not told from cookies that another build has written', async () => {
    await browser.post({ project_variant: 'home' });
    browser.kept = { ...browser.kept, device: { ...(browser.kept.device as object), stamp: '0.0.1' } };
    const page = (await writePage('/application/heat-source', config, 'pl', browser.visitor)) as WrittenPage;
    expect(page.whole).toBeUndefined();
  });
});
