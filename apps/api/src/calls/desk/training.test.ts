// @database both, the embedded one in the long form

import type { PlatformAnswer } from '@ndp/contract/desk/platform.ts';
import type { SessionAnswer } from '@ndp/contract/desk/session.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { givePlatform } from '../../features/desk/platform-administrators.ts';
import { portOf } from '../../features/signing/port/ports.ts';
import { sendNext } from '../../mail/outbox/send-next.ts';
import { readDigest } from '../../operations/digest/read-digest.ts';
import { countByStatus } from '../../operations/metrics/backlog.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { openTrainingPartner, trainingPartner } from '../../testing/desk/training-partner.ts';
import { mailerOf } from '../../testing/outbox/mailer-of.ts';
import { call, homeApplication, post } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
const { owner, context } = api;
await openTrainingPartner(context);
api.pass(30_000);
afterEach(() => api.clear());

const at = `/api/partners/${trainingPartner}`;
const send = (from: string) => post(api, '/applications', homeApplication, { from });

describe('a training partner', () => {
  it('is opened by whoever opens partners, with a programme that takes estimates at once', async () => {
    const chief = await seat(api, 'chief', 'mpec', ['officer']);
    await givePlatform(owner, chief.person.id, context.clock());
    const opening = {
      id: 'szkolenie',
      content: {
        ...{ title: 'Szkolenie', brand_title: '', primary_color: null, secondary_color: null },
        ...{ is_logo_inverse: false, aliases: [], sender_name: null, reply_email: null },
        ...{ contact_email: 'kontakt@szkolenie.example', contact_phone: '+48 22 100 00 05' },
      },
      ...{ logo: null, program: 'mpec', is_training: true },
      organiser: {
        ...{ name: 'Szkolenie sp. z o.o.', address: 'ul. Nowa 5, 00-001 Warszawa' },
        ...{ obliged_entity_id: 5, krs: null, nip: null, regon: null },
      },
      administrator: { email: 'zofia@example.pl', language: 'pl' },
    };
    expect((await chief.ask(desk, 'POST', '/api/platform/partners', opening)).status).toBe(200);
    const read = await chief.ask(desk, 'GET', '/api/platform');
    const { partners, programs } = read.json as unknown as PlatformAnswer;
    expect(partners.filter(({ is_training }) => is_training).map(({ id }) => id)).toEqual([
      trainingPartner,
      'szkolenie',
    ]);
    expect(programs.map(({ id }) => id)).not.toContain('szkolenie');
    api.pass(30_000);
    const config = (await call(api, 'GET /partners/portal_config', undefined, { from: 'szkolenie' })).json();
    expect(config).toMatchObject({ is_training: true, program_standing: { state: 'open' } });
    const [invitation] = await api.takeMails();
    expect(invitation?.kind).toBe('desk-invitation');
  });

  it('says at the desk that its cases are made up; people’s partners do not', async () => {
    const officer = await seat(api, 'told', trainingPartner, ['officer']);
    await seat(api, 'told', 'mpec', ['officer']);
    const { partners } = (await officer.ask(desk, 'GET', '/api/session')).json as unknown as SessionAnswer;
    expect(partners.map(({ id, is_training }) => [id, is_training])).toEqual([
      [trainingPartner, true],
      ['mpec', false],
    ]);
  });

  it('stays one, and no partner with people’s cases becomes one, not even at the database', async () => {
    const turn = (id: string, is_training: boolean) =>
      acrossPartners(() => owner.updateTable('partner').set({ is_training }).where('id', '=', id).execute());
    await expect(turn('mpec', true)).rejects.toThrow('no other becomes one');
    await expect(turn(trainingPartner, false)).rejects.toThrow('stays one');
  });

  it('sends no applicant a mail; its people are invited all the same', async () => {
    const mailer = mailerOf(api.running);
    const admin = await seat(api, 'inviting', trainingPartner, ['administrator']);
    await send(trainingPartner);
    const invited = { email: 'nowa@example.pl', roles: ['officer'], language: 'pl' };
    expect((await admin.ask(desk, 'POST', `${at}/invitations`, invited)).status).toBe(200);
    await send('mpec');
    const ends = [await sendNext(mailer), await sendNext(mailer), await sendNext(mailer)];
    expect(ends.toSorted()).toEqual(['dropped', 'sent', 'sent']);
    expect(await sendNext(mailer)).toBe('idle');
    const box = await owner.selectFrom('mailbox_message').select(['to_address', 'from_address']).execute();
    expect(box.map(({ to_address }) => to_address).toSorted()).toEqual(
      [homeApplication.email, 'nowa@example.pl'].toSorted(),
    );
    expect(box.find(({ to_address }) => to_address === homeApplication.email)?.from_address).toContain(
      'MPEC',
    );
  });

  it('counts for nobody: neither figures nor digest, nor numbers for everybody', async () => {
    await send(trainingPartner);
    await send('mpec');
    const counted = await acrossPartners(() => countByStatus(owner));
    expect(counted.map(({ partner }) => partner)).toEqual(['mpec']);
    // A seal that ends soon is named at each partner that is looked at.
    const sealEndOf = async () => context.clock();
    const digest = await acrossPartners(() =>
      owner.transaction().execute((trx) => readDigest(trx, context.clock(), { sealEndOf })),
    );
    const looked = digest.partners.map(({ partner }) => partner);
    expect([looked.includes('mpec'), looked.includes(trainingPartner)]).toEqual([true, false]);
    const config = await call(api, 'GET /partners/portal_config', undefined, { from: trainingPartner });
    expect(config.json().is_counted_openly).toBe(false);
  });

  it('has no report for the regulator and no file for a bank, at the desk or at the database', async () => {
    const officer = await seat(api, 'paying', trainingPartner, ['officer', 'approver', 'administrator']);
    const refusals = [
      await officer.ask(desk, 'POST', `${at}/regulator-reports`, { year: '2026' }),
      await officer.ask(desk, 'POST', `${at}/payment-batches/${crypto.randomUUID()}/file`, {
        reason: 'Próba',
      }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([409, 409]);
    for (const { json } of refusals) expect(json.detail).toContain('partner szkoleniowy');
    const row = { partner_id: trainingPartner, id: crypto.randomUUID(), proposed_at: context.clock() };
    const sum = { year: 2026, cases: 1, saving: 1, sha256: 'a'.repeat(64), proposed_by: officer.person.id };
    const report = owner.insertInto('regulator_report').values({ ...row, ...sum });
    await expect(acrossPartners(() => report.execute())).rejects.toThrow(
      'nothing of a training partner leaves',
    );
  });

  it('signs on the portal whatever platform people’s documents go to', () => {
    const { port } = context.signing;
    const own = { ...port, name: 'embedded' };
    const ports = { port, ownPorts: new Map([[trainingPartner, port]]), trainingPort: own };
    expect(portOf(ports, { id: trainingPartner, is_training: true })).toBe(own);
    expect(portOf(ports, { id: trainingPartner, is_training: false })).toBe(port);
    expect(() => portOf({ port }, { id: trainingPartner, is_training: true })).toThrow(
      'nothing is sealed here',
    );
  });
});
