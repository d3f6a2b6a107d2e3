import { findProgramProblems } from '@ndp/domain/programs/problems.ts';
import type { Program, ProgramContent } from '@ndp/domain/programs/program.ts';
import { findConsentTextProblems } from '@ndp/flows/application/consent/check-consent-texts.ts';
import { findStatementProblems } from '@ndp/flows/statements/check-statement.ts';
import type { Statements } from '../../platform/statements.ts';

/** What a draft is judged by. */
export interface Judging {
  /** The version that counts now. */
  readonly current: Program;
  readonly statements: Pick<Statements, 'shippedOf'>;
}

/** Whether a draft may be published: its values, and then its texts, which speak of them. */
export function isPublishable(content: ProgramContent, judging: Judging): boolean {
  return findProgramProblems(content, judging.current).length === 0 && areTextsFit(content, judging, false);
}

/** Whether its pages can be shown: of an earlier version of a text only its publication has to know. */
export function isShowable(content: ProgramContent, judging: Judging): boolean {
  return findProgramProblems(content).length === 0 && areTextsFit(content, judging, true);
}

function areTextsFit(content: ProgramContent, { current, statements }: Judging, isShownOnly: boolean) {
  const program = { ...content, id: current.id, version: current.version + 1, homeExample: 0 };
  const shipped = statements.shippedOf.bind(undefined, program);
  const found = findStatementProblems({ program, before: current, shipped });
  const all = [...found, ...findConsentTextProblems(program, current)];
  return all.every(({ rule }) => isShownOnly && rule === 'same_version');
}
