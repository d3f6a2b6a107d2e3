import { consentTexts } from '@ndp/flows/application/consent/messages.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fillIn, put } from '../../testing/applications.ts';
import { deskOf } from '../../testing/desk/bare-desk.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { plainPartner, post } from '../../testing/submissions.ts';

const api = await openTestApi();
const harness = openHarness(api);

interface ListedConsent {
  readonly name: string;
  readonly text: string | null;
  readonly at: string;
  readonly is_standing: boolean;
  readonly does_fit: boolean;
  readonly documents: readonly { readonly name: string; readonly version: string | null }[];
}

async function read({ reference }: { readonly reference: string }): Promise<readonly ListedConsent[]> {
  const office = await deskOf(api.running, plainPartner);
  return (await office.ask(`/cases/${reference}/consents`)).consents as readonly ListedConsent[];
}

describe('what was agreed to in an application', () => {
  it('is shown word for word, with its time and the versions of its documents', async () => {
    const shown = await read(await harness.send());
    expect(shown.map(({ text }) => text)).toEqual(consents.map(({ id }) => consentTexts[id].pl));
    expect(shown[0]).toMatchObject({
      ...{ name: 'Regulaminy', at: '2026-11-21T11:00:00.000Z', is_standing: true, does_fit: true },
      documents: [
        { name: 'Regulamin programu', version: '2026-11-24' },
        { name: 'Regulamin platformy', version: '2026-11-24' },
      ],
    });
    expect((await harness.lastAction()).details).toMatchObject({ consents: 5, unfit: 0 });
  });

  it('tells what a correction took back, and that somebody has changed the evidence', async () => {
    const link = await fillIn(api);
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
    const shown = await read(await harness.stored(link));
    expect(shown.filter(({ is_standing }) => !is_standing)).toHaveLength(5);
    const unfit = shown.filter(({ does_fit }) => !does_fit);
    expect(unfit.map(({ name, documents }) => [name, documents[0]?.version])).toEqual([
      ['Klauzula informacyjna', null],
      ['Klauzula informacyjna', null],
    ]);
    expect((await harness.lastAction()).details).toMatchObject({ unfit: 2 });
  });

  it('is nothing before anything was agreed to', async () => {
    expect(await read(await harness.stored(await fillIn(api, { until: 'consent' })))).toEqual([]);
  });
});
