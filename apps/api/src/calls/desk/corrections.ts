import {
  type CaseCorrections,
  judgeItem,
  keepCorrection,
  readCorrections,
  sendCorrection,
} from '@ndp/contract/desk/corrections.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { correctedThings } from '@ndp/domain/case/correction-ways.ts';
import { type CorrectedValues, isAccepted, isChanged } from '@ndp/domain/workflow/correction-round.ts';
import { answerPlaces, documentPlace, placeOf } from '@ndp/flows/application/corrections/places.ts';
import {
  isCoveredField,
  proposableFields,
  proposedLabel,
} from '@ndp/flows/application/corrections/proposals.ts';
import type { correctionSentences } from '@ndp/flows/application/corrections/sentences.ts';
import { overviewMessages } from '@ndp/flows/application/overview-messages.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { requireAction } from '../../cases/facts/require-action.ts';
import { requestedKinds } from '../../cases/facts/required-kinds.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { mailTimeOf, writeStep } from '../../cases/store/steps.ts';
import { type CorrectionRound, findSentRound, readRounds } from '../../cases/words/correction-rounds.ts';
import { requireFilled } from '../../features/casework/require-filled.ts';
import { judgeCorrection } from '../../features/corrections/judge-item.ts';
import { proposedLine } from '../../features/corrections/proposals.ts';
import { NotCorrectable } from '../../features/corrections/refusals.ts';
import { keepRequest, type Request, sendRequest } from '../../features/corrections/request-correction.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { readValues } from '../application/tell-corrections.ts';
import { answerOf } from './assign.ts';
import { readNames } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';
import { partNames } from './messages.ts';

/** What is asked to be corrected: prepared, sent at once, judged item by item. */
export function mountCorrections(http: DeskHttp): void {
  mount(http, readCorrections, async ({ params, work }) =>
    describe(work, await work.lockCase(params.reference)),
  );
  mount(http, keepCorrection, async ({ params, body, work }) => {
    const application = await lockFor(work, params.reference, 'request-correction');
    const now = await readValues(work.store, { application, partner: work.partner });
    const request = asRequest(work, body);
    requireFields(work, application, request, now);
    work.addDetails({ items: body.items.length });
    await keepRequest(work.unit, application, request);
    return describe(work, application);
  });
  mount(http, sendCorrection, async ({ params, body, work }) => {
    const application = await lockFor(work, params.reference, 'request-correction');
    const now = await readValues(work.store, { application, partner: work.partner });
    const request = asRequest(work, body);
    for (const { words } of body.items) requireFilled(words);
    requireFields(work, application, request, now);
    work.addDetails({ items: body.items.map(({ place: field }) => field).join(' '), due_on: body.due_on });
    const { unit, person } = work;
    const key = keyOf(application);
    const moved = await sendRequest(unit, application, { ...request, mailAt: mailTimeOf(work) }, now);
    const sent = await findSentRound(unit, key);
    const { status: from } = answerOf(application);
    const before = { from, ...(sent ? { round: sent.n } : {}) };
    await writeStep(unit, key, {
      act: 'correct',
      person_id: person.id,
      before,
      has_ended: from === 'contract_sent',
    });
    return describe(work, moved);
  });
  mount(http, judgeItem, async ({ params, body, work }) => {
    const application = await lockFor(work, params.reference, 'judge-correction');
    work.addDetails({ round: params.round, ...body });
    const { person } = work;
    await judgeCorrection(work.unit, application, { n: Number(params.round), ...body, person });
    return describe(work, application);
  });
}

/** A locked case in which this can be done now. @throws {ActionRefused} */
async function lockFor(
  work: DeskWork,
  reference: string,
  action: 'request-correction' | 'judge-correction',
): Promise<Application> {
  const application = await work.lockCase(reference);
  await requireAction(work.unit, { application, partner: work.partner }, action, work.person.id);
  return application;
}

function asRequest(
  { person }: DeskWork,
  { items, due_on, seen }: Pick<Request, 'items'> & { due_on: string; seen: string | null },
): Request {
  return { items, dueOn: due_on, person, seen };
}

