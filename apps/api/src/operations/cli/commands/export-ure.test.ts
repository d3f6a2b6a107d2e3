import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../cases/case-key.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { account, apartmentEstimate, company, homeSections, owner } from '../../../testing/applications.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { writeSection } from '../../../testing/stored.ts';
import { piecesOf } from '../command.ts';

const api = await openTestApi();
const harness = openHarness(api);

const heads = 'Imię i nazwisko lub nazwa;Adres;Data zakończenia;Oszczędność energii finalnej [toe]\r\n';

async function exportYear(year = '2026', ...more: string[]) {
  const reply = await harness.type(
    'export-ure',
    '--partner',
    'mpec',
    '--year',
    year,
    '--out',
    'x.csv',
    ...more,
  );
  const [file] = reply.files ?? [];
  return { ...reply, csv: file ? (await buffer(piecesOf(file))).toString('utf8') : undefined };
}

async function settledHome(day: string, status?: 'paid' | 'reported'): Promise<Application> {
  return harness.settle(await harness.send(), day, status);
}

async function rewrite(application: Application, section: 'client_info' | 'building_address', data: object) {
  const { db, keys } = api.context;
  const saved = { data: { ...data }, revision: 1, savedAt: api.context.clock() };
  await writeSection({ db, keys }, keyOf(application), section, saved);
}

describe('the settlement list', () => {
  it('has exactly four columns: who, where, when and how much, byte for byte', async () => {
    await settledHome('2026-11-15');
    const apartment = await harness.send({
      estimate: apartmentEstimate,
      sections: { ...homeSections, client_info: company },
    });
    await harness.settle(apartment, '2026-03-02', 'reported');
    const toe = Number(apartment.quote?.explanation.reference_value_toe);
    const { csv, text, exitCode } = await exportYear();
    expect(csv).toBe(
      `\ufeff${heads}` +
        `${company.building_name};ul. Święty Krzyż 12A, 31-023 Kraków;2026-03-02;${String(toe).replace('.', ',')}\r\n` +
        'Łucja Żółć-Kowalska;ul. Święty Krzyż 12A, 31-023 Kraków;2026-11-15;2,059\r\n',
    );
    const sum = String(Math.round((toe + 2.059) * 1e6) / 1e6).replace('.', ',');
    expect(text).toBe(`Wykaz: 2 wiersze, razem ${sum} toe.`);
    expect(exitCode).toBe(0);
    expect((await harness.lastAction()).details).toMatchObject({
      year: '2026',
      rows: 2,
      toe: sum,
      marked: 0,
    });
  });

  it('names a flat of a building, and nothing that was not asked for', async () => {
    const application = await settledHome('2026-11-15');
    await rewrite(application, 'building_address', {
      ...homeSections.building_address,
      apartment_number: '7',
    });
    const { csv } = await exportYear();
    expect(csv).toContain(';ul. Święty Krzyż 12A/7, 31-023 Kraków;');
    for (const secret of [owner.pesel, account, application.email, application.reference, '600']) {
      expect(csv).not.toContain(secret);
    }
  });

  it('cannot smuggle a formula into a spreadsheet by a name', async () => {
    const application = await settledHome('2026-11-15');
    await rewrite(application, 'client_info', { ...company, building_name: '=cmd|"/c calc"!A1;"x"' });
    expect((await exportYear()).csv).toContain(`\r\n"'=cmd|""/c calc""!A1;""x""";ul.`);
  });

  it('is of one year, one partner, and of what was paid', async () => {
    await settledHome('2025-12-31');
    await settledHome('2027-01-01');
    await harness.put(await settledHome('2026-06-01'), 'settlement_review');
    const nothing = await exportYear();
    expect([nothing.exitCode, nothing.files]).toEqual([1, undefined]);
    expect(nothing.text).toContain('Nie powstał żaden plik.');
    await settledHome('2026-01-01');
    await settledHome('2026-12-31');
    expect((await exportYear()).csv?.split('\r\n')).toHaveLength(4);
    const foreign = await harness.type('export-ure', '--partner', 'duon', '--year', '2026', '--out', 'x');
    expect(foreign.exitCode).toBe(1);
  });

  it('counts the newest payment application', async () => {
    const application = await settledHome('2025-11-15');
    await api.context.db
      .insertInto('payment_application')
      .columns([
        'partner_id',
        'application_id',
        'n',
        'completion_date',
        'data',
        'document_ids',
        'statement_version',
        'statement_hash',
        'language',
        'requested_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('payment_application')
          .select(({ lit, val }) => [
            'partner_id',
            'application_id',
            lit(2).as('n'),
            val('2026-01-20').as('day'),
            'data',
            'document_ids',
            'statement_version',
            'statement_hash',
            'language',
            'requested_at',
          ])
          .where('application_id', '=', application.id),
      )
      .execute();
    expect((await exportYear('2025')).exitCode).toBe(1);
    expect((await exportYear('2026')).csv).toContain(';2026-01-20;');
  });

  it('is refused as a whole when an application lacks a value, and says which', async () => {
    await settledHome('2026-11-15');
    const nameless = await settledHome('2026-11-16');
    await rewrite(nameless, 'client_info', { ...owner, last_name: ' ' });
    const homeless = await settledHome('2026-11-17');
    await rewrite(homeless, 'building_address', { ...homeSections.building_address, zip_code: undefined });
    const dateless = await harness.put(await harness.send(), 'paid');
    const worthless = await settledHome('2026-11-18');
    await api.context.db
      .updateTable('application')
      .set({ quote: null })
      .where('id', '=', worthless.id)
      .execute();
    const { exitCode, files, text } = await exportYear('2026', '--mark');
    expect([exitCode, files]).toEqual([1, undefined]);
    expect(text).toContain(`${nameless.reference} (Imię i nazwisko lub nazwa)`);
    expect(text).toContain(`${homeless.reference} (Adres)`);
    expect(text).toContain(`${dateless.reference} (Data zakończenia)`);
    expect(text).toContain(`${worthless.reference} (Oszczędność energii finalnej [toe])`);
    expect((await harness.stored(homeless)).status).toBe('paid');
  });

  it('changes nothing unless it is to mark, and then notes each as reported once', async () => {
    const application = await settledHome('2026-11-15');
    const earlier = await settledHome('2026-11-14', 'reported');
    await exportYear();
    expect((await harness.stored(application)).status).toBe('paid');
    const { csv, text } = await exportYear('2026', '--mark');
    expect(csv?.split('\r\n')).toHaveLength(4);
    expect(text).toContain('Oznaczono jako zgłoszone: 1.');
    expect((await harness.stored(application)).status).toBe('reported');
    const mails = await api.takeMails();
    expect(mails.map(({ applicationId, payload }) => [applicationId, payload])).toEqual([
      [application.id, expect.objectContaining({ status: 'reported' })],
    ]);
    expect((await harness.stored(earlier)).revision).toBe(earlier.revision);
    const again = await exportYear('2026', '--mark');
    expect(again.csv).toBe(csv);
    expect(again.text).toContain('Oznaczono jako zgłoszone: 0.');
  });
});
