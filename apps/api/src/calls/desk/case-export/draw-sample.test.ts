// @database both, the embedded one in the long form

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sample } from '@ndp/contract/desk/case-export.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seat } from '../../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';

const { api, desk } = await openTestDesk();
const harness = openHarness(api);
const folder = mkdtempSync(join(tmpdir(), 'sample-'));
afterAll(() => rmSync(folder, { recursive: true }));

const auditor = await seat(api, 'adam', 'mpec', ['auditor']);
const today = api.context.clock().toISOString().slice(0, 10);
const wanted = { statuses: ['paid'], from: today, to: today, size: 2, seed: 'Lotto: 3 9 14 22 31 48' };
const ask = (body: object = {}, partner = 'mpec', who = auditor) =>
  who.ask(desk, 'POST', `/api/partners/${partner}/samples`, { ...wanted, ...body });
const draw = async (body: object = {}) => (await ask(body)).json as unknown as Sample;

const paid: string[] = [];
beforeAll(async () => {
  for (const status of ['paid', 'paid', 'reported', 'in_realisation'] as const) {
    const application = await harness.send();
    if (status !== 'in_realisation') {
      await harness.put(application, 'paid');
      paid.push(application.reference);
    }
    await harness.put(application, status);
  }
  paid.sort();
});

const tool = new URL('../../../../../../tools/verify-case-file.mjs', import.meta.url).pathname;
/** Draws again with the program alone. */
function verify(json: string) {
  const file = join(folder, 'sample.json');
  writeFileSync(file, json);
  const { status, stdout } = spawnSync(process.execPath, [tool, file], { encoding: 'utf8', env: {} });
  return { status, said: stdout };
}

describe('a sample drawn by a seed', () => {
  it('is of the cases that came to a status, also of those that went on, and the same whenever it is drawn', async () => {
    const sample = await draw();
    expect(sample).toMatchObject({ count: 3, drawn: [expect.any(String), expect.any(String)] });
    expect(JSON.parse(sample.file.json)).toMatchObject({
      seed: wanted.seed,
      population: paid,
      training: false,
    });
    expect((await draw()).drawn).toEqual(sample.drawn);
    expect((await draw({ statuses: ['reported'], size: 1 })).count).toBe(1);
    expect((await draw({ program: 'mpec' })).count).toBe(3);
  });

  it('is drawn again from its file alone by the program, which tells a case that was exchanged, left out or added', async () => {
    const { file, sha256 } = await draw();
    const { status, said } = verify(file.json);
    expect([status, said]).toEqual([0, expect.stringContaining(`hash of the list: ${sha256}`)]);
    const content = JSON.parse(file.json);
    const [left] = paid.filter((reference) => !content.drawn.includes(reference));
    const changes = {
      'another case': { drawn: [content.drawn[0], left] },
      'a case left out of the list': { population: paid.slice(1) },
      'a case twice in the list': { population: [...paid, paid[0]] },
      'another order': { drawn: [...content.drawn].reverse() },
    };
    const told = Object.values(changes).map((change) => verify(JSON.stringify({ ...content, ...change })));
    expect(told.map((each) => [each.status, each.said])).toEqual(
      Array.from(told, () => [1, expect.stringMatching(/^DOES NOT HOLD: /)]),
    );
  });

  it('leaves its seed, its size and the hash of the list in the audit trail, in words, and nothing else', async () => {
    const { sha256 } = await draw({ seed: 'paid me' });
    const chief = await seat(api, 'ewa', 'mpec', ['administrator']);
    const { actions } = (await chief.ask(desk, 'GET', '/api/partners/mpec/actions?kind=export'))
      .json as unknown as {
      actions: { what: string; details: object[] }[];
    };
    expect(actions[0]).toMatchObject({
      what: 'wylosowanie próby',
      details: expect.arrayContaining([
        { name: 'ziarno', value: 'paid me' },
        { name: 'wylosowano spraw', value: '2' },
        { name: 'spośród spraw', value: '3' },
        { name: 'skrót listy spraw', value: sha256 },
      ]),
    });
  });

  it('says what to do where there is no case, too few, or days in the wrong order', async () => {
    const said = async (body: object) => {
      const { status, json } = await ask(body);
      return [status, json.detail];
    };
    expect(await said({ from: '2020-01-01', to: '2020-01-02' })).toEqual([
      409,
      expect.stringMatching(/żadna sprawa/),
    ]);
    expect(await said({ size: 4 })).toEqual([409, expect.stringMatching(/mniej, niż chcesz wylosować: 3\./)]);
    expect((await said({ to: '2020-01-01' }))[0]).toBe(422);
    expect((await said({ size: 501 }))[0]).toBe(422);
  });

  it('is of one’s own partner alone', async () => {
    expect((await ask({}, 'duon')).status).toBe(403);
    const other = await seat(api, 'dorota', 'duon', ['auditor']);
    expect((await ask({}, 'duon', other)).json.detail).toMatch(/żadna sprawa/);
  });
});
