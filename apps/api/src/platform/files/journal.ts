import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Facts that are kept outside the database, one after another, so that no restored backup makes them undone. */
export interface Journal<Fact> {
  /** Adds facts; afterwards they are on the disk. */
  append(facts: readonly Fact[]): Promise<void>;
  /** All facts, oldest first; none before the first. */
  read(): Promise<Fact[]>;
}

/**
 * A journal in a file of this installation, a line of JSON for each fact. Several processes may add to one.
 *
 * @param parse  what makes a fact of a line's value; a last line that a crash broke off is passed over
 */
export function openJournal<Fact>(
  dataDir: string,
  name: 'erasures' | 'anchors',
  parse: (value: unknown) => Fact,
): Journal<Fact> {
  const path = join(dataDir, 'journal', `${name}.jsonl`);
  return {
    append: async (facts) => {
      if (facts.length === 0) return;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path, 'a', 0o600);
      // A line begins with a line feed, so that it stands alone also after one that was broken off.
      const text = facts.map((fact) => `\n${JSON.stringify(fact)}\n`).join('');
      await file
        .appendFile(text)
        .then(() => file.sync())
        .finally(() => file.close());
    },
    read: async () => (await readText(path)).split('\n').flatMap((line) => readLine(line, parse)),
  };
}

function readLine<Fact>(line: string, parse: (value: unknown) => Fact): Fact[] {
  if (line === '') return [];
  try {
    return [parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if ((Object(cause) as { code?: string }).code === 'ENOENT') return '';
    throw cause;
  }
}
