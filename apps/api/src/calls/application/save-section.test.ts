import { describe, expect, it } from 'vitest';
import { readSections, writeSection } from '../../cases/store/sections.ts';
import { dayMs } from '../../platform/clock.ts';
import { newToken } from '../../platform/crypto/secrets.ts';
import {
  account,
  apartmentEstimate,
  company,
  type Filled,
  fillIn,
  homeSections,
  owner,
  put,
  schoolEstimate,
  sectionNames,
} from '../../testing/applications.ts';
import { leaveOne } from '../../testing/leave-one.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import {
  dump,
  getByLink,
  homeApplication,
  otherPartner,
  plainPartner,
  submitAndOpenMail,
} from '../../testing/submissions.ts';

const api = await openTestApi();

const community = { ...company, building_name: 'Wspólnota Lipowa 4', krs: null };
const journeys: [string, { readonly email?: string | undefined }, Filled][] = [
  ['the owner of a house', homeApplication, homeSections],
  [
    'a co-owner of a house with a foreign account',
    homeApplication,
    {
      ...homeSections,
      client_info: { ...owner, client_type: 'co_owner', contact_email: 'siostra@example.pl' },
      settlement: { bank_account_holder_name: 'Ola Nowak', iban_number: 'DE89 3704 0044 0532 0130 00' },
    },
  ],
  ['a housing community without a KRS entry', apartmentEstimate, { ...homeSections, client_info: community }],
  ['a company', schoolEstimate, { ...homeSections, client_info: company }],
];

describe('an application', () => {
  it.each(journeys)('of %s is filled in section by section and sent', async (_, estimate, sections) => {
    const link = await submitAndOpenMail(api, estimate);
    let last = (await getByLink(api, link)).json();
    for (const section of sectionNames) {
      const answer = await put(api, link, section, sections[section]);
      expect([section, answer.statusCode]).toEqual([section, 200]);
      expect(answer.json().revision).toBe(last.revision + 1);
      expect(answer.headers.etag).toBe(`"${answer.json().revision}"`);
      last = answer.json();
      expect((await getByLink(api, link)).json()).toEqual(last);
    }
    expect(last).toMatchObject({
      status: 'completed',
      can_be_corrected: true,
      building_address: { city: 'Kraków', apartment_number: null, zip_code: '31-023' },
      building_info: sections.building_info,
      consent: { consent_implementation: true, given_at: '2026-11-21T11:00:00.000Z' },
    });
    const { client_type, contact_email, krs = null } = sections.client_info;
    expect(last.client).toMatchObject({ client_type, contact_email, email: estimate.email });
    expect(last.project.krs).toBe(krs);
    expect(last.history.map(({ status }: { status: string }) => status)).toEqual([
      'submitted',
      'verified',
      'in_completion',
      'completed',
    ]);
  });

  it('counts its address as confirmed with the first section that is saved', async () => {
    const link = await submitAndOpenMail(api);
    const stored = () => api.context.db.selectFrom('application').selectAll().executeTakeFirstOrThrow();
    await put(api, link, 'client_info', { ...owner, pesel: '1' });
    expect(await stored()).toMatchObject({ status: 'submitted', email_verified_at: null, revision: 0 });
    await put(api, link, 'client_info');
    expect(await stored()).toMatchObject({ status: 'in_completion', submitted_at: null, revision: 1 });
    expect((await stored()).email_verified_at).toEqual(api.context.clock());
  });

  it('keeps of an applicant only what belongs to the kind of building', async () => {
    const link = await submitAndOpenMail(api);
    const answer = await put(api, link, 'client_info', {
      ...owner,
      nip: '1',
      krs: 'canary',
      building_name: 'canary',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().project).toMatchObject({ pesel: owner.pesel, nip: null, krs: null });
    expect(await dump(api)).not.toContain('canary');
  });

  it('asks an organisation for its KRS number, or to say that it has none', async () => {
    const link = await submitAndOpenMail(api, apartmentEstimate);
    const { krs, ...silent } = company;
    const answer = await put(api, link, 'client_info', silent);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      [
        {
          loc: ['body', 'krs'],
          type: 'required',
          msg: 'Wpisz numer KRS albo zaznacz, że organizacja nie ma wpisu.',
        },
      ],
    ]);
  });

  it('takes no field that is not asked for', async () => {
    const link = await submitAndOpenMail(api);
    for (const section of sectionNames) {
      const answer = await put(api, link, section, { ...homeSections[section], status: 'paid' });
      expect(answer.json().detail).toContainEqual(
        expect.objectContaining({ loc: ['body', 'status'], type: 'unknown_field' }),
      );
    }
  });

  it('lets the applicant change a saved section, as often as wanted', async () => {
    const link = await fillIn(api, { until: 'settlement' });
    const answer = await put(api, link, 'client_info', { ...owner, first_name: 'Ewa' });
    expect(answer.json()).toMatchObject({ client: { first_name: 'Ewa' }, status: 'in_completion' });
    expect((await put(api, link, 'settlement')).statusCode).toBe(200);
  });

  it('may be changed three hundred times a minute on a developer’s machine, and not once more', async () => {
    const link = await fillIn(api, { until: 'building_address' });
    expect(api.context.limits.change).toEqual([{ max: 300, seconds: 60 }]);
    expect((await put(api, link, 'client_info')).statusCode).toBe(200);
    expect(await leaveOne(api, 'change')).toBe(2);
    expect((await put(api, link, 'client_info')).statusCode).toBe(200);
    expect((await put(api, link, 'client_info')).statusCode).toBe(429);
    expect((await getByLink(api, link)).statusCode).toBe(200);
  });
});

