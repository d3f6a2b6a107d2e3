import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import { jointCommunity } from '@ndp/personas/personas.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readSections } from '../../cases/store/sections.ts';
import {
  company,
  fillIn,
  homeSections,
  type JsonBody,
  owner,
  put,
  schoolEstimate,
  sectionNames,
} from '../../testing/applications.ts';
import { plainPartner, submitAndOpenMail } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';

const api = await startTestApi();
const home = await fillIn(api, { until: 'consent' });
const school = await submitAndOpenMail(api, schoolEstimate);
afterAll(() => api.close());

interface SectionField {
  readonly section: SectionName;
  readonly field: string;
  readonly of: 'home' | 'school';
  readonly body: JsonBody;
}

const { second_first_name, second_last_name, second_email } = jointCommunity.sections.client_info;
const signedByTwo = { ...company, second_first_name, second_last_name, second_email };

const fieldsOf = (section: SectionName, of: SectionField['of'], body: JsonBody): SectionField[] =>
  Object.keys(body).map((field) => ({ section, field, of, body }));
const fields = [
  ...fieldsOf('client_info', 'home', owner),
  ...fieldsOf('client_info', 'school', signedByTwo),
  ...sectionNames.slice(1, -1).flatMap((section) => fieldsOf(section, 'home', homeSections[section])),
];

const save = async ({ section, field, of, body }: SectionField, value: unknown) => {
  await api.context.counters.forget();
  return put(api, of === 'home' ? home : school, section, { ...body, [field]: value });
};

const hostile: [string, unknown][] = [
  ['nothing', ''],
  ['null', null],
  ['spaces', ' \u00a0\t'],
  ['ten thousand letters', 'ą'.repeat(10_000)],
  ['ten thousand figures', '1'.repeat(10_000)],
  ['more than ten thousand letters', 'x'.repeat(10_001)],
  ['an emoji', '🏠👩‍👩‍👧'],
  ['an emoji between letters', 'Ja🏠n'],
  ['a zero character', 'Jan\u0000'],
  ['an escape', '\u001b[31mJan'],
  ['half a character', 'Jan\ud800'],
  ['a line end', 'Jan\r\nBcc: x@y.pl'],
  ['a change of direction', 'Jan\u202enaJ'],
  ['markup', '<script>alert(1)</script>'],
  ['a quotation', '"><img src=x onerror=alert(1)>'],
  ['SQL', "'; drop table application; --"],
  ['a number', 12],
  ['a list', ['Jan']],
  ['an object', { toString: 'Jan' }],
  ['a truth', true],
];

