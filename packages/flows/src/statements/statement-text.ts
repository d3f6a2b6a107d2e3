import type { Program } from '@ndp/domain/programs/program.ts';
import type { Language } from '../message.ts';
import { contactNames, fillPlaceholders } from './fill.ts';
import { programValues } from './program-values.ts';

/** Stays as it stands, to be filled in by the partner that shows it. */
const contactLeft = Object.fromEntries(contactNames.map((name) => [name, `{${name}}`]));

/**
 * A statement's Markdown as this programme shows it, but for the contact: what a fingerprint is taken of. A changed
 * value is a changed text.
 *
 * @throws {RangeError} a placeholder nothing stands for
 */
export function statementText(source: string, program: Program, language: Language): string {
  return fillPlaceholders(source, { ...programValues(program, language), ...contactLeft });
}
