import type { ProgramAnswer } from '@ndp/contract/desk/programs.ts';
import { findProgramProblems } from '@ndp/domain/programs/problems.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { findStatementProblems, type StatementProblem } from '@ndp/flows/statements/check-statement.ts';
import { claimUnits, statementRuleMessages } from './messages.ts';

/** The documents as the release words them. */
export type Shipped = ProgramAnswer['shipped'];

/** What is wrong with the documents of a draft; nothing, while its values cannot be filled in yet. */
export function problemsOfTexts(
  draft: Program,
  before: Program,
  shipped: Shipped,
): readonly StatementProblem[] {
  if (findProgramProblems(draft).length > 0) return [];
  return findStatementProblems({
    program: draft,
    before,
    shipped: (document, language) => shipped[document][language],
  });
}

/** The field a document is written in. */
export function fieldOf({ document, language }: Pick<StatementProblem, 'document' | 'language'>): string {
  return `statement_${document}_${language}`;
}

export function sayProblem({ rule, words }: StatementProblem, language: Language): string {
  const named = rule === 'contradiction' ? words : words.map((word) => `{${word}}`);
  return say(statementRuleMessages[rule], language, { words: sayWords(rule, named, language) });
}

/** What a problem is about, in the reader's language. */
export function sayWords(rule: string, words: readonly string[], language: Language): string {
  return words.map((word) => (rule === 'contradiction' ? sayClaim(word, language) : word)).join(', ');
}

/** A period with its unit, everything else as it stands in the text. */
function sayClaim(claim: string, language: Language): string {
  const [, kind = '', value = ''] = /^(\w+) (.*)$/.exec(claim) ?? [];
  const unit = Object.hasOwn(claimUnits, kind) ? claimUnits[kind] : undefined;
  return unit ? `${value} (${say(unit, language)})` : value;
}