/** Characters that no stored text may hold: they break logs, mails, documents or the database. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for
const unclean = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/;

describe.each(fields)('$field of $section ($of)', (field) => {
  it('takes its value as it should be typed', async () => {
    const answer = await save(field, field.body[field.field]);
    expect(answer.statusCode).toBe(200);
  });

  it.each(hostile)('is clean or refused at the field when it is %s', async (_, value) => {
    const answer = await save(field, value);
    expect([200, 422]).toContain(answer.statusCode);
    if (answer.statusCode === 422) {
      for (const { loc, msg, type } of answer.json().detail) {
        expect(loc).toEqual(['body', field.field]);
        expect(msg).toMatch(/\p{L}/u);
        expect(type).toMatch(/^[a-z_]+$/);
      }
      if (typeof value === 'string' && value.length > 8) expect(answer.body).not.toContain(value);
      return;
    }
    const key = { partnerId: plainPartner, applicationId: field.of === 'home' ? home.id : school.id };
    const kept = (await readSections(api.context, key))[field.section]?.data[field.field];
    expect(typeof kept === 'string' ? kept.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '') : '').not.toMatch(
      unclean,
    );
  });
});

const pasted: [string, SectionName, SectionField['of'], unknown, string][] = [
  ['first_name', 'client_info', 'home', ' Łucja\u00a0 Maria ', 'Łucja Maria'],
  ['last_name', 'client_info', 'home', 'Z\u0307o\u0301ł – Nowak', 'Żół - Nowak'],
  ['pesel', 'client_info', 'home', '440 514\u00a001–359', '44051401359'],
  ['pesel', 'client_info', 'home', '４４０５１４０１３５９', '44051401359'],
  ['building_name', 'client_info', 'school', '\u00a0Hala 2 ', 'Hala 2'],
  ['nip', 'client_info', 'school', '526-025-02-74', '5260250274'],
  ['nip', 'client_info', 'school', 'PL 526 025 02 74', '5260250274'],
  ['regon', 'client_info', 'school', '000 331\u202f501', '000331501'],
  ['krs', 'client_info', 'school', '0000 028 860', '0000028860'],
  ['contact_email', 'client_info', 'school', ' biuro@example.pl ', 'biuro@example.pl'],
  ['city', 'building_address', 'home', ' Kraków ', 'Kraków'],
  ['zip_code', 'building_address', 'home', '31023', '31-023'],
  ['zip_code', 'building_address', 'home', '31 – 023', '31-023'],
  ['zip_code', 'building_address', 'home', '12345-6789', '12345-6789'],
  ['land_registry_number', 'building_info', 'home', '123 / 4; 5', '123/4, 5'],
  ['mortgage_registry_number', 'building_info', 'home', 'wa4m - 123456 - 4', 'WA4M/00123456/4'],
  ['iban_number', 'settlement', 'home', '61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['iban_number', 'settlement', 'home', 'pl61-1090-1014-0000-0712-1981-2874', 'PL61109010140000071219812874'],
];

describe('a pasted value', () => {
  it.each(pasted)('of %s is put in its one form', async (field, section, of, value, stored) => {
    const body = section !== 'client_info' ? homeSections[section] : of === 'home' ? owner : company;
    const answer = await save({ section, field, of, body }, value);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    const { client, project, building_address, building_info, settlement } = answer.json();
    const all = { ...client, ...project, ...building_address, ...building_info, ...settlement };
    expect(all[field]).toBe(stored);
  });
});

const wrong: [string, SectionName, SectionField['of'], unknown, string][] = [
  ['client_type', 'client_info', 'home', 'tenant', 'not_offered'],
  ['client_type', 'client_info', 'home', undefined, 'choose_client_type'],
  ['first_name', 'client_info', 'home', 'J', 'name_length'],
  ['first_name', 'client_info', 'home', 'J'.repeat(31), 'name_length'],
  ['pesel', 'client_info', 'home', '44051401358', 'pesel_checksum'],
  ['pesel', 'client_info', 'home', '4405140135', 'pesel_length'],
  ['phone_number', 'client_info', 'home', '123', 'phone'],
  ['contact_email', 'client_info', 'home', 'x@', 'email'],
  ['building_name', 'client_info', 'school', 'x'.repeat(31), 'too_long'],
  ['nip', 'client_info', 'school', '5260250275', 'nip_checksum'],
  ['nip', 'client_info', 'school', undefined, 'required'],
  ['regon', 'client_info', 'school', '000331502', 'regon_checksum'],
  ['krs', 'client_info', 'school', '28860', 'krs_length'],
  ['street', 'building_address', 'home', undefined, 'required'],
  ['house_number', 'building_address', 'home', '', 'required'],
  ['zip_code', 'building_address', 'home', '1234', 'zip_code'],
  ['land_registry_number', 'building_info', 'home', '12/', 'plot_format'],
  ['mortgage_registry_number', 'building_info', 'home', 'WA4M/00123456/5', 'register_checksum'],
  ['bank_account_holder_name', 'settlement', 'home', '', 'required'],
  ['iban_number', 'settlement', 'home', 'PL61109010140000071219812875', 'iban_checksum'],
  ['iban_number', 'settlement', 'home', 'PL611090101400000712198128', 'iban_length'],
];

describe('a wrong value', () => {
  it.each(wrong)('of %s is refused at the field', async (field, section, of, value, type) => {
    const body = section !== 'client_info' ? homeSections[section] : of === 'home' ? owner : company;
    const answer = await save({ section, field, of, body }, value);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      [{ loc: ['body', field], type, msg: expect.stringMatching(/\p{L}/u) }],
    ]);
  });
});
