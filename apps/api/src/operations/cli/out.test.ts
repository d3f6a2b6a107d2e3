import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import { makeOut } from './out.ts';

const folder = makeTestFolder();

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('what a command writes', () => {
  it('is a file nobody else may read', async () => {
    const path = join(folder, 'list.csv');
    const out = await makeOut('file', path);
    await out.write('ignored.csv', Buffer.from('a;b\r\n'));
    await out.close();
    expect([readFileSync(path, 'utf8'), modeOf(path)]).toEqual(['a;b\r\n', 0o600]);
  });

  it('is a new folder nobody else may look into, and its files stay in it', async () => {
    const path = join(folder, 'papers');
    const out = await makeOut('folder', path);
    await out.write('a.pdf', Buffer.from('1'));
    await out.write('../../b.pdf', Buffer.from('2'));
    await expect(out.write('a.pdf', Buffer.from('3'))).rejects.toThrow('EEXIST');
    expect(readdirSync(path)).toEqual(['a.pdf', 'b.pdf']);
    expect([modeOf(path), modeOf(join(path, 'a.pdf'))]).toEqual([0o700, 0o600]);
  });

  it.each(['file', 'folder'] as const)('never goes over what stands (%s)', async (kind) => {
    const path = join(folder, `stands-${kind}`);
    writeFileSync(path, 'mine');
    await expect(makeOut(kind, path)).rejects.toThrow('Something stands at');
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it('is refused with a sentence where it cannot be made', async () => {
    await expect(makeOut('folder', join(folder, 'no', 'such'))).rejects.toThrow('cannot be made');
  });

  it.each(['file', 'folder'] as const)(
    'leaves nothing behind when the command was refused (%s)',
    async (kind) => {
      const path = join(folder, `refused-${kind}`);
      const out = await makeOut(kind, path);
      await out.write('x', Buffer.from('1'));
      await out.discard();
      expect(existsSync(path)).toBe(false);
    },
  );
});
