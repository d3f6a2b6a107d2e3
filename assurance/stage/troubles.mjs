import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const hourMs = 60 * 60 * 1000;

/**
 * What can befall a server that goes on running. Each prepares its place in an empty folder, and then lasts a while,
 * again and again.
 *
 * @typedef {{
 *   settings?: Record<string, string>, nodeArguments?: string[],
 *   befall(ms: number): Promise<void>, remove?(): void
 * }} Trouble
 */
export const troubles = {
  /** The disk under the data folder holds not one byte more. Needs the right to mount. */
  'disk-full': ({ dataDir }) => fullDisk(dataDir),
  /** The clock of the machine jumps an hour ahead or back, and later to the right time. */
  clock: ({ folder, random }) => jumpingClock(folder, random),
  /** The database answers in fits: it stands still for two seconds, again and again. */
  'slow-database': ({ postgres }) => slowDatabase(postgres),
};

function fullDisk(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=700', 'none', dataDir]).status === 0;
  if (!isMounted) throw new Error('a small disk cannot be mounted here: this takes root');
  const filler = join(dataDir, 'filler');
  return {
    async befall(ms) {
      const file = await open(filler, 'w');
      const end = performance.now() + ms;
      while (performance.now() < end) {
        await fill(file);
        await wait(20);
      }
      await file.truncate();
      await file.close();
    },
    remove() {
      spawnSync('umount', ['-l', dataDir]);
    },
    freeMb: () => Math.round((statfsSync(dataDir).bavail * statfsSync(dataDir).bsize) / 2 ** 20),
  };
}

/** Writes until the disk takes nothing more. Meanwhile those who ask the server go on, and so do their clocks. */
async function fill(file) {
  for (const bytes of [2 ** 20, 4096]) {
    const block = Buffer.alloc(bytes, 1);
    try {
      for (;;) await file.write(block);
    } catch (cause) {
      if (cause.code !== 'ENOSPC') throw cause;
    }
  }
}

function jumpingClock(folder, random) {
  const file = join(folder, 'clock');
  const set = (ms) => writeFileSync(file, String(ms));
  set(0);
  return {
    settings: { CLOCK_FILE: file },
    nodeArguments: ['--import', fileURLToPath(new URL('moved-clock.mjs', import.meta.url))],
    async befall(ms) {
      set(random.pick([-hourMs, hourMs]));
      await wait(ms);
      set(0);
    },
    remove: () => rmSync(file),
  };
}

function slowDatabase(postgres) {
  if (!postgres) throw new Error('only PostgreSQL can be slowed down: --postgres');
  return {
    async befall(ms) {
      const end = performance.now() + ms;
      while (performance.now() < end) {
        postgres.freeze();
        await wait(2_000);
        postgres.thaw();
        await wait(300);
      }
    },
  };
}