describe('the order of the sections', () => {
  it.each(sectionNames.slice(1))('keeps %s closed until those before it are saved', async (section) => {
    const link = await submitAndOpenMail(api);
    for (const earlier of sectionNames.slice(0, sectionNames.indexOf(section))) {
      const answer = await put(api, link, section);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().detail).toMatch(/^Najpierw zapisz etap „.+”/);
      expect((await put(api, link, earlier)).statusCode).toBe(200);
    }
    expect((await put(api, link, section)).statusCode).toBe(200);
  });

  it('names the step that is missing, in the visitor’s language', async () => {
    const link = await submitAndOpenMail(api);
    await put(api, link, 'client_info');
    expect((await put(api, link, 'consent')).json().detail).toContain('„Adres budynku”');
    const english = await put(api, link, 'consent', homeSections.consent, { language: 'en' });
    expect(english.json().detail).toContain('“Address of the building”');
  });

  it('asks again for a section that no longer passes', async () => {
    const link = await fillIn(api, { until: 'consent' });
    const key = { partnerId: plainPartner, applicationId: link.id };
    const stale = { ...homeSections.building_info, land_registry_number: '' };
    await writeSection(api.context, key, 'building_info', { data: stale, revision: 1, savedAt: new Date() });
    expect((await put(api, link, 'consent')).json().detail).toContain('„Dane budynku”');
  });
});

describe('what the database holds of a section', () => {
  it('is sealed: neither PESEL nor account number stands in it, and it opens in its own place only', async () => {
    const link = await fillIn(api, { until: 'consent' });
    const stored = await dump(api);
    for (const secret of [homeSections.client_info.pesel, homeSections.settlement.iban_number]) {
      expect(stored).not.toContain(String(secret).replace(/\s/g, ''));
    }
    const key = { partnerId: plainPartner, applicationId: link.id };
    expect((await readSections(api.context, key)).settlement?.data).toHaveProperty('iban_number');
    const elsewhere = await submitAndOpenMail(api, { ...homeApplication, note: 'inny' });
    await api.context.db.updateTable('application_section').set({ application_id: elsewhere.id }).execute();
    await expect(readSections(api.context, { ...key, applicationId: elsewhere.id })).rejects.toThrow();
  });
});

describe('a link that does not open the application', () => {
  it('saves nothing either, and gets the same 404 as for reading', async () => {
    const link = await submitAndOpenMail(api);
    const other = await submitAndOpenMail(api, { ...homeApplication, note: 'inny' });
    const before = await dump(api);
    const wrong = [
      await getByLink(api, { ...link, token: newToken() }),
      await put(api, { ...link, token: newToken() }, 'client_info'),
      await put(api, { ...link, id: other.id }, 'client_info'),
      await put(api, { ...link, id: 'x' }, 'client_info'),
      await put(api, { ...link, token: newToken() }, 'settlement', { iban_number: '1' }),
      await put(api, link, 'client_info', owner, { from: otherPartner }),
      await put(api, link, 'client_info', owner, { from: 'nobody' }),
    ];
    expect(await dump(api)).toBe(before);
    await api.context.db.updateTable('secret_link').set({ revoked_at: api.context.clock() }).execute();
    wrong.push(await put(api, link, 'client_info'));
    await api.context.db.updateTable('secret_link').set({ revoked_at: null }).execute();
    api.pass(90 * dayMs);
    wrong.push(await put(api, link, 'client_info'));
    expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(wrong[0]?.statusCode).toBe(404);
  });
});

describe('the log', () => {
  it('knows that sections were saved or refused, and nothing of what they hold', async () => {
    const link = await fillIn(api, { until: 'consent' });
    await put(api, link, 'client_info', { ...owner, pesel: '44051401358', last_name: 'Kanarek1' });
    await api.owner.schema.alterTable('application_section').renameTo('away').execute();
    const broken = await put(api, link, 'client_info', { ...owner, last_name: 'Kanarek' });
    await api.owner.schema.alterTable('away').renameTo('application_section').execute();
    expect(broken.statusCode).toBe(500);
    expect(api.log()).toContain('/pl/ndp/applications/:token/:id/settlement');
    const secrets = [link.token, link.id, account, owner.pesel, '4405140', 'Kanarek', homeApplication.email];
    for (const secret of secrets) expect(api.log()).not.toContain(String(secret));
  });
});

describe('an application that was sent', () => {
  it('is closed for every section', async () => {
    const link = await fillIn(api);
    const before = await dump(api);
    for (const section of sectionNames.slice(0, -1)) {
      for (const body of [homeSections[section], { ...homeSections[section], apartment_number: '1' }]) {
        const answer = await put(api, link, section, body);
        expect([409, 422]).toContain(answer.statusCode);
      }
      const same = await put(api, link, section);
      expect([same.statusCode, same.json().detail]).toEqual([409, expect.stringContaining('już wysłany')]);
    }
    const { consent_co_owners_consent: _, ...others } = homeSections.consent;
    expect((await put(api, link, 'consent', others)).statusCode).toBe(409);
    expect(await dump(api)).toBe(before);
  });

  it('shows of PESEL and account only the last four digits', async () => {
    const link = await fillIn(api);
    for (const answer of [await getByLink(api, link), await put(api, link, 'consent')]) {
      expect(answer.json()).toMatchObject({
        project: { pesel: '•••••••1359' },
        settlement: { iban_number: '•••• •••• •••• •••• •••• •••• 2874' },
      });
      for (const secret of [account, owner.pesel]) expect(answer.body).not.toContain(secret);
    }
  });
});
