import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import { makeOut } from './out.ts';

const folder = makeTestFolder();

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('what a command writes', () => {
  it('is a file nobody else may read', async () => {
    const path = join(folder, 'backup.age');
    const out = await makeOut('file', path);
    await out.write(Buffer.from('a;b\r\n'));
    await out.close();
    expect([readFileSync(path, 'utf8'), modeOf(path)]).toEqual(['a;b\r\n', 0o600]);
  });

  it('never goes over what stands', async () => {
    const path = join(folder, 'stands');
    writeFileSync(path, 'mine');
    await expect(makeOut('file', path)).rejects.toThrow('Something stands at');
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it('is refused with a sentence where it cannot be made', async () => {
    await expect(makeOut('file', join(folder, 'no', 'such'))).rejects.toThrow('cannot be made');
  });

  it('leaves nothing behind when the command was refused', async () => {
    const path = join(folder, 'refused');
    const out = await makeOut('file', path);
    await out.write(Buffer.from('1'));
    await out.discard();
    expect(existsSync(path)).toBe(false);
  });
});
