import type { Language, Message } from '@ndp/flows/message.ts';

type TextModule = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<TextModule>(
  [
    '../**/{messages,*-messages}.ts',
    '../../../../packages/flows/src/**/{messages,*-messages,*-texts,*-journals,labels,*-names,*-problems,questions,sentences,reasons,situations}.ts',
  ],
  { eager: true },
);

/** Every text of the portal in one language, keyed by its file and name, in alphabetical order; each is told once. */
export function allTexts(language: Language): Readonly<Record<string, string>> {
  const seen = new Set<Message>();
  const entries = Object.entries(modules).flatMap(([file, module]) => textsOf(module, nameOf(file), seen));
  const inLanguage = entries.map(([key, text]) => [key, text[language]] as const);
  return Object.fromEntries(inLanguage.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** A file of this folder is named as seen from here. */
function nameOf(file: string): string {
  return file
    .replace(/^\.\//, 'translations/')
    .replace(/^(\.\.\/)+/, '')
    .replace(/\.ts$/, '');
}

function textsOf(value: unknown, key: string, seen: Set<Message>): [string, Message][] {
  if (isMessage(value)) {
    if (seen.has(value)) return [];
    seen.add(value);
    return [[key, value]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`, seen));
}

function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<Message>).pl === 'string' &&
    typeof (value as Partial<Message>).en === 'string'
  );
}
