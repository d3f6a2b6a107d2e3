import {
  ownStatement,
  type Program,
  type ProgramStatement,
  programStatements,
} from '@ndp/domain/programs/program.ts';
import { type Language, languages } from '../message.ts';
import { claimsIn } from './claims.ts';
import { explainedBy } from './explained.ts';
import { contactNames } from './fill.ts';
import { programValues } from './program-values.ts';
import { statementText } from './statement-text.ts';

/** What is wrong with a document in a programme's own words. */
const statementRules = ['no_head', 'unknown_value', 'lost_value', 'contradiction', 'same_version'] as const;
export type StatementRule = (typeof statementRules)[number];

export interface StatementProblem {
  readonly document: ProgramStatement;
  readonly language: Language;
  readonly rule: StatementRule;
  /** What it is about, as it stands in the text. */
  readonly words: readonly string[];
}

/** A document as it is written, with its placeholders. */
type SourceOf = (document: ProgramStatement, language: Language) => string;

/** A version whose documents are looked at. */
export interface CheckedVersion {
  readonly program: Program;
  /** As the release words them. */
  readonly shipped: SourceOf;
  /** The version that counts now. */
  readonly before: Program;
}

/**
 * Everything that keeps the documents of a version from being shown: each has a title and a version, names only values
 * there are and every one the release names but those of its example, claims nothing the values of the version do not
 * explain, and where its words have changed, its version has too.
 */
export function findStatementProblems(checked: CheckedVersion): readonly StatementProblem[] {
  const { program, before } = checked;
  const own = programStatements.filter((name) => ownStatement(program, name) ?? ownStatement(before, name));
  return own.flatMap((document) =>
    languages.flatMap((language) => {
      const problem = (rule: StatementRule, words: readonly string[] = []): StatementProblem[] =>
        rule === 'no_head' || rule === 'same_version' || words.length > 0
          ? [{ document, language, rule, words }]
          : [];
      const source = ownStatement(program, document)?.[language] ?? checked.shipped(document, language);
      const needed = namesIn(checked.shipped(document, language)).filter(
        (name) => !name.startsWith('example'),
      );
      const named = namesIn(source);
      const known = [...Object.keys(programValues(program, language)), ...contactNames];
      const unknown = named.filter((name) => !known.includes(name));
      if (!hasHead(source)) return problem('no_head');
      if (unknown.length > 0) return problem('unknown_value', unknown);
      return [
        ...problem(
          'lost_value',
          needed.filter((name) => !named.includes(name)),
        ),
        ...problem(
          'contradiction',
          contradictionsIn(statementText(source, program, language), program, language),
        ),
        ...(isSameVersion(checked, document, language, source) ? problem('same_version') : []),
      ];
    }),
  );
}

/** The placeholders of a text, each once. */
function namesIn(source: string): readonly string[] {
  return [...new Set([...source.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name))];
}

const versionIn = (text: string) => /^---\n(?:.*\n)*?version: (.+)\n/.exec(text)?.[1]?.trim();
const hasHead = (source: string) =>
  /^---\n(?:.*\n)*?title: .+\n/.test(source) && versionIn(source) !== undefined;

/** Days, periods, amounts, shares, annexes and firms that are not those of the version. The day of an older act is none. */
export function contradictionsIn(text: string, program: Program, language: Language): readonly string[] {
  const explained = explainedBy(program, language);
  const isOfAnAct = (claim: string) => {
    const [, year] = /^date .* (\d{4})$/.exec(claim) ?? [];
    return year !== undefined && Number(year) < program.year;
  };
  return claimsIn(text).filter((claim) => !explained.includes(claim) && !isOfAnAct(claim));
}

function isSameVersion(
  { program, before, shipped }: CheckedVersion,
  document: ProgramStatement,
  language: Language,
  source: string,
): boolean {
  const earlier = ownStatement(before, document)?.[language] ?? shipped(document, language);
  const [now, then] = [statementText(source, program, language), statementText(earlier, before, language)];
  // Leaving the field cuts the last line's end off.
  return now.trim() !== then.trim() && (versionIn(now) ?? '') <= (versionIn(then) ?? '');
}
