import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { languageOf, languages, type Message, say } from './message.ts';

const here = dirname(fileURLToPath(import.meta.url));
const textFiles = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(messages|labels|names|problems|efficiency-hints)\.ts$/.test(file))
  .map((file) => join(here, file));

/** Every message found in an exported value, with the way to it. */
function findMessages(value: unknown, path: string): readonly (readonly [string, Message])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('pl' in value && 'en' in value) return [[path, value as Message]];
  return Object.entries(value).flatMap(([key, inner]) => findMessages(inner, `${path}.${key}`));
}

const messages = (
  await Promise.all(textFiles.map(async (file) => findMessages(await import(file), relative(here, file))))
).flat();

/** Names of the placeholders of a text, those within plurals too. */
function placeholders(text: string): readonly string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      if ('type' in node && node.type !== 0 && 'value' in node) names.add(String(node.value));
      Object.values(node).forEach(walk);
    }
  };
  walk(new IntlMessageFormat(text, 'pl').getAst());
  return [...names].sort();
}

it('the texts of all steps are found', () => {
  expect(textFiles.length).toBeGreaterThan(14);
  expect(messages.length).toBeGreaterThan(150);
});

describe.each(messages)('%s', (_, message) => {
  it('says something in both languages with the same placeholders', () => {
    for (const language of languages) {
      expect(message[language].trim()).toBe(message[language]);
      expect(message[language]).not.toBe('');
    }
    expect(placeholders(message.pl)).toEqual(placeholders(message.en));
  });

  it('is set with the right quotation marks and dashes', () => {
    expect(message.pl).not.toMatch(/["'“]|\.\.\.| - /);
    expect(message.en).not.toMatch(/["']|\.\.\.| - /);
  });
});

it.each([
  [1, '1\u00a0dzień'],
  [2, '2\u00a0dni'],
  [5, '5\u00a0dni'],
  [22, '22\u00a0dni'],
])('Polish plurals follow the number: %i', (days, expected) => {
  const message = {
    pl: '{days, plural, one {# dzień} few {# dni} other {# dni}}',
    en: '{days, plural, one {# day} other {# days}}',
  };
  expect(say(message, 'pl', { days })).toBe(expected);
});

it('a placeholder without a value is a mistake of the caller and is not shown to anyone', () => {
  expect(() => say({ pl: 'Kwota {amount}', en: 'Amount {amount}' }, 'pl')).toThrow();
});

it('is Polish unless English is asked for', () => {
  expect(languageOf('en-US,en;q=0.9')).toBe('en');
  expect(languageOf('pl-PL')).toBe('pl');
  expect(languageOf('de')).toBe('pl');
  expect(languageOf(undefined)).toBe('pl');
});
