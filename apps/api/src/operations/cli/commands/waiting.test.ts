import { expect, it } from 'vitest';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { post } from '../../../testing/submissions.ts';

const api = await openTestApi({
  settings: { PROGRAM_PHASES: 'duon 2026-11-01 paused, duon 2026-12-01 open' },
});
const harness = openHarness(api);

const email = 'anna.czeka@example.pl';

async function ask(address: string): Promise<string> {
  await post(api, '/partners/opening', { email: address }, { from: 'duon' });
  const [mail] = await api.takeMails();
  return String(mail?.payload.token);
}

it('the command tells how many wait for each programme, and never who', async () => {
  const token = await ask(email);
  await post(api, `/opening/${token}`, { state: 'confirmed' }, { from: 'duon' });
  await ask('jan.czeka@example.pl');
  const { data, text } = await harness.type('waiting');
  expect(data).toContainEqual({
    partner: 'duon',
    state: 'paused',
    since: '2026-11-01',
    reason: null,
    opensOn: '2026-12-01',
    confirmed: 1,
    asked: 1,
  });
  expect(data).toContainEqual(expect.objectContaining({ partner: 'mpec', state: 'open', confirmed: 0 }));
  expect(text).toContain('wstrzymany');
  expect(text + JSON.stringify(data)).not.toContain('czeka@');
});

it('an operator erases an address at its owner’s wish, once', async () => {
  await ask(email);
  await harness.type('waiting', '--forget', email);
  expect((await harness.type('waiting', '--partner', 'duon')).data).toMatchObject([{ asked: 0 }]);
  expect((await harness.type('waiting', '--forget', email)).exitCode).toBe(1);
});
