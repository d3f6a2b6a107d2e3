import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const code = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const sources = code.filter((file) => !/\.(test|spec|bench)\.tsx?$/.test(file));
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const linesOf = (file: string) => read(file).split('\n').length;
/** What a test imports says how much it plays with, not how long it is. */
const withoutImports = (file: string) =>
  /\.test\.tsx?$/.test(file)
    ? read(file)
        .replace(/^import [^;]*;\n/gm, '')
        .split('\n').length
    : linesOf(file);

/** Tables of numbers, texts and actions may be long; code may not. */
const isTable = (file: string) =>
  /\/tables\/|case\/actions\.ts$|messages\.ts$|problems\.ts$|option-names\.ts$|corrections\.ts$/.test(file);

interface Shape {
  readonly name: string;
  readonly parameters: number;
  readonly lines: number;
}

/** Every function of a file, the nameless ones by what they are given to. */
function functionsIn(file: string): Shape[] {
  const code = read(file);
  const lang = file.endsWith('x') ? 'tsx' : file.endsWith('.mjs') ? 'js' : 'ts';
  const found: Shape[] = [];
  const walk = (node: unknown, name: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const {
      type = '',
      id,
      key,
      params,
      start,
      end,
    } = node as {
      [Part in 'id' | 'key']?: { name?: string } | null;
    } & { type?: string; params?: readonly unknown[]; start: number; end: number };
    const own = id?.name ?? key?.name ?? name;
    if (/Function/.test(type) && Array.isArray(params)) {
      found.push({ name: own, parameters: params.length, lines: code.slice(start, end).split('\n').length });
    }
    for (const part of Object.values(node)) walk(part, own);
  };
  walk(parseAst(code, { lang }).body, 'function');
  return found;
}

describe('house rules', () => {
  it('calls no folder or file by a name that says nothing', () => {
    const empty = /(^|\/)(utils?|helpers?|common|misc|lib|shared|index)(\/|\.[jt]sx?$)/;
    expect(code.filter((file) => empty.test(file))).toEqual([]);
  });

  it('keeps every file of code within 300 lines, tables, texts and the imports of tests aside', () => {
    const long = code.filter((file) => !isTable(file) && withoutImports(file) > 300);
    expect(long.map((file) => `${file}: ${linesOf(file)}`)).toEqual([]);
  });

  it('lets no function take more than four parameters, or run over fifty lines, screens and their hooks aside', () => {
    const asked = sources.filter((file) => !/\/testing\/|^e2e\/|\.d\.m?ts$/.test(file));
    const large = asked.flatMap((file) =>
      functionsIn(file)
        .filter(
          ({ parameters, lines }) => parameters > 4 || (lines > 50 && !/\.tsx$|\/use-[^/]+\.ts$/.test(file)),
        )
        .map(({ name, parameters, lines }) => `${file} ${name}: ${parameters} parameters, ${lines} lines`),
    );
    expect(large).toEqual([]);
  });

  it('names a programme in quotes only where the programme is written down', () => {
    const named = sources.filter(
      (file) =>
        !/domain\/src\/programs\/|partners\.seed\.ts$|\/testing\/|^e2e\//.test(file) &&
        /['"`](mpec|duon|fortum|stx)['"`]/.test(read(file)),
    );
    expect(named).toEqual([]);
  });

  it('asks a partner’s row which programme it offers, and a case which one it is in', () => {
    const asking = sources.filter(
      (file) =>
        file.startsWith('apps/api/src/') &&
        !/\/testing\/|platform\/partners\/|cases\/program\/case-program\.ts$/.test(file) &&
        /partner\.program(_id)?\b/.test(read(file)),
    );
    // What is asked or mailed before there is a case, what belongs to the programme itself, lists over many cases that ask the case first, and cases as they are made up.
    expect(asking.map((file) => file.split('/').at(-1)).sort()).toEqual([
      'acting.ts',
      'answer-opening.ts',
      'case-filter.ts',
      'classify.ts',
      'open-signing.ts',
      'own-inbox.ts',
      'paper.ts',
      'payment-steps.ts',
      'preview-doors.ts',
      'programs.ts',
      'quote-subsidy.ts',
      'send-contracts.ts',
      'steps.ts',
      'submission.ts',
      'submit-application-stx.ts',
      'submit-application.ts',
      'write-mail.ts',
    ]);
  });

  it('hears of a fold only in a way that knows one unfolded before the script ran', () => {
    const hearing = sources.filter((file) => /\bonToggle\b/.test(read(file)));
    expect(hearing).toEqual(['packages/ui/src/use-fold.ts']);
  });

  it('gives every table of the law its source', () => {
    const tables = sources.filter((file) => file.includes('/subsidy/tables/'));
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.filter((file) => !read(file).includes('@source'))).toEqual([]);
  });

  it('keeps steps free of screens, and the domain free of everything else', () => {
    const rules = sources.filter((file) => /flows\/src\/.*\.ts$/.test(file));
    expect(rules.filter((file) => /from '(react|@ndp\/ui)/.test(read(file)))).toEqual([]);
    const domain = sources.filter((file) => file.startsWith('packages/domain/'));
    expect(domain.filter((file) => /from '@ndp\/(flows|contract|ui)/.test(read(file)))).toEqual([]);
  });

  it('sends no form’s fields in an address: until the script has come a browser does what the form itself says', () => {
    const tags = sources
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [...read(file).matchAll(/<form\b\s*\S+/g)].map(([tag]) => `${file}: ${tag}`));
    expect(tags.length).toBeGreaterThan(5);
    expect(tags.filter((tag) => !/<form\s+method="post"$/.test(tag))).toEqual([]);
  });

  it('lays tests in the folder of the code they test', () => {
    const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
    const codeFolders = new Set(sources.map(folderOf));
    const tests = code.filter((file) => /\/src\/.*\.test\.tsx?$/.test(file));
    expect(tests.filter((test) => !codeFolders.has(folderOf(test)))).toEqual([]);
  });

  it('replaces no module in a test: files of a worker share what they load, so it would hold by their order alone', () => {
    const tests = code.filter((file) => /\.test\.tsx?$/.test(file) && file !== 'tools/house-rules.test.ts');
    expect(tests.filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(read(file)))).toEqual([]);
  });

  it('writes no address of a registry and no path of one machine into a file', () => {
    const texts = tracked.filter((file) => !/\.(png|svg|woff2?)$/.test(file));
    const telling = texts.filter((file) => /"resolved": "http|\/work\/|\/root\//.test(read(file)));
    expect(telling.filter((file) => file !== 'tools/house-rules.test.ts')).toEqual([]);
  });
});