/** @throws {NotCorrectable} nothing of the kind stands there */
function requireFields(
  work: DeskWork,
  application: Application,
  { items }: Request,
  now: CorrectedValues,
): void {
  const fields = new Set(fieldsOf(work, application, now));
  if (items.some(({ place: field }) => !fields.has(field))) throw new NotCorrectable();
}

/** What can be asked to be corrected from where the case stands: answers, or the documents its project needs. */
function fieldsOf({ partner }: DeskWork, application: Application, now: CorrectedValues): readonly string[] {
  const things = application.kind === 'callback' ? undefined : correctedThings(application.status);
  if (things === 'documents')
    return requestedKinds(application, partner).map(({ kind }) => documentPlace(kind));
  return things ? answerPlaces(application.project.variant, now) : [];
}

async function describe(work: DeskWork, application: Application): Promise<CaseCorrections> {
  const { partner, language } = work;
  const now = await readValues(work.store, { application, partner });
  return {
    places: fieldsOf(work, application, now).map((field) => ({
      place: field,
      group: groupOf(field, language),
      label: labelOf(field, language),
      fields: proposableFields(field).map((each) => ({
        field: each,
        label: say(proposedLabel(field, each), language),
        is_covered: isCoveredField(field, each),
      })),
    })),
    rounds: await describeRounds(work, application, now),
  };
}

/** Without roles nobody prepares a request in it. */
type RoundsWork = Pick<DeskWork, 'store' | 'language' | 'partner'> & Partial<Pick<DeskWork, 'roles'>>;

/** Every round of a case with its items in words. */
export async function describeRounds(
  work: RoundsWork,
  application: Application,
  now: CorrectedValues,
): Promise<CaseCorrections['rounds']> {
  const { store, language } = work;
  const rounds = await readRounds(store, keyOf(application));
  const names = await readNames(
    { store },
    rounds.map(({ personId }) => personId),
  );
  return Promise.all(
    rounds.map(async (round) => ({
      ...describeRound(round, {
        ...{ now, language },
        proposed: await describeProposals(work, application, round),
      }),
      who: names.get(round.personId) ?? '–',
    })),
  );
}

/** How each place reads with what is proposed there; as it was typed only for whoever may send it. */
async function describeProposals(
  { store, partner, roles = [] }: RoundsWork,
  application: Application,
  round: CorrectionRound,
) {
  const described = new Map<string, { field: string; value: string | null; line: string | null }>();
  for (const item of round.items) {
    if (!item.proposed) continue;
    const { field, value } = item.proposed;
    const line = await proposedLine(store, { application, partner }, item);
    const isTyped = round.state === 'draft' && mayDo(roles, 'correct');
    described.set(item.place, { field, value: isTyped ? value : null, line: line?.value ?? null });
  }
  return described;
}

interface Described {
  readonly now: CorrectedValues;
  readonly language: Language;
  readonly proposed: Awaited<ReturnType<typeof describeProposals>>;
}

function describeRound(
  { n, state, dueOn, madeAt, sentAt, answeredAt, items }: CorrectionRound,
  { now, language, proposed }: Described,
) {
  return {
    n,
    state,
    due_on: dueOn,
    made_at: madeAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
    answered_at: answeredAt?.toISOString() ?? null,
    items: items.map((item) => {
      const { place: field, sentence, words, before, answer, verdict } = item;
      const after = answeredAt ? item.after : (now.get(field) ?? null);
      const stands = new Map(after ? [[field, after]] : []);
      const proposal = proposed.get(field);
      return {
        place: field,
        label: labelOf(field, language),
        sentence: sentence as keyof typeof correctionSentences | null,
        words,
        before: before?.value ?? null,
        after: after?.value ?? null,
        is_changed: isChanged(item, stands),
        ...(proposal && { proposed: { ...proposal, is_accepted: isAccepted(item, stands) } }),
        answer,
        verdict,
      };
    }),
  };
}

function groupOf(field: string, language: Language): string {
  const { of } = placeOf(field);
  const named = { document: partNames.documents, project: overviewMessages.estimate };
  if (of !== 'section') return say(named[of], language);
  return say(placeOf(`${field.split('.')[0]}.*`).label, language);
}

function labelOf(path: string, language: Language): string {
  const { of, field, label } = placeOf(path);
  const isWhole = of === 'section' && field === undefined;
  return isWhole ? say(partNames.whole, language, { part: say(label, language) }) : say(label, language);
}
