// @database both, the embedded one in the long form

import type { PartnerAnswer } from '@ndp/contract/desk/partner.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readContactedAddresses } from '../../cases/people/contacted-addresses.ts';
import { givePlatform, takePlatform } from '../../features/desk/platform-administrators.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import { readLogo } from '../../platform/partners/logos.ts';
import { openDirectory } from '../../platform/partners/partners.ts';
import { type Seat, seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { pngOf } from '../../testing/settlement/sample-files.ts';
import { call } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();

const url = '/api/partners/duon/partner';
const read = async (who: Seat) => (await who.ask(desk, 'GET', url)).json as unknown as PartnerAnswer;
const configOf = async (id: string) => {
  return call(api, 'GET /partners/portal_config', undefined, { from: id });
};
/** What is sent back of a page as it was read, with some of it changed. */
async function change(who: Seat, over: object, rest: object = {}) {
  const { content, edited_at, people } = await read(who);
  const told = people.filter(({ is_told }) => is_told).map(({ id }) => id);
  const body = { seen: edited_at, content: { ...content, ...over }, logo: null, told, ...rest };
  return who.ask(desk, 'POST', url, body);
}
const codes = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

it('what an administrator changes of a partner, portal and mails show within a minute on every node', async () => {
  const admin = await seat(api, 'look-admin', 'duon', ['administrator']);
  const otherNode = await openDirectory(api.context.db, api.context.clock);
  const before = (await configOf('duon')).json();
  const saved = await change(admin, { title: 'DUON Ciepło', primary_color: '#004f5e', aliases: ['cieplo'] });
  expect(saved.status).toBe(200);
  expect((await configOf('duon')).json()).toEqual(before);
  api.pass(30_000);
  const config = (await configOf('cieplo')).json();
  expect([config.subdomain, config.title, config.theme_variables.primaryColor]).toEqual([
    'duon',
    'DUON Ciepło',
    '#004f5e',
  ]);
  expect((await otherNode.find('cieplo'))?.title).toBe('DUON Ciepło');
  const told = await change(admin, { sender_name: 'Biuro DUON', reply_email: 'odpowiedzi@duon.example' });
  expect(told.json).toMatchObject({ content: { sender_name: 'Biuro DUON' } });
  const acts = await api.owner
    .selectFrom('operator_action')
    .select(['details', 'partner_id'])
    .where('action', '=', 'desk edit-partner')
    .orderBy('n')
    .execute();
  expect(acts.map(({ details, partner_id }) => [Object(details).changed, partner_id])).toEqual([
    ['title primary_color aliases', 'duon'],
    ['sender_name reply_email', 'duon'],
  ]);
});

it('nothing is stored that could not be read, that leads elsewhere, or that somebody has changed meanwhile', async () => {
  const admin = await seat(api, 'fit-admin', 'duon', ['administrator']);
  const before = (await read(admin)).content;
  const refused = [
    await change(admin, { primary_color: '#ffcc00' }),
    await change(admin, { secondary_color: '#cccccc' }),
    await change(admin, { contact_email: 'kontakt' }),
    await change(admin, { aliases: ['stx'] }),
    await change(admin, { aliases: ['desk'] }),
    await change(admin, { aliases: ['@'] }),
    await change(admin, { title: 'Nowy' }, { seen: '2026-01-01T00:00:00.000Z' }),
    await change(admin, {}, { logo: Buffer.from('<svg xmlns="x"/>').toString('base64') }),
    await change(admin, {}, { logo: pngOf({ after: '<script>' }).toString('base64') }),
  ];
  expect(codes(refused)).toEqual(refused.map(() => 409));
  expect(new Set(refused.map(({ json }) => json.detail)).size).toBe(4);
  expect((await read(admin)).content).toEqual(before);
});

it('a logo is written anew no larger than it is shown, has an address of its own, and is nobody else’s', async () => {
  const admin = await seat(api, 'logo-admin', 'duon', ['administrator']);
  const picture = { width: 1200, height: 300, channels: 4, background: '#0a6b3c80' } as const;
  const sent = await sharp({ create: picture })
    .withExif({ IFD0: { Copyright: 'Anna' } })
    .png()
    .toBuffer();
  const saved = await change(admin, {}, { logo: sent.toString('base64') });
  const kept = Buffer.from(String(saved.json.logo), 'base64');
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 640, height: 160 });
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  api.pass(30_000);
  const { logo } = (await configOf('duon')).json();
  const seenBy = (id: string) => withinPartner(id, () => readLogo(api.running.db, id, logo));
  expect(await seenBy('duon')).toEqual(kept);
  expect(await seenBy('mpec')).toBeUndefined();

  const again = async (background: string) => {
    const bytes = await sharp({ create: { ...picture, background } })
      .png()
      .toBuffer();
    await change(admin, {}, { logo: bytes.toString('base64') });
  };
  await again('#111111');
  expect(await seenBy('duon')).toEqual(kept);
  await again('#222222');
  expect(await seenBy('duon')).toBeUndefined();
});

it('people of the desk are told what the partner is told, as long as they have a role there', async () => {
  const admin = await seat(api, 'told-admin', 'duon', ['administrator']);
  const officer = await seat(api, 'told-officer', 'duon', ['officer']);
  const stranger = await seat(api, 'told-stranger', 'mpec', ['officer']);
  await change(admin, {}, { told: [officer.person.id, stranger.person.id] });
  const told = async () => (await readContactedAddresses(api.context, 'duon')).map(({ id }) => id);
  expect(await told()).toEqual([officer.person.id]);
  await api.owner.deleteFrom('desk_role').where('person_id', '=', officer.person.id).execute();
  expect(await told()).toEqual([]);
});

