import type { CaseEntry, CaseFileDocument } from '@ndp/documents/case-file-document.ts';
import { correctionSentences } from '@ndp/flows/application/corrections/sentences.ts';
import { refusalReasons } from '@ndp/flows/application/refusal/reasons.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { nameOfStatus } from '../../../cases/attention/status-names.ts';
import { keyOf } from '../../../cases/keys/case-key.ts';
import { programOf } from '../../../cases/program/case-program.ts';
import { type CaseRefusal, readRefusals } from '../../../cases/words/case-refusals.ts';
import { exportOf } from '../../../features/retention/export.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { readAnswer } from '../../application/application-answer.ts';
import { readValues } from '../../application/tell-corrections.ts';
import { readNames } from '../case-rows.ts';
import { describeConsents } from '../consents.ts';
import { describeRounds } from '../corrections.ts';
import { valueNames } from '../detail-messages.ts';
import { describeHistory, describeParts } from '../read-case.ts';
import type { CaseView } from './case-view.ts';
import { exportMessages as texts } from './messages.ts';

type Rounds = Awaited<ReturnType<typeof describeRounds>>;

/** What the case is and what was decided in it: for the contents page, and as data. */
export async function describeCase(view: CaseView, application: Application) {
  const { trx, store, partner, now, language } = view;
  const opened = { application, partner };
  const answer = await readAnswer(store, opened, now);
  const parts = await describeParts(view, application);
  const history = await describeHistory(view, application);
  const rounds = await describeRounds(view, application, await readValues(store, opened));
  // A list that was not sent is nothing the case has heard of.
  const corrections = rounds.filter(({ state }) => state !== 'draft');
  const refusals = await describeRefusals(view, application);
  const program = programOf(application, partner);
  return {
    page: {
      summary: [
        [say(texts.standing, language), nameOfStatus(application.status, language)],
        [say(texts.program, language), `${program.id} ${program.version}`],
        [say(texts.organiser, language), program.organiser.name],
        ...(application.quote
          ? [[say(texts.amount, language), formatPln(application.quote.quote, language)] as const]
          : []),
      ] as CaseFileDocument['summary'],
      parts: parts.map(({ title, rows }) => ({
        title,
        rows: rows.map(({ label, value }) => [label, value] as const),
      })),
      history: [
        ...history.map(({ at, actor, status, reason }) => ({
          at,
          who: actor,
          text: [status, reason].filter(Boolean).join('\n'),
        })),
        ...refusals.flatMap((refusal) => refusalEntries(view, refusal)),
      ].toSorted((one, other) => one.at.localeCompare(other.at)),
      corrections: corrections.map((round) => ({
        at: round.sent_at,
        who: round.who,
        text: round.items.map((item) => describeItem(view, item)).join('\n\n'),
      })),
    },
    data: {
      ...(await exportOf({ db: trx, clock: () => now }, opened, answer)),
      parts,
      history,
      statements: await describeConsents(view, application),
      corrections,
      refusals,
    },
  };
}

function describeItem({ language }: CaseView, item: Rounds[number]['items'][number]): string {
  const { label, sentence, words, before, proposed, after, answer, verdict } = item;
  const line = (message: Message, text: string | null) => text && say(message, language, { text });
  return [
    label,
    sentence && say(correctionSentences[sentence], language),
    words,
    line(texts.before, before),
    line(texts.proposed, proposed?.line ?? null),
    line(texts.after, after),
    line(texts.answered, answer),
    verdict && say(valueNames[verdict], language),
  ]
    .filter(Boolean)
    .join('\n');
}

type DescribedRefusal = Omit<CaseRefusal, 'personId' | 'decidedBy'> & {
  readonly who: string | null;
  readonly decidedBy: string | null;
};

async function describeRefusals(
  { store }: CaseView,
  application: Application,
): Promise<readonly DescribedRefusal[]> {
  const refusals = await readRefusals(store, keyOf(application));
  const names = await readNames(
    { store },
    refusals.flatMap(({ personId, decidedBy }) => [personId, decidedBy].flatMap((id) => id ?? [])),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return refusals.map(({ personId, decidedBy, ...refusal }) => ({
    ...refusal,
    who: nameOf(personId),
    decidedBy: nameOf(decidedBy),
  }));
}

/** A refusal, the appeal against it, and the decision on that, each at its moment. */
function refusalEntries({ language }: CaseView, refusal: DescribedRefusal): readonly CaseEntry[] {
  const { reasons, words, appeal, answer, who, decidedBy, outcome, refusedAt, appealedAt, decidedAt } =
    refusal;
  const t = (message: Message, values: MessageValues = {}) => say(message, language, values);
  const somebody = t(texts.somebody);
  const why = [...reasons.map((reason) => t(refusalReasons[reason])), words].filter(Boolean).join('\n');
  const decision = outcome && t(texts.decided, { outcome: t(valueNames[outcome]) });
  return [
    { at: refusedAt.toISOString(), who: who ?? somebody, text: `${t(texts.refused)}\n${why}` },
    ...(appealedAt
      ? [{ at: appealedAt.toISOString(), who: t(texts.applicant), text: `${t(texts.appealed)}\n${appeal}` }]
      : []),
    ...(decidedAt && decision
      ? [{ at: decidedAt.toISOString(), who: decidedBy ?? somebody, text: `${decision}\n${answer}` }]
      : []),
  ];
}
