import { text } from 'node:stream/consumers';
import { consentTexts } from '@ndp/flows/application/consent/messages.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fillIn, put } from '../../../testing/applications.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { post } from '../../../testing/submissions.ts';
import { piecesOf } from '../command.ts';

const api = await openTestApi();
const harness = openHarness(api);

describe('what was agreed to in an application', () => {
  it('is printed word for word, with version, time, hashes and the addresses of the documents', async () => {
    const { reference } = await harness.send();
    const printed = await harness.type('consents', reference);
    for (const { id } of consents) expect(printed.text).toContain(`„${consentTexts[id].pl}”`);
    expect(printed.text).toContain('Regulaminy: 2026-11-21 12:00 (2026-11-21T11:00:00.000Z)');
    expect(printed.text).toMatch(/wersja 2026-11-22, SHA-256 [0-9a-f]{64}: zgadza się/);
    expect(printed.text).toContain('/statements/gdpr-clause@2026-11-24');
    expect(printed.text).toContain('Wszystko zgadza się');
    expect(printed.text).not.toContain('NIE ZGADZA');
    expect(printed.files).toEqual([]);
    expect((await harness.lastAction()).details).toMatchObject({ consents: 5, unfit: 0 });
  });

  it('can be had with the texts of the documents, each once, and by a program', async () => {
    const { reference } = await harness.send();
    const { files = [], data } = await harness.type('consents', reference, '--out', 'x', '--json');
    expect(files.map(({ name }) => name)).toEqual([
      'program-regulations@2026-11-24.pl.md',
      'platform-regulations@2026-11-24.pl.md',
      'gdpr-clause@2026-11-24.pl.md',
      'regulations-obliged-entity@2026-11-24.pl.md',
    ]);
    const [first] = files;
    expect(first && (await text(piecesOf(first)))).toContain('version: 2026-11-24');
    expect(data).toMatchObject({
      consents: [{ consent: 'consent_regulations', does_text_fit: true }, {}, {}, {}, {}],
    });
  });

  it('tells what a correction took back, and that somebody has changed the evidence', async () => {
    const link = await fillIn(api);
    const { reference } = await harness.stored(link);
    await post(api, `/applications/${link.token}/${link.id}/corrections`, { section: 'settlement' });
    await put(api, link, 'consent');
    await api.owner.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      const change = {
        text_hash: 'a'.repeat(64),
        document_hashes: JSON.stringify({ 'gdpr-clause': 'b'.repeat(64) }),
      };
      await trx
        .updateTable('consent_record')
        .set(change)
        .where('application_id', '=', link.id)
        .where('consent_id', '=', 'consent_gdpr_clause_obliged_entity')
        .execute();
    });
    const { text } = await harness.type('consents', reference, '--lang', 'en');
    expect(text.match(/taken back by a later correction/g)).toHaveLength(5);
    expect(text).toMatch(/The sentence: version 2026-11-22, SHA-256 a{64}: DOES NOT FIT/);
    expect(text).toMatch(/Information clause: SHA-256 b{64}: DOES NOT FIT any version kept/);
    expect(text).toContain('2 consents do not fit');
  });

  it('is refused in a sentence before anything was agreed to', async () => {
    const { reference } = await harness.stored(await fillIn(api, { until: 'consent' }));
    const refused = await harness.type('consents', reference);
    expect([refused.exitCode, refused.text]).toEqual([1, expect.stringContaining('nie ma jeszcze zgód')]);
  });
});
