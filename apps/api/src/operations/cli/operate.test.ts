import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockDataDir } from '../../platform/config/data-dir-lock.ts';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import { leaveDatabase } from '../../testing/test-database.ts';
import { operate } from './operate.ts';

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

  it('makes no backup of the embedded database, says what to do, and leaves no file', async () => {
    const { exitCode, text } = await typed(dataDir, 'backup', '--out', 'kopia.age');
    expect([exitCode, text]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
    expect(existsSync(join(folder, 'kopia.age'))).toBe(false);
    expect(await typed(dataDir, 'restore', 'kopia.age')).toEqual({
      exitCode: 1,
      text: expect.stringContaining('DATABASE_URL'),
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
