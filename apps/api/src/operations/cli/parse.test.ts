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

const role = ['--partner', 'mpec', '--role', 'administrator'];

describe('a typed line', () => {
  it('is a command with its arguments, options before or after', () => {
    const line = ['desk-role', ...role, 'ewa', '--as=  Anna   Nowak '];
    const { command, given } = parse(...line);
    expect(command.name).toBe('desk-role');
    expect(given).toEqual({ subject: 'ewa', partner: 'mpec', role: 'administrator', as: 'Anna Nowak' });
  });

  it('takes a reference however it was copied', () => {
    expect(parse('verify-audit', '--reference', ' ndp–2026–7k3qxm ').given).toEqual({ reference });
  });

  it.each([[[]], [['--help']], [['-h']], [['digest', '--help']], [['help']]])('%j asks for help', (line) => {
    expect(parse(...line).command.name).toBe('help');
  });

  it.each([[['version']], [['--version']]])('%j asks what runs here', (line) => {
    expect(parse(...line).command.name).toBe('version');
  });

  it.each([
    [['digst'], 'Nie ma polecenia „digst”.'],
    [['move', reference], 'Nie ma polecenia „move”.'],
    [['desk-role'], 'Poleceniu „desk-role” czegoś brakuje. Osoba to'],
    [['desk-role', 'ewa', '--role', 'officer'], 'Pozostałe nadaje administrator w panelu.'],
    [['desk-role', 'ewa', '--role', 'approver'], 'wymaga opcji „--partner”'],
    [['desk-role', 'ewa', '--partner'], 'Po „--partner” brakuje wartości.'],
    [['desk-role', 'ewa', '--partner', '--role'], 'Po „--partner” brakuje wartości.'],
    [['desk-role', 'ewa', '--partner', 'MPEC'], 'Partner to początek adresu'],
    [['desk-role', 'ewa', 'nowak', ...role], 'nie przyjmuje słowa „nowak”'],
    [['desk-role', 'ewa', ...role, '--force'], 'nie zna opcji „force”'],
    [['desk-role', 'ewa', ...role, '-f'], 'nie zna opcji „f”'],
    [['desk-role', 'ewa', ...role, '--json'], 'nie zna opcji „json”'],
    [['desk-role', 'ewa', ...role, '--take=tak'], 'Ten przełącznik nie przyjmuje wartości.'],
    [['desk-role', 'ewa', ...role, '--take', '--take'], 'Opcję „take” podano dwa razy.'],
    [['verify-audit', '--reference', 'NDP-2026'], 'Numer sprawy ma postać'],
    [['digest', '--as', 'a\u001b[2Jbc'], 'Nazwa operatora ma od 1 do 60 znaków.'],
    [['digest', '--as', 'a'.repeat(61)], 'Nazwa operatora ma od 1 do 60 znaków.'],
    [['digest', '--lang', 'de'], 'Język to pl albo en.'],
  ])('%j is answered with a sentence', (line, sentence) => {
    expect(sentenceFor(...line).replaceAll('\u00a0', ' ')).toContain(sentence);
  });

  it('says in which language to answer even when it makes no sense', () => {
    expect(languageOfLine(['digst', '--lang', 'en'])).toBe('en');
    expect(languageOfLine(['digst', '--lang'])).toBe('pl');
  });
});
