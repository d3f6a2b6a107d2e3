import { type CaseAnswer, findTwins, readCase } from '@ndp/contract/desk/cases.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import type * as z from 'zod/mini';
import { casePath, useAddress } from '../address.ts';
import { askDesk } from '../ask.ts';
import { Link } from '../link.tsx';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { StatusTag } from '../page/tag.tsx';
import { useLoaded } from '../use-loaded.ts';
import styles from './compare.module.css';
import { type CompareRow, type CompareWords, compareRows, sharedFiles } from './compare-rows.ts';
import { compareMessages as texts } from './messages.ts';

type Twins = z.infer<typeof findTwins.answer>;

/** A case and those that may be the same, side by side; each of them is read, and noted as looked at. */
export function ComparePage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const reference = useAddress().searchParams.get('case') ?? '';
  const loaded = useLoaded(`compare ${partner.id} ${reference}`, async () => {
    const of = (each: string) => ({ params: { partner: partner.id, reference: each } });
    const found = await askDesk(language, findTwins, of(reference));
    const cases = [];
    for (const each of [reference, ...found.twins.map((twin) => twin.reference)])
      cases.push(await askDesk(language, readCase, of(each)));
    return { found, cases };
  });
  const { answer } = loaded;
  return (
    <>
      <p>
        <Link to={casePath(partner.id, reference)}>{reference}</Link>
      </p>
      <h1>{say(texts.title)}</h1>
      <LoadState loaded={loaded} />
      {answer && <Hints found={answer.found} files={sharedFiles(answer.cases)} />}
      {answer && answer.cases.length > 1 && (
        <Comparison partner={partner.id} cases={answer.cases} twins={answer.found.twins} />
      )}
    </>
  );
}

/** What is to be known of the cases beside the table. */
function Hints({ found, files }: { readonly found: Twins; readonly files: readonly string[] }) {
  const { say } = useLanguage();
  const { twins, more, elsewhere } = found;
  return (
    <>
      <p>{say(twins.length > 0 ? texts.lead : texts.none)}</p>
      {more > 0 && <p>{say(texts.more, { more })}</p>}
      {elsewhere.length > 0 && <p>{say(texts.elsewhere, { shares: elsewhere.join(', ') })}</p>}
      {files.length > 0 && (
        <Notice tone="warning" title={say(texts.shared_files, { files: files.join(', ') })} />
      )}
    </>
  );
}

interface ComparisonProps {
  readonly partner: string;
  readonly cases: readonly CaseAnswer[];
  readonly twins: Twins['twins'];
}

function Comparison({ partner, cases, twins }: ComparisonProps) {
  const { say } = useLanguage();
  const rows = compareRows(cases, useWords());
  const same = rows.filter(({ differs }) => !differs);
  const head = cases.map((shown) => (
    <CaseHead
      key={shown.reference}
      partner={partner}
      shown={shown}
      shares={twins.find(({ reference }) => reference === shown.reference)?.shares}
    />
  ));
  return (
    <>
      <CompareTable name={say(texts.differs)} head={head} rows={rows.filter(({ differs }) => differs)} />
      {same.length > 0 && (
        <details>
          <summary>{say(texts.same, { count: same.length })}</summary>
          <CompareTable name={say(texts.same, { count: same.length })} head={head} rows={same} />
        </details>
      )}
    </>
  );
}

interface CaseHeadProps {
  readonly partner: string;
  readonly shown: CaseAnswer;
  /** What it shares with the first; undefined: it is the first. */
  readonly shares: readonly string[] | undefined;
}

function CaseHead({ partner, shown, shares }: CaseHeadProps) {
  const { say } = useLanguage();
  const { reference, applicant, status, standing } = shown;
  return (
    <th scope="col">
      <Link to={casePath(partner, reference)}>{reference}</Link>
      <br />
      {applicant}
      <br />
      <StatusTag status={status}>{standing}</StatusTag>
      {shares && (
        <>
          <br />
          <span className={styles.shares}>{say(texts.shares, { shares: shares.join(', ') })}</span>
        </>
      )}
    </th>
  );
}

interface CompareTableProps {
  readonly name: string;
  readonly head: readonly React.ReactNode[];
  readonly rows: readonly CompareRow[];
}

function CompareTable({ name, head, rows }: CompareTableProps) {
  const { say } = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={name}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{say(texts.fact)}</th>
            {head}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, label, values, differs }) => (
            <tr key={`${group} ${label}`} className={differs ? styles.differs : undefined}>
              <th scope="row">
                <span className={styles.group}>{group}</span> {label}
              </th>
              {values.map((value, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its case
                <td key={n}>{value ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What of a case stands in no part of its application, in words. */
function useWords(): CompareWords {
  const { say, language, locale } = useLanguage();
  const dayOf = (moment: string) =>
    new Date(moment).toLocaleDateString(locale, { timeZone: 'Europe/Warsaw' });
  return {
    facts: say(texts.facts),
    documents: say(texts.documents),
    factsOf: ({ standing, history, since, due_on, amount, assignee, program, labels }) => [
      [say(texts.status), standing],
      [say(texts.began), history[0] ? dayOf(history[0].at) : null],
      [say(texts.since), dayOf(since)],
      [say(texts.due), due_on && formatDate(due_on, language)],
      [say(texts.amount), amount === null ? null : formatPln(amount, language)],
      [say(texts.officer), assignee?.name ?? null],
      [say(texts.program), program],
      [say(texts.labels), labels.map(({ name }) => name).join(', ')],
    ],
  };
}
