import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Facts that are stored outside the database, one after another, so that no restored backup makes them undone. */
export interface Journal<Fact> {
  /** Adds facts; afterwards they are on the disk. */
  append(facts: readonly Fact[]): Promise<void>;
  /** All facts, oldest first; none before the first. */
  read(): Promise<Fact[]>;
  /** Those added last, however many there are in all. */
  readEnd(): Promise<JournalEnd<Fact>>;
}

/** The last facts of a journal, oldest first. */
interface JournalEnd<Fact> {
  readonly facts: readonly Fact[];
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** How much of a journal is its end. */
const endBytes = 256 * 1024;

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
    readEnd: async () => {
      const { text, isWhole } = await readTextEnd(path);
      // The first line may be cut: it is passed over like one that a crash broke off.
      return { facts: text.split('\n').flatMap((line) => readLine(line, parse)), isWhole };
    },
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
  return readFile(path, 'utf8').catch(nothingYet(''));
}

async function readTextEnd(path: string): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  const file = await open(path).catch(nothingYet<FileHandle | undefined>(undefined));
  if (!file) return { text: '', isWhole: true };
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(Math.min(size, endBytes));
    const { bytesRead } = await file.read(end, 0, end.length, size - end.length);
    return { text: end.toString('utf8', 0, bytesRead), isWhole: size <= endBytes };
  } finally {
    await file.close();
  }
}

/** What is read where there is no file yet. */
function nothingYet<Nothing>(nothing: Nothing): (cause: unknown) => Nothing {
  return (cause) => {
    if ((Object(cause) as { code?: string }).code === 'ENOENT') return nothing;
    throw cause;
  };
}
