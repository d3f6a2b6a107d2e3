import type { Language, Message } from '@ndp/flows/message.ts';

type TextModule = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<TextModule>(
  [
    '../**/messages.ts',
    '../../../../packages/flows/src/**/messages.ts',
    '../../../../packages/flows/src/**/{labels,building-names,option-names,estimate-problems,section-problems}.ts',
  ],
  { eager: true },
);

/** Every text of the portal in one language, keyed by its file and name, in alphabetical order. */
export function allTexts(language: Language): Readonly<Record<string, string>> {
  const entries = Object.entries(modules).flatMap(([file, module]) =>
    textsOf(module, file.replace(/^(\.\.\/)+/, '').replace(/\.ts$/, ''), language),
  );
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function textsOf(value: unknown, key: string, language: Language): [string, string][] {
  if (isMessage(value)) return [[key, value[language]]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`, language));
}

function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<Message>).pl === 'string' &&
    typeof (value as Partial<Message>).en === 'string'
  );
}
