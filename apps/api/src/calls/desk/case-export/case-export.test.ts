// @database both, the embedded one in the long form

import { createHash } from 'node:crypto';
import { readText } from '@ndp/documents/testing/poppler.ts';
import { unbindWords } from '@ndp/flows/typography.ts';
import { beforeEach, expect, it } from 'vitest';
import { eraseApplication } from '../../../features/retention/erase-application.ts';
import { SealUnfit } from '../../../features/signing/port/port.ts';
import { storeSigned } from '../../../features/signing/store-signed.ts';
import { asUnit } from '../../../platform/unit.ts';
import { account, owner } from '../../../testing/applications.ts';
import { deskOf } from '../../../testing/desk/bare-desk.ts';
import { filesIn, openCaseToTakeOut, saidInCase } from '../../../testing/desk/case-file-visit.ts';
import { seat } from '../../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';
import { sealedBytes } from '../../../testing/documents/signed-documents.ts';
import { findStored } from '../../../testing/stored.ts';

const { api, desk } = await openTestDesk();

beforeEach(() => api.clear());

const hashOf = (bytes: Uint8Array = new Uint8Array()) => createHash('sha256').update(bytes).digest('hex');
const jsonIn = (files: Map<string, Buffer>, path: string) => JSON.parse(String(files.get(path)));
const contentsOf = (files: Map<string, Buffer>) =>
  unbindWords(readText(files.get('spis.pdf') ?? Buffer.of()));

it('a case file holds every signed paper and upload byte for byte, the case, the conversation, the trail, and a list of it all', async () => {
  const { take, reference, uploads, attached, composed } = await openCaseToTakeOut(api, desk);
  const { status, bytes, headers } = await take();
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  expect(headers['content-disposition']).toContain(`akta-${reference}-2026-11-21.zip`);
  const files = filesIn(bytes);
  const manifest = jsonIn(files, 'manifest.json');
  expect(manifest).toMatchObject({ case: reference, partner: 'mpec', made_by: 'Osoba olga', missing: [] });
  expect([...files.keys()].sort()).toEqual(
    [
      'manifest.json',
      'manifest.json.p7s',
      ...manifest.files.map(({ path }: { path: string }) => path),
    ].sort(),
  );
  for (const { path, sha256, bytes: size } of manifest.files)
    expect([hashOf(files.get(path)), files.get(path)?.length]).toEqual([sha256, size]);
  const held = new Set([...files.values()].map(hashOf));
  for (const paper of composed) expect(held).toContain(hashOf(sealedBytes(paper)));
  for (const bytes of [...uploads.map((upload) => upload.bytes), attached])
    expect(held).toContain(hashOf(bytes));
  const page = [...files].find(([path]) => path.endsWith('-strona.pdf'));
  expect(unbindWords(readText(page?.[1] ?? Buffer.of()))).toContain('FV/12/2026 & Co');
  const contents = contentsOf(files);
  for (const said of [
    'strona z pliku XML',
    owner.last_name,
    saidInCase.message,
    'Umowa podpisana',
    'umowa, podpisano',
  ])
    expect(contents).toContain(said);
  expect(jsonIn(files, 'dane/sprawa.json').documents[0]).toMatchObject({
    uploadedAt: '2026-11-21T11:00:00.000Z',
  });
  expect(jsonIn(files, 'dziennik/lancuch.json').entries.at(-1).hash).toBe(manifest.chain.last);
  expect(jsonIn(files, 'dziennik/czynnosci.json')).toContainEqual(
    expect.objectContaining({ what: 'notatka', who: 'Osoba olga' }),
  );
});

it('PESEL and account stand in full in the papers their owner signed and nowhere else in a case file', async () => {
  const { take } = await openCaseToTakeOut(api, desk);
  const files = filesIn((await take({ with_notes: true })).bytes);
  const own = [...files].filter(([path]) => /json$/.test(path)).map(([, bytes]) => String(bytes));
  for (const text of [...own, contentsOf(files)])
    for (const secret of [owner.pesel, account.replace(/ /g, ''), account])
      expect(text).not.toContain(secret);
  const data = [...files].filter(([path]) => path.startsWith('dane/')).map(([, bytes]) => String(bytes));
  for (const text of data) expect(text).not.toMatch(/token|storage_?key/i);
});

