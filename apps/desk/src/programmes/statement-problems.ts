import type { ProgramAnswer } from '@ndp/contract/desk/programs.ts';
import { findProgramProblems } from '@ndp/domain/programs/problems.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { findStatementProblems, type StatementProblem } from '@ndp/flows/statements/check-statement.ts';
import { statementRuleMessages } from './messages.ts';

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
  return say(statementRuleMessages[rule], language, { words: words.join(', ') });
}
