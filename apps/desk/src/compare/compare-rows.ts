import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';

/** One fact of several cases, beside each other. */
export interface CompareRow {
  readonly group: string;
  readonly label: string;
  /** In the order of the cases; undefined: a case does not tell it. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

/** A fact of one case; without a key it is compared by its value. */
interface Fact {
  readonly group: string;
  readonly label: string;
  readonly value: string;
  readonly key?: string;
}

/** What the page calls the facts that stand in no part of the application. */
export interface CompareWords {
  readonly facts: string;
  readonly documents: string;
  readonly factsOf: (shown: CaseAnswer) => readonly (readonly [label: string, value: string | null])[];
}

/** The facts of cases beside each other: what differs first, each in the order of the first case that tells it. */
export function compareRows(cases: readonly CaseAnswer[], words: CompareWords): readonly CompareRow[] {
  const told = cases.map((shown) => factsOf(shown, words));
  const names = [...new Set(told.flatMap((facts) => facts.map(nameOf)))];
  const rows = names.map((name) => {
    const found = told.map((facts) => facts.filter((fact) => nameOf(fact) === name));
    const [first] = found.flat();
    return {
      group: first?.group ?? '',
      label: first?.label ?? '',
      values: found.map((facts) =>
        facts.length > 0 ? facts.map(({ value }) => value).join(', ') : undefined,
      ),
      differs:
        new Set(
          found.map((facts) =>
            facts
              .map(({ key, value }) => key ?? value)
              .toSorted()
              .join('\n'),
          ),
        ).size > 1,
    };
  });
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

const nameOf = ({ group, label }: Fact) => `${group}\n${label}`;

function factsOf(shown: CaseAnswer, words: CompareWords): readonly Fact[] {
  return [
    ...words
      .factsOf(shown)
      .flatMap(([label, value]) => (value ? [{ group: words.facts, label, value }] : [])),
    ...shown.parts.flatMap(({ title, rows }) => rows.map((row) => ({ group: title, ...row }))),
    // Signed papers are of their own case and never the same.
    ...shown.files.flatMap(({ kind, name, sha256 }) =>
      sha256 === undefined
        ? []
        : [{ group: words.documents, label: kind, value: `${name} (${sha256.slice(0, 8)})`, key: sha256 }],
    ),
  ];
}

/** Files that stand in more than one of the cases, by their names in the first. */
export function sharedFiles(cases: readonly CaseAnswer[]): readonly string[] {
  const [first, ...others] = cases.map(({ files }) => files);
  const hashes = new Set(others.flat().flatMap(({ sha256 }) => sha256 ?? []));
  return (first ?? []).filter(({ sha256 }) => sha256 && hashes.has(sha256)).map(({ name }) => name);
}
