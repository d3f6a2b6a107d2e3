import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const texts = new WeakMap<Uint8Array, Map<string, string>>();

/** What one of poppler's programs prints about a document; each is asked the same once. */
export function askPoppler(program: string, bytes: Uint8Array, options: readonly string[] = []): string {
  const answers = texts.get(bytes) ?? new Map<string, string>();
  texts.set(bytes, answers);
  const question = [program, ...options].join(' ');
  const answer = answers.get(question) ?? runPoppler(program, bytes, options);
  answers.set(question, answer);
  return answer;
}

function runPoppler(program: string, bytes: Uint8Array, options: readonly string[]): string {
  return withFile(bytes, (file) => {
    const last = program === 'pdftotext' ? ['-'] : [];
    const { status, stdout, stderr, error } = spawnSync(program, [...options, file, ...last], {
      encoding: 'utf8',
    });
    if (error) throw new Error(`poppler-utils are needed: ${error.message}`);
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
    return stdout;
  });
}

/** The first attached file. */
export function detach(bytes: Uint8Array): string {
  return withFile(bytes, (file, folder) => {
    const saved = join(folder, 'attached');
    spawnSync('pdfdetach', ['-save', '1', '-o', saved, file]);
    return readFileSync(saved, 'utf8');
  });
}

/** The text of the document, one space between words. */
export function readText(bytes: Uint8Array): string {
  return askPoppler('pdftotext', bytes, ['-raw']).replace(/\s+/g, ' ');
}

/** Every printed word with its place on its page, points from the upper left corner. */
export function placeWords(bytes: Uint8Array) {
  const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;
  return [...askPoppler('pdftotext', bytes, ['-bbox']).matchAll(word)].map(
    ([, left, top, right, bottom, text]) => ({
      text: text ?? '',
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    }),
  );
}

function withFile<T>(bytes: Uint8Array, use: (file: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'document-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, bytes);
    return use(file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
