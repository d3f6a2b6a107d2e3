import type { Language } from '@ndp/flows/message.ts';
import { notFound } from '@tanstack/react-router';
export interface Statement {
  readonly title: string;
  readonly version: string;
  /** Markdown without its head. */
  readonly text: string;
}

export type StatementInLanguages = Readonly<Record<Language, Statement>>;

interface Contact {
  readonly email: string;
  readonly phone: string;
}

const files = import.meta.glob<string>('../../content/**/*.md', { query: '?raw', import: 'default' });

/**
 * A document by its name in both languages: the programme's own where it has one, otherwise the platform's. With a
 * version behind it, `gdpr-clause@2026-11-01`, it is that version for good, shown now or before.
 *
 * @param kept  the files by their path, each loaded when it is asked for
 * @throws notFound() when there is no document of that name, or none of that version
 */
export async function loadStatement(
  name: string,
  programId: string,
  contact: Contact,
  kept = files,
): Promise<StatementInLanguages> {
  const [current = name, version] = name.split('@');
  const load = async (language: Language) => {
    const file = [programId, 'platform']
      .flatMap((folder) =>
        [name, current].map((each) => kept[`../../content/${folder}/${each}.${language}.md`]),
      )
      .find(Boolean);
    if (!file) throw notFound();
    const statement = readStatement(await file(), contact);
    if (version !== undefined && statement.version !== version) throw notFound();
    return statement;
  };
  const [pl, en] = await Promise.all([load('pl'), load('en')]);
  return { pl, en };
}

/** Splits a document into its head and text, and fills in `{email}` and `{phone}`. */
export function readStatement(source: string, contact: Contact): Statement {
  const [, head = '', text = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  return {
    title: field('title'),
    version: field('version'),
    text: text.replaceAll('{email}', contact.email).replaceAll('{phone}', contact.phone),
  };
}
