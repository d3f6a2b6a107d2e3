import { say } from '@ndp/flows/message.ts';
import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { languageOfLine, parseLine, UsageError } from './parse.ts';

const parse = (...line: string[]) => parseLine(line, commands);

function sentenceFor(...line: string[]): string {
  try {
    parse(...line);
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause;
    return cause.sentences.map(({ message, values }) => say(message, 'pl', values)).join(' ');
  }
  throw new Error('the line makes sense');
}

const reference = 'NDP-2026-7K3QXM';

describe('a typed line', () => {
  it('is a command with its arguments, options before or after', () => {
    const { command, given } = parse(
      'move',
      '--reason',
      '  brak  pełnomocnictwa ',
      'ndp-2026-7k3qxm',
      'rejected',
      '--as=Anna',
    );
    expect(command.name).toBe('move');
    expect(given).toEqual({ reference, status: 'rejected', reason: 'brak pełnomocnictwa', as: 'Anna' });
  });

  it.each([[[]], [['--help']], [['-h']], [['move', '--help']], [['help']]])('%j asks for help', (line) => {
    expect(parse(...line).command.name).toBe('help');
  });

  it.each([[['version']], [['--version']]])('%j asks what runs here', (line) => {
    expect(parse(...line).command.name).toBe('version');
  });

  it.each([
    [['mov'], 'Nie ma polecenia „mov”.'],
    [['move'], 'Poleceniu „move” czegoś brakuje. Numer sprawy'],
    [['move', reference], 'Stan to jedno ze słów: submitted,'],
    [['move', reference, 'signed', '--reason', 'abc'], 'Wartość „signed” nie pasuje. Stan to'],
    [['move', reference, 'paid'], 'wymaga opcji „--reason”'],
    [['move', reference, 'paid', '--reason'], 'Po „--reason” brakuje wartości.'],
    [['move', reference, 'paid', '--reason', '--as'], 'Po „--reason” brakuje wartości.'],
    [['move', reference, 'paid', '--reason', 'ok'], 'Powód ma od 3 do 500 znaków.'],
    [['move', reference, 'paid', '--reason', 'a'.repeat(501)], 'Powód ma od 3 do 500 znaków.'],
    [['move', reference, 'paid', '--reason', 'a\u001b[2Jbc'], 'Powód ma od 3 do 500 znaków.'],
    [['move', reference, 'paid', 'dwa', '--reason', 'abc'], 'nie przyjmuje słowa „dwa”'],
    [['show', 'NDP-2026'], 'Numer sprawy ma postać'],
    [['show', reference, '--force'], 'nie zna opcji „force”'],
    [['show', reference, '-f'], 'nie zna opcji „f”'],
    [['show', reference, '--mark'], 'nie zna opcji „mark”'],
    [['show', reference, '--full=tak'], 'Ten przełącznik nie przyjmuje wartości.'],
    [['show', reference, '--full', '--full'], 'Opcję „full” podano dwa razy.'],
    [['list', '--partner', 'MPEC'], 'Partner to początek adresu'],
    [['list', '--partner', 'mpec', '--since', '2026-02-30'], 'Dzień ma postać'],
    [['list', '--partner', 'mpec', '--limit', '501'], 'Liczba wierszy'],
    [['export-ure', '--partner', 'mpec', '--year', '26', '--out', 'x'], 'Rok ma postać'],
    [['audit', '--lang', 'de'], 'Język to pl albo en.'],
  ])('%j is answered with a sentence', (line, sentence) => {
    expect(sentenceFor(...line).replaceAll('\u00a0', ' ')).toContain(sentence);
  });

  it('says in which language to answer even when it makes no sense', () => {
    expect(languageOfLine(['mov', '--lang', 'en'])).toBe('en');
    expect(languageOfLine(['mov', '--lang'])).toBe('pl');
  });
});
