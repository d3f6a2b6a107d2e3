import { type Language, say } from '@ndp/flows/message.ts';
import { describeRelease } from '../../platform/config/release.ts';
import { type ArgumentName, argumentTable } from './arguments.ts';
import type { Command } from './command.ts';
import { usageMessages as messages } from './messages.ts';

/** Every command with what it takes and what it does. */
export function describeCommands(commands: readonly Command[], language: Language): string[] {
  return [
    say(messages.help_head, language),
    ...commands.flatMap((command) => [
      '',
      usageOf(command, language),
      `    ${say(command.summary, language)}`,
    ]),
    '',
    say(messages.help_everywhere, language),
  ];
}

/** What runs here. */
export function describeVersion(): string[] {
  return [`NDP ${describeRelease()}`];
}

function usageOf({ name, operands = [], needs = [], takes = [] }: Command, language: Language): string {
  const words = operands.map((operand) => placeholderOf(operand, language));
  const flagOf = (option: ArgumentName) =>
    [`--${option}`, placeholderOf(option, language)].filter(Boolean).join(' ');
  return [name, ...words, ...needs.map(flagOf), ...takes.map((option) => `[${flagOf(option)}]`)].join(' ');
}

function placeholderOf(name: ArgumentName, language: Language): string {
  return argumentTable[name].placeholder?.[language] ?? '';
}
