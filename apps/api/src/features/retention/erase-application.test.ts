import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sendNext } from '../../mail/outbox/send-next.ts';
import { dayMs } from '../../platform/clock.ts';
import { adoptStore } from '../../platform/files/bind-store.ts';
import { markName } from '../../platform/files/port.ts';
import { homeSections, put, sectionNames } from '../../testing/applications.ts';
import { name } from '../../testing/co-owners/co-owners.ts';
import { findCanaries, namesIn } from '../../testing/hostile/canaries.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { mailerOf } from '../../testing/outbox/mailer-of.ts';
import { pdfOf } from '../../testing/settlement/sample-files.ts';
import { filesIn, moveAlong, sendFile } from '../../testing/settlement/settlements.ts';
import { homeApplication, plainPartner, submitAndOpenMail } from '../../testing/submissions.ts';
import { openPipeline } from '../../testing/workflow/workflow-harness.ts';
import { sweepFiles } from '../settlement/sweep-files.ts';
import { SigningDelayed, SigningRefused } from '../signing/port/port.ts';
import { cancelAbandoned } from './abandoned-envelopes.ts';
import { eraseApplication, removeLeftovers } from './erase-application.ts';

const planted = {
  'e-mail': 'kanarek.zolty@example.pl',
  'first name': 'Kanarkowska',
  'last name': 'Wróblińska',
  phone: '601 234 987',
  pesel: '85112012349',
  iban: 'PL27114020040000300201355387',
  'account holder': 'Sikorkiewicz',
  street: 'Dzierzbowa',
  'house number': '7391K',
  'mortgage register': 'KR1P/00345678/8',
  note: 'sójcza uwaga',
  installer: 'Jemiołuszka Instalacje',
  heater: 'Bocianowa 3000',
  'co-owner’s name': 'Szpakowna',
  'co-owner’s e-mail': 'szpak@example.org',
  'file name': 'rachunek-zimorodek',
};

const api = await openTestApi();

/** An application with every planted value, a paper waiting for its signature, a document and mails. */
async function plant() {
  const link = await submitAndOpenMail(
    api,
    {
      ...homeApplication,
      email: planted['e-mail'],
      note: planted.note,
      selected_installer: planted.installer,
      heater_model_name: planted.heater,
    },
    { key: 'key of the tab' },
  );
  const owner = { name: `Ewa ${planted['co-owner’s name']}`, email: planted['co-owner’s e-mail'] };
  expect((await name(api, link, [owner])).statusCode).toBe(200);
  const { client_info, building_address, building_info, settlement } = homeSections;
  const sections: Record<string, object> = {
    client_info: {
      ...client_info,
      client_type: 'co_owner',
      first_name: planted['first name'],
      last_name: planted['last name'],
      phone_number: planted.phone,
      pesel: planted.pesel,
    },
    building_address: {
      ...building_address,
      street: `ul. ${planted.street}`,
      house_number: planted['house number'],
    },
    building_info: { ...building_info, mortgage_registry_number: planted['mortgage register'] },
    settlement: {
      ...settlement,
      bank_account_holder_name: planted['account holder'],
      iban_number: planted.iban,
    },
  };
  for (const section of sectionNames) {
    const answer = await put(api, link, section, sections[section] ?? homeSections[section]);
    expect(answer.statusCode, answer.body).toBe(200);
  }
  await mailEverything();
  const harness = await openPipeline(api);
  await harness.work();
  harness.close();
  await moveAlong(api, link, [
    ['contract_signed', 'system'],
    ['in_realisation', 'operator'],
  ]);
  const sent = { name: `${planted['file name']}.pdf`, bytes: pdfOf({ inside: `/Title (${planted.note})` }) };
  expect((await sendFile(api, link, sent)).statusCode).toBeLessThan(300);
  return link;
}

