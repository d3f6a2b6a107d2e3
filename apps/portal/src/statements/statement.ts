import type { Ask } from '@ndp/contract/ask.ts';
import { getStatement } from '@ndp/contract/calls/statements.ts';
import {
  ownStatement,
  type Program,
  type ProgramStatement,
  type StatementSource,
  statedVersionOf,
  textFolderOf,
} from '@ndp/domain/programs/program.ts';
import type { Language } from '@ndp/flows/message.ts';
import { fillPlaceholders } from '@ndp/flows/statements/fill.ts';
import { statementText } from '@ndp/flows/statements/statement-text.ts';
import { bindWords } from '@ndp/flows/typography.ts';
import { notFound } from '../routing/signals.ts';
import { ask as askHere } from '../site/site.ts';

export interface FilledStatement {
  readonly title: string;
  readonly version: string;
  /** Markdown without its head, with everything filled in. */
  readonly text: string;
}

export type StatementInLanguages = Readonly<Record<Language, FilledStatement>>;

interface Contact {
  readonly email: string;
  readonly phone: string;
}

/** Where documents come from. */
interface Sources {
  /** The files by their path, each loaded when it is asked for. */
  readonly kept?: Readonly<Record<string, () => Promise<string>>>;
  readonly ask?: Ask | undefined;
}

const files: NonNullable<Sources['kept']> = import.meta.glob<string>('../../content/**/*.md', {
  query: '?raw',
  import: 'default',
});

/**
 * A document by its name in both languages: in the words of this version of the programme where it has its own, otherwise
 * the programme's, or the platform's. With a
 * version behind it, `gdpr-clause@2026-11-01`, it is that version for good, shown now or before. What was shown before
 * is kept with its values; those of today fill in only what is shown today.
 *
 * @throws notFound() when there is no document of that name, or none of that version
 */
export async function loadStatement(
  name: string,
  program: Program,
  contact: Contact,
  { kept = files, ask = askHere }: Sources = {},
): Promise<StatementInLanguages> {
  const [current = name, version] = name.split('@');
  const own = await ownWords(program, current, ask);
  // A version of a programme that was begun before the release worded a document anew keeps the words it was begun with.
  const stated = version === undefined && statedVersionOf(program, name);
  const names = [...(stated && !own ? [`${name}@${stated}`] : []), name, current];
  const load = async (language: Language) => {
    const path = [textFolderOf(program), 'platform']
      .flatMap((folder) => names.map((each) => `../../content/${folder}/${each}.${language}.md`))
      .find((each) => kept[each] && (!own || each.includes('@')));
    const source = path ? await kept[path]?.() : own?.[language];
    if (source === undefined) throw notFound();
    const text = path?.includes('@') ? source : statementText(source, program, language);
    const statement = readStatement(text, contact);
    if (version !== undefined && statement.version !== version) throw notFound();
    return statement;
  };
  const [pl, en] = await Promise.all([load('pl'), load('en')]);
  return { pl, en };
}

async function ownWords(program: Program, name: string, ask: Ask): Promise<StatementSource | undefined> {
  const ownText = ownStatement(program, name);
  if (ownText || !program.ownTexts?.includes(name)) return ownText;
  const { id, version } = program;
  const query = { program: id, version: String(version), name: name as ProgramStatement };
  return ask(getStatement, { query });
}

/** Splits a document into its head and text, fills in the partner's `{email}` and `{phone}`, and sets the type. */
export function readStatement(source: string, contact: Contact): FilledStatement {
  const [, head = '', text = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  return {
    title: bindWords(field('title')),
    version: field('version'),
    text: bindWords(fillPlaceholders(text, { email: contact.email, phone: contact.phone })),
  };
}
