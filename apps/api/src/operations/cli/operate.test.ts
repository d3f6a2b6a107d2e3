import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDir } from '../../platform/config/data-dir-lock.ts';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import { type OperatorHarness, openHarness } from '../../testing/operator/operator-harness.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { leaveDatabase } from '../../testing/test-database.ts';
import { operate } from './operate.ts';
import { runCommand } from './run-command.ts';
import { startOperatorSocket } from './socket.ts';

const folder = makeTestFolder();

const variables = (dataDir: string) => ({ ENVIRONMENT: 'localhost', DATA_DIR: dataDir, INIT_CWD: folder });
const typed = (dataDir: string, ...line: string[]) => operate({ line, operator: 'anna' }, variables(dataDir));

describe('while no server runs', () => {
  const dataDir = join(folder, 'alone');
  beforeAll(() => leaveDatabase(dataDir));

  it('the command line opens the embedded database itself, and gives it back', async () => {
    const listed = await typed(dataDir, 'list', '--partner', 'stx');
    expect(listed).toEqual({ exitCode: 0, text: expect.stringContaining('Pokazano: 0 z 0.') });
    const audited = await typed(dataDir, 'audit', '--json');
    expect(JSON.parse(audited.text)).toMatchObject([{ operator: 'anna', action: 'list' }]);
    expect(existsSync(join(dataDir, 'process-id'))).toBe(false);
  });

  it('help needs no database, and a line without sense opens none', async () => {
    const nowhere = join(folder, 'nowhere');
    expect((await typed(nowhere, 'help')).text).toContain('export-ure --partner <partner> --year <RRRR>');
    expect((await typed(nowhere)).text).toContain('Polecenia operatora');
    expect((await typed(nowhere, 'help', '--lang', 'en')).text).toContain('Operator’s commands');
    expect(await typed(nowhere, 'lst')).toEqual({ exitCode: 2, text: expect.stringContaining('„lst”') });
    expect(existsSync(nowhere)).toBe(false);
  });

  it('tells version and commit without any setting', async () => {
    const version = await operate({ line: ['--version'], operator: 'anna' }, {});
    expect(version).toEqual({
      exitCode: 0,
      text: expect.stringMatching(/^NDP \d+\.\d+\.\d+\S* \(sources\)$/),
    });
  });

  it('makes no database where there is none, and says what is missing', async () => {
    const empty = join(folder, 'empty');
    const { exitCode, text } = await typed(empty, 'list', '--partner', 'mpec');
    expect([exitCode, text]).toEqual([1, expect.stringContaining('has not the settings of the server')]);
    expect(existsSync(empty)).toBe(false);
  });

  it('says that another process holds the database', async () => {
    const held = mkdtempSync(join(folder, 'held-'));
    mkdirSync(join(held, 'db'));
    const unlock = await lockDataDir(held);
    const { exitCode, text } = await typed(held, 'audit');
    expect([exitCode, text]).toEqual([1, expect.stringContaining(`is in use by process ${process.pid} on `)]);
    await unlock();
  });
});

describe('while the server runs', () => {
  let api: TestApi;
  let harness: OperatorHarness;
  let close: () => Promise<void>;
  const dataDir = mkdtempSync(join(folder, 'running-'));
  beforeAll(async () => {
    api = await startTestApi();
    harness = openHarness(api);
    const context = { ...api.running, config: { ...api.config, dataDir, databaseUrl: undefined } };
    ({ close } = await startOperatorSocket(context, runCommand, { error: () => {} }));
  });
  beforeEach(() => api.clear());
  afterAll(async () => {
    await close();
    await api.close();
  });

  it('the command line has it do the work', async () => {
    const { reference, id } = await harness.send();
    const { exitCode } = await typed(
      dataDir,
      'move',
      reference,
      'under_review',
      '--reason',
      'do sprawdzenia',
    );
    expect([exitCode, (await harness.stored({ id })).status]).toEqual([0, 'under_review']);
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
  });

  it('writes the list where the operator is, and nothing when it is refused', async () => {
    const year = ['export-ure', '--partner', 'mpec', '--year', '2026', '--out', 'wykaz.csv'];
    const path = join(folder, 'wykaz.csv');
    expect((await typed(dataDir, ...year)).exitCode).toBe(1);
    expect(existsSync(path)).toBe(false);
    await harness.settle(await harness.send(), '2026-11-15');
    expect(await typed(dataDir, ...year)).toMatchObject({
      exitCode: 0,
      text: 'Wykaz: 1 wiersz, razem 2,059 toe.',
    });
    expect(readFileSync(path, 'utf8')).toMatch(/^\ufeffImię .*\r\nŁucja .*;2,059\r\n$/);
    const before = await harness.countActions();
    const again = await typed(dataDir, ...year, '--mark');
    expect(again).toEqual({ exitCode: 1, text: expect.stringContaining('nie zostanie nadpisane') });
    expect(await harness.countActions()).toBe(before);
  });

  it('gives a program the same without any masking lost', async () => {
    const { reference } = await harness.send();
    const { text } = await typed(dataDir, 'show', reference, '--json');
    expect(JSON.parse(text)).toMatchObject({
      reference,
      status: 'completed',
      next_statuses: expect.any(Array),
    });
    expect(text).not.toContain('44051401359');
  });
});