const opening = {
  id: 'cieplownia',
  content: {
    title: 'Ciepłownia Miejska',
    brand_title: '',
    primary_color: '#5b2a86',
    secondary_color: null,
    is_logo_inverse: false,
    is_counted_openly: false,
    aliases: [],
    contact_email: 'kontakt@cieplownia.example',
    contact_phone: '+48 22 100 00 05',
    sender_name: null,
    reply_email: null,
  },
  logo: null,
  program: 'stx',
  organiser: {
    name: 'Ciepłownia Miejska sp. z o.o.',
    address: 'ul. Nowa 5, 00-001 Warszawa',
    obliged_entity_id: 5,
    krs: '0000123456',
    nip: '5260250995',
    regon: null,
  },
  administrator: { email: 'zofia@example.pl', language: 'pl' },
};

it('a fifth partner is opened by whoever may, answers at its host with a programme of its own, and takes nothing yet', async () => {
  const chief = await seat(api, 'chief', 'mpec', ['officer']);
  const open = (over = {}) => chief.ask(desk, 'POST', '/api/platform/partners', { ...opening, ...over });
  expect((await open()).status).toBe(403);
  await givePlatform(api.owner, chief.person.id, api.context.clock());
  const taken = [
    await open({ id: 'stx' }),
    await open({ id: 'api' }),
    await open({ id: 'cieplo' }),
    await open({ id: 'Nowy_' }),
  ];
  expect(codes(taken)).toEqual([409, 409, 409, 409]);
  expect((await open()).status).toBe(200);
  expect((await open()).status).toBe(409);
  api.pass(30_000);
  const config = (await configOf('cieplownia')).json();
  expect(config).toMatchObject({
    title: 'Ciepłownia Miejska',
    logo: '/logos/ndp.svg',
    obliged_entity: { id: 5, name: 'Ciepłownia Miejska sp. z o.o.' },
    program_content: { id: 'cieplownia', version: 1, textsOf: 'stx', installer: { kind: 'free-text' } },
    program_standing: { state: 'announced' },
  });
  expect(config.program_content.organiser).toMatchObject({
    krs: '0000123456',
    nip: '5260250995',
    regon: null,
  });
  const noted = await api.owner
    .selectFrom('operator_action')
    .select(['partner_id', 'outcome'])
    .where('action', '=', 'desk open-partner')
    .where('person_id', '=', chief.person.id)
    .orderBy('n')
    .execute();
  expect(noted.map(({ partner_id, outcome }) => `${partner_id} ${outcome}`)).toEqual([
    'null refused',
    'stx refused',
    'api refused',
    'cieplo refused',
    'Nowy_ refused',
    'cieplownia done',
    'cieplownia refused',
  ]);
});

it('a new partner is refused with a number of its organiser that has a wrong check digit', async () => {
  const chief = await seat(api, 'chief-numbers', 'mpec', ['officer']);
  await givePlatform(api.owner, chief.person.id, api.context.clock());
  for (const wrong of [
    { nip: '5260250996' },
    { regon: '012100785' },
    { krs: '123456' },
    { nip: '526-025-09-95' },
  ]) {
    const organiser = { ...opening.organiser, ...wrong };
    const body = { ...opening, id: 'numery', organiser };
    expect((await chief.ask(desk, 'POST', '/api/platform/partners', body)).status).toBe(422);
  }
});

it('a new partner’s first administrator is invited by mail, and needs nobody to confirm them; the next one does', async () => {
  const chief = await seat(api, 'chief-inviting', 'mpec', ['officer']);
  await givePlatform(api.owner, chief.person.id, api.context.clock());
  await api.takeMails();
  const rolesAt = async (partner: string) =>
    (
      await api.owner
        .selectFrom('desk_role')
        .innerJoin('desk_person', 'desk_person.id', 'desk_role.person_id')
        .select(['role', 'subject'])
        .where('partner_id', '=', partner)
        .execute()
    ).map(({ role, subject }) => `${subject} ${role}`);
  const open = (id: string, email: string) =>
    chief.ask(desk, 'POST', '/api/platform/partners', {
      ...{ ...opening, id, content: { ...opening.content, title: id } },
      administrator: { email, language: 'pl' },
    });
  expect((await open('elektro', 'zofia@example.pl')).status).toBe(200);
  const [mail] = await api.takeMails();
  expect([mail?.kind, mail?.partnerId]).toEqual(['desk-invitation', 'elektro']);
  expect(await rolesAt('elektro')).toEqual([]);
  const follow = async (subject: string, invitation: string) =>
    new URL(await desk.another().logIn(subject, { invitation })).searchParams.get('login');
  expect(await follow('zofia', mail?.payload.token ?? '')).toBeNull();
  expect(await rolesAt('elektro')).toEqual(['zofia administrator']);
  api.pass(30_000);
  const invitation = { email: 'adam@example.pl', roles: ['administrator'], language: 'pl' };
  const zofia = desk.another();
  await zofia.logIn('zofia');
  expect((await zofia.ask('POST', '/api/partners/elektro/invitations', invitation)).status).toBe(200);
  const [next] = await api.takeMails();
  await follow('adam', next?.payload.token ?? '');
  expect(await rolesAt('elektro')).toEqual(['zofia administrator']);

  await open('gazownia', 'adam@example.pl');
  const [late] = await api.takeMails();
  await takePlatform(api.owner, chief.person.id);
  expect(await follow('adam', late?.payload.token ?? '')).toBe('invitation_withdrawn');
  expect(await rolesAt('gazownia')).toEqual([]);
});