/** Sends what is promised into the mailbox of a developer’s machine. */
async function mailEverything() {
  const mailer = mailerOf(api.running);
  while ((await sendNext(mailer)) === 'sent');
}

async function erase(id: string) {
  const { db, clock } = api.context;
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('application')
      .select(['partner_id', 'id', 'reference'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return eraseApplication({ db: trx, now: clock() }, row, 'request');
  });
}

const sightings = async () => [
  ...(await findCanaries(api.context.db, planted)),
  ...filesIn(api.uploads).map((file) => readFileSync(join(api.uploads, file), 'latin1')),
];

describe('an erased application', () => {
  it(`leaves none of ${Object.keys(planted).length} planted values in any table, file or line of the log`, async () => {
    const link = await plant();
    const another = await submitAndOpenMail(api);
    expect((await sightings()).length).toBeGreaterThan(3);
    await removeLeftovers(api.context.storage, await erase(link.id));
    expect(await sightings()).toEqual([]);
    expect(namesIn(api.log(), planted)).toEqual([]);
    const { rows } = await rowsNaming(link.id);
    expect(rows).toEqual(['audit_entry', 'erasure']);
    expect(
      (await api.context.db.selectFrom('application').select('id').execute()).map(({ id }) => id),
    ).toEqual([another.id]);
  });

  it('leaves its files to the sweep when the server dies before they are removed', async () => {
    const link = await plant();
    await erase(link.id);
    expect(filesIn(api.uploads)).toHaveLength(1);
    const tomorrow = new Date(Date.now() + dayMs);
    await adoptStore(api.owner, api.context.storage, tomorrow);
    const swept = await sweepFiles(api.running.db, api.context.storage, tomorrow);
    expect(swept).toEqual({ discarded: 0, recalled: 0, removed: 1 });
    expect(filesIn(api.uploads)).toEqual([markName]);
  });

  it('leaves a record that nobody changes or removes', async () => {
    const link = await submitAndOpenMail(api);
    await erase(link.id);
    const { db, clock } = api.context;
    const noted = () =>
      db.selectFrom('erasure').selectAll().where('application_id', '=', link.id).executeTakeFirst();
    const record = { partner_id: plainPartner, application_id: link.id, at: clock(), cause: 'request' };
    expect(await noted()).toEqual(record);
    await expect(db.deleteFrom('erasure').execute()).rejects.toThrow('never changed');
    await expect(db.updateTable('erasure').set({ cause: 'duty' }).execute()).rejects.toThrow('never changed');
    expect(await noted()).toEqual(record);
  });

  it('is cancelled on the signing platform, once it answers', async () => {
    const link = await plant();
    const { db } = api.context;
    await db
      .updateTable('signature_request')
      .set(({ ref }) => ({ provider: 'platform', provider_id: ref('paper') }))
      .execute();
    await erase(link.id);
    const cancelled: string[] = [];
    const port = (answer: () => Promise<void>) => ({
      name: 'platform',
      cancel: async (id: string) => {
        await answer();
        cancelled.push(id);
      },
    });
    const away = port(() => Promise.reject(new SigningDelayed('no answer')));
    await expect(cancelAbandoned(api.running.db, away)).rejects.toThrow(SigningDelayed);
    await cancelAbandoned(api.running.db, { ...port(async () => {}), name: 'another platform' });
    expect(cancelled).toEqual([]);
    await cancelAbandoned(
      api.running.db,
      port(async () => {
        if (cancelled.length > 0) throw new SigningRefused('it is unknown there');
      }),
    );
    expect(cancelled).toHaveLength(1);
    expect(await db.selectFrom('abandoned_envelope').selectAll().execute()).toEqual([]);
  });
});

/** The tables in which a row still names an application. */
async function rowsNaming(id: string): Promise<{ rows: string[] }> {
  const found = await findCanaries(api.context.db, { id });
  return { rows: [...new Set(found.map((sighting) => sighting.split('.')[0] ?? ''))] };
}
