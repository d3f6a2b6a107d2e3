import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { type documentVerdicts, judgeDocument } from '@ndp/contract/desk/corrections.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import { askDesk } from '../../ask.ts';
import { polishToday } from '../../polish-today.ts';
import { useAction } from '../../use-action.ts';
import { caseMessages as texts } from '../messages.ts';
import type { CaseKey } from '../use-case.ts';

export type CaseFile = CaseAnswer['files'][number];
type Verdict = (typeof documentVerdicts)[number];

interface ReviewInput {
  /** The day of the agreement. */
  readonly agreedOn: string | null;
  readonly of: CaseKey;
  readonly files: readonly CaseFile[];
  readonly looked: ReadonlySet<string>;
  readonly onDone: (sentence: string) => void;
  /** Goes on to the next document, after these got their verdict. */
  readonly onNext: (done: readonly string[]) => void;
}

/** Verdicts on documents, with the dates typed for invoices. */
export function useReview({ agreedOn, of, files, looked, onDone, onNext }: ReviewInput) {
  const { say, language } = useLanguage();
  const action = useAction();
  const { dateOf, setDate, isDated, lacksDate } = useInvoiceDates();
  const { reasonOf, typedReasonOf, setReason, needsReason, lacksReason } = useReasons(agreedOn, dateOf);
  const [tried, setTried] = useState<readonly string[]>([]);
  const send = (file: CaseFile, verdict: Verdict) => {
    const issued_on = isInvoice(file) && dateOf(file) ? { issued_on: dateOf(file) } : {};
    const reason = verdict === 'accepted' && needsReason(file) ? { reason: reasonOf(file) } : {};
    return askDesk(language, judgeDocument, {
      params: { ...of, file: file.id },
      body: { verdict, ...issued_on, ...reason },
    });
  };
  const waiting = files.filter((file) => file.verdict === null && looked.has(file.id));
  return {
    ...{ isBusy: action.isBusy, failure: action.failure, waiting, isInvoice, dateOf, setDate },
    ...{ typedReasonOf, setReason, needsReason },
    isReasonShort: (file: CaseFile) => tried.includes(file.id) && lacksReason(file, 'accepted'),
    isDateWrong: (file: CaseFile) => tried.includes(file.id) && !isDated(file),
    give: async (file: CaseFile, verdict: Verdict) => {
      if (lacksDate(file, verdict) || lacksReason(file, verdict)) return setTried([...tried, file.id]);
      await action.run(async () => {
        await send(file, verdict);
        onDone(say(verdict === 'insufficient' ? texts.judged_insufficient : texts.judged_accepted));
        if (verdict === 'accepted') onNext([file.id]);
      });
    },
    /** Accepts what was looked at; an invoice without its date stays for later, and says why. */
    acceptAll: () =>
      action.run(async () => {
        const undated = waiting.filter((file) => lacksDate(file, 'accepted'));
        const unexplained = waiting.filter(
          (file) => !undated.includes(file) && lacksReason(file, 'accepted'),
        );
        const ready = waiting.filter((file) => !undated.includes(file) && !unexplained.includes(file));
        for (const file of ready) await send(file, 'accepted');
        setTried([...tried, ...[...undated, ...unexplained].map(({ id }) => id)]);
        const sentences = [
          say(texts.accepted_all, { count: ready.length }),
          ...(undated.length > 0 ? [say(texts.undated, { names: namesOf(undated) })] : []),
          ...(unexplained.length > 0 ? [say(texts.unexplained, { names: namesOf(unexplained) })] : []),
        ];
        onDone(sentences.join(' '));
        onNext(ready.map(({ id }) => id));
      }),
  };
}

const namesOf = (files: readonly CaseFile[]) => files.map(({ kind, name }) => `${kind}, ${name}`).join('; ');

/** Letters of a reason. */
const fewestLetters = 5;

/** Why documents are accepted that do not fit the agreement, as it is typed. */
function useReasons(agreedOn: string | null, dateOf: (file: CaseFile) => string) {
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const typedReasonOf = ({ id }: CaseFile) => reasons[id] ?? '';
  const reasonOf = (file: CaseFile) => typedReasonOf(file).trim();
  /** The date that is typed counts beside what the server found. */
  const needsReason = (file: CaseFile) =>
    file.is_doubtful === true ||
    (isInvoice(file) && agreedOn !== null && dateOf(file) !== '' && dateOf(file) < agreedOn);
  return {
    ...{ reasonOf, typedReasonOf, needsReason },
    setReason: (file: CaseFile, reason: string) => setReasons({ ...reasons, [file.id]: reason }),
    lacksReason: (file: CaseFile, verdict: Verdict) =>
      verdict === 'accepted' && needsReason(file) && reasonOf(file).length < fewestLetters,
  };
}

const isInvoice = (file: CaseFile) => file.issued_on !== undefined;

/** The dates of invoices, as they are typed. */
function useInvoiceDates() {
  const [dates, setDates] = useState<Readonly<Record<string, string>>>({});
  const dateOf = ({ id, issued_on, reading, code }: CaseFile) =>
    dates[id] ?? issued_on ?? reading?.invoice.issued_on ?? code?.issued_on ?? '';
  const isDated = (file: CaseFile) => dateOf(file) !== '' && dateOf(file) <= polishToday();
  return {
    dateOf,
    isDated,
    setDate: (file: CaseFile, day: string) => setDates({ ...dates, [file.id]: day }),
    /** An invoice is accepted with its date alone; a wrong one never goes along. */
    lacksDate: (file: CaseFile, verdict: Verdict) =>
      isInvoice(file) && !isDated(file) && (verdict === 'accepted' || dateOf(file) !== ''),
  };
}

export type Reviewing = ReturnType<typeof useReview>;
