import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';

const api = await openTestApi();
const harness = openHarness(api);

const requests = () =>
  api.context.db.selectFrom('signature_request').select(['id', 'paper', 'state']).execute();

describe('sending documents for signature', () => {
  it.each(['completed', 'under_review'])('asks for both papers once at %s', async (status) => {
    const { reference } = await harness.put(await harness.send(), status);
    expect((await harness.type('begin-signing', reference)).exitCode).toBe(0);
    const asked = await requests();
    expect(asked.map(({ paper, state }) => [paper, state]).sort()).toEqual([
      ['agreement', 'queued'],
      ['application', 'queued'],
    ]);
    await harness.type('begin-signing', reference);
    expect(await requests()).toEqual(asked);
  });

  it.each(['in_completion', 'contract_signed', 'rejected'])('is refused at %s', async (status) => {
    const { reference } = await harness.put(await harness.send(), status);
    const { exitCode, text } = await harness.type('begin-signing', reference);
    expect([exitCode, text]).toEqual([1, expect.stringContaining(`ma stan ${status}`)]);
    expect(await requests()).toEqual([]);
  });

  it('says which value is missing', async () => {
    const application = await harness.send();
    await api.context.db
      .deleteFrom('application_section')
      .where('application_id', '=', application.id)
      .where('section', '=', 'settlement')
      .execute();
    const { exitCode, text } = await harness.type('begin-signing', application.reference);
    expect([exitCode, text]).toEqual([1, expect.stringContaining('brakuje pola settlement')]);
    expect(await requests()).toEqual([]);
  });
});

describe('starting a failed signing again', () => {
  it('queues what failed and nothing else', async () => {
    const { reference } = await harness.send();
    await harness.type('begin-signing', reference);
    const { db } = api.context;
    await db
      .updateTable('signature_request')
      .set({ state: 'completed' })
      .where('paper', '=', 'application')
      .execute();
    expect((await harness.type('restart-signing', reference)).exitCode).toBe(1);
    await db
      .updateTable('signature_request')
      .set({ state: 'failed' })
      .where('paper', '=', 'agreement')
      .execute();
    const { exitCode, text } = await harness.type('restart-signing', reference);
    expect([exitCode, text]).toEqual([0, expect.stringContaining('zaczyna się od nowa (umowa)')]);
    expect((await requests()).map(({ paper, state }) => [paper, state]).sort()).toEqual([
      ['agreement', 'queued'],
      ['application', 'completed'],
    ]);
  });
});
