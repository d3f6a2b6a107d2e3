import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
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
    const verified = await typed(dataDir, 'verify-audit');
    expect(verified).toEqual({ exitCode: 0, text: expect.stringContaining('nienaruszony') });
    const again = await typed(dataDir, 'verify-audit', '--json');
    expect(JSON.parse(again.text)).toEqual({ chains: 0, entries: 0 });
    expect(existsSync(join(dataDir, 'process-id'))).toBe(false);
  });

  it('writes a file where the operator is, for them alone, and never over what stands', async () => {
    const key = await identityToRecipient(await generateX25519Identity());
    const settings = { ...variables(dataDir), BACKUP_KEY: key };
    const backUp = () => operate({ line: ['backup', '--out', 'kopia.age'], operator: 'anna' }, settings);
    expect(await backUp()).toMatchObject({ exitCode: 0 });
    const path = join(folder, 'kopia.age');
    expect(readFileSync(path, 'latin1')).toContain('age-encryption.org');
    expect(await backUp()).toEqual({
      exitCode: 1,
      text: expect.stringContaining('nie zostanie nadpisane'),
    });
  });

  it('help needs no database, and a line without sense opens none', async () => {
    const nowhere = join(folder, 'nowhere');
    expect((await typed(nowhere, 'help')).text).toContain(
      'desk-role <osoba u dostawcy> --partner <partner> --role approver|administrator [--take]',
    );
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
    const { exitCode, text } = await typed(empty, 'digest');
    expect([exitCode, text]).toEqual([1, expect.stringContaining('has not the settings of the server')]);
    expect(existsSync(empty)).toBe(false);
  });

  it('says that another process holds the database', async () => {
    const held = mkdtempSync(join(folder, 'held-'));
    mkdirSync(join(held, 'db'));
    const unlock = await lockDataDir(held);
    const { exitCode, text } = await typed(held, 'digest');
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
    const { reference } = await harness.send();
    const { exitCode } = await typed(dataDir, 'verify-audit', '--reference', reference);
    expect([exitCode, (await harness.lastAction()).reference]).toEqual([0, reference]);
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
  });

  it('leaves no file behind where it was refused', async () => {
    const { exitCode, text } = await typed(dataDir, 'backup', '--out', 'odmowa.age');
    expect([exitCode, text]).toEqual([1, expect.stringContaining('BACKUP_KEY')]);
    expect(existsSync(join(folder, 'odmowa.age'))).toBe(false);
  });
});