it('internal notes and opinions go out only where somebody says so, and the contents page tells', async () => {
  const { take, at, officer } = await openCaseToTakeOut(api, desk);
  const { person, ask } = await seat(api, 'zofia', 'mpec', ['approver']);
  await officer.ask(desk, 'POST', `${at}/opinions`, { of: person.id, text: 'Czy sąsiad ma rację?' });
  await ask(desk, 'POST', `${at}/opinions/2`, { text: 'Nie ma.', verdict: 'doubts' });
  const [without, within] = [
    filesIn((await take()).bytes),
    filesIn((await take({ with_notes: true })).bytes),
  ];
  for (const [path, bytes] of without)
    if (path.endsWith('.json')) expect(String(bytes)).not.toContain('sąsiad');
  expect(contentsOf(without)).not.toContain('sąsiad');
  expect(jsonIn(within, 'dane/rozmowy.json').notes).toMatchObject([
    { text: saidInCase.note },
    { text: expect.stringMatching(/Osoba zofia: Czy sąsiad ma rację\?$/) },
    { text: expect.stringMatching(/są.wątpliwości: Nie ma\.$/) },
  ]);
  expect(contentsOf(within)).toContain(saidInCase.note);
  expect([without, within].map((files) => jsonIn(files, 'manifest.json').with_notes)).toEqual([false, true]);
});

it('taking a case file out takes a reason, which the audit trail keeps with the hash of the manifest', async () => {
  const { take, at } = await openCaseToTakeOut(api, desk);
  expect((await take({ reason: '  a ' })).status).toBe(422);
  const manifest = filesIn((await take()).bytes).get('manifest.json');
  const auditor = await seat(api, 'adam', 'mpec', ['auditor']);
  const { json } = await auditor.ask(desk, 'GET', `${at}/actions`);
  expect(json.actions).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'export', what: 'pobranie akt sprawy', who: 'Osoba olga' },
      details: expect.arrayContaining([
        { name: 'powód', value: saidInCase.reason },
        { name: 'skrót pliku', value: hashOf(manifest) },
      ]),
    }),
  );
});

it('a document whose bytes are lost keeps nobody from the rest, and is named as lost', async () => {
  const { take, link, uploads } = await openCaseToTakeOut(api, desk);
  const [lost] = await api.owner
    .selectFrom('settlement_document')
    .select('storage_key')
    .where('application_id', '=', link.id)
    .where('kind', '=', 'acceptance_report')
    .execute();
  await api.context.storage.remove(lost?.storage_key ?? '');
  const whole = filesIn((await take()).bytes);
  await storeSigned({ db: api.running.db, storage: api.context.storage });
  const signed = await api.owner
    .selectFrom('signature_artefact')
    .innerJoin('signature_request', 'id', 'request_id')
    .select(['signed_key', 'signed_hash'])
    .where('application_id', '=', link.id)
    .where('paper', '=', 'agreement')
    .executeTakeFirstOrThrow();
  await api.context.storage.remove(signed.signed_key ?? '');
  const files = filesIn((await take()).bytes);
  const [application = ''] = [...whole.keys()].filter((path) => path.endsWith('wniosek.pdf'));
  expect(hashOf(files.get(application))).toBe(hashOf(whole.get(application)));
  expect(jsonIn(files, 'manifest.json').missing).toEqual([
    { what: 'umowa, podpisano', sha256: signed.signed_hash },
    { what: 'Protokół odbioru, bez oceny', sha256: hashOf(uploads[1]?.bytes) },
  ]);
  expect(contentsOf(files)).toContain('Czego nie udało się odczytać');
});

it('without a seal that can be used nothing goes out, and the refusal is noted', async () => {
  const { reference } = await openCaseToTakeOut(api, desk);
  const sealBytes = () => Promise.reject(new SealUnfit('SEAL_DIR holds no mpec.p12.'));
  for (const unfit of [{ sealBytes }, { sealBytes: undefined }]) {
    const context = { ...api.running, signing: { ...api.running.signing, ...unfit } };
    const bare = await deskOf(context, 'mpec');
    const body = { reason: saidInCase.reason, with_notes: false };
    const { status, json } = await bare.act(`/cases/${reference}/case-file`, body);
    expect([status, json.detail]).toEqual([409, expect.stringContaining('Pieczęci organizatora')]);
  }
  const noted = await api.owner
    .selectFrom('operator_action')
    .select('outcome')
    .where('action', '=', 'desk export-case')
    .where('outcome', '=', 'refused')
    .where('operator', '=', 'Osoba')
    .execute();
  expect(noted).toHaveLength(2);
});

it('of an erased case the desk says that and when it was erased', async () => {
  const { take, link } = await openCaseToTakeOut(api, desk);
  const stored = await findStored(api, link);
  await asUnit(api.context, (unit) => eraseApplication(unit, stored, 'request'));
  const { status, json } = await take();
  expect([status, unbindWords(json.detail)]).toEqual([
    410,
    expect.stringContaining('usunięto (21 listopada 2026'),
  ]);
});

it('one person takes out five case files in a minute, and another partner’s desk none', async () => {
  const { take, reference } = await openCaseToTakeOut(api, desk);
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await take()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const stranger = await seat(api, 'duda', 'duon', ['officer']);
  const body = { reason: saidInCase.reason, with_notes: false };
  for (const [partner, refused] of [
    ['mpec', 403],
    ['duon', 404],
  ] as const) {
    const path = `/api/partners/${partner}/cases/${reference}/case-file`;
    expect((await stranger.ask(desk, 'POST', path, body)).status).toBe(refused);
  }
});
