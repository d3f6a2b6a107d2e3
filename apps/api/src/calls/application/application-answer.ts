import { type ApplicationAnswer, applicationAnswer } from '@ndp/contract/calls/application.ts';
import { isDraft } from '@ndp/domain/case/drafts.ts';
import { actionsOf, mayAct, nextMove } from '@ndp/domain/case/may.ts';
import { maskIban } from '@ndp/domain/identifiers/iban.ts';
import { maskPesel } from '@ndp/domain/identifiers/pesel.ts';
import { toGrosze } from '@ndp/domain/money/grosze.ts';
import { callbackEnd } from '@ndp/domain/periods.ts';
import { waitSpanOf } from '@ndp/domain/statistics/usual-times.ts';
import { isApplicantData } from '@ndp/domain/workflow/case-traits.ts';
import { isConcluded, isOpen } from '@ndp/domain/workflow/statuses.ts';
import { isSameAddress } from '@ndp/flows/application/co-owners/rules.ts';
import { zeroCause } from '@ndp/flows/estimate/quote/zero-cause.ts';
import { readRemark, storedInstaller } from '@ndp/flows/estimate/stored-project.ts';
import { readWaitingPosition } from '../../cases/budget/waiting-position.ts';
import { readFacts } from '../../cases/facts/read-facts.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { readHelper } from '../../cases/people/invited-helper.ts';
import { readSecondAddress, type SecondAddress } from '../../cases/people/second-address.ts';
import { programContentOf, programOf } from '../../cases/program/case-program.ts';
import { draftEndOf, lastDaysOfCase } from '../../cases/program/last-days.ts';
import { readEvents, type StatusEvent } from '../../cases/store/events.ts';
import { findTraitsUnderWay } from '../../cases/store/found-by.ts';
import { readDrafts, type SectionDrafts } from '../../cases/store/section-drafts.ts';
import { readSections, type SavedSections } from '../../cases/store/sections.ts';
import { readMessagesWithFiles } from '../../cases/words/messages-with-files.ts';
import { describeCoOwners } from '../../features/co-owners/describe.ts';
import { readHearing } from '../../features/payments/hearings.ts';
import { readPayment } from '../../features/settlement/read-payment.ts';
import { tellDeadlines } from '../../features/settlement/tell-deadlines.ts';
import { wordForInstaller } from '../../features/signing/documents/installer-of.ts';
import { readSigning } from '../../features/signing/process/signing-answer.ts';
import { readUsualDays } from '../../features/statistics/usual-days.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application, Partner, SectionData } from '../../platform/database/schema/tables.ts';
import { type AfterSigning, readAfterSigning } from './after-signing.ts';
import { describeOtherHands } from './other-hands.ts';
import { describeCorrections } from './tell-corrections.ts';
import { describeDutiesToOwner, type ToldDuties } from './tell-duties.ts';
import { describeRefusal } from './tell-refusal.ts';

const { client: described, project: projectShape } = applicationAnswer.shape;
const { obliged_entity, variant, ...projectFields } = projectShape.shape;

/** What nobody has filled in yet. */
const emptyProject = Object.fromEntries(Object.keys(projectFields).map((name) => [name, null])) as Record<
  keyof typeof projectFields,
  null
>;

/** The application as its link shows it at this moment, read together with its sections and its timeline. */
export async function readAnswer(
  store: EncryptedStore,
  opened: OpenedApplication,
  now: Date,
): Promise<ApplicationAnswer> {
  const { application, partner } = opened;
  const { sections, history, signing, corrections, messages, waitingPosition, facts, ...found } =
    await lookUp(store, opened, now);
  const payment = await readPayment(store, opened, history);
  const wasRefused = history.some(({ status }) => status === 'rejected');
  const refusal = wasRefused ? await describeRefusal(store, application) : null;
  return {
    ...describe(application, partner, {
      sections,
      // Why it was refused stands with the refusal.
      history: refusal
        ? history.map((event) => (event.status === 'rejected' ? { ...event, reason: null } : event))
        : history,
    }),
    can_be_sent: facts.today <= facts.lastSendDay,
    actions: [...actionsOf(['applicant'], facts)],
    next: nextMove(facts) ?? null,
    usual_days: found.usualDays,
    can_be_corrected: mayAct('correct-answers', facts),
    can_correct_project: mayAct('correct-project', facts),
    can_be_withdrawn: mayAct('withdraw', facts),
    signing,
    co_owners: found.coOwners,
    second_address: stateOf(found.second, sections),
    // Only where something can still be typed.
    drafts: mayAct('correct-project', facts) ? describeDrafts(found.drafts) : {},
    helper: found.helper,
    payment,
    corrections,
    ...found.otherHands,
    messages: messages.map(({ n, text, at, personId, files, topic, answerBy }) => ({
      ...{ n, text, files, topic, answer_by: answerBy },
      ...{ at: at.toISOString(), is_mine: personId === null },
    })),
    refusal,
    hearing: await describeHearing(store, application),
    ...(await readAfterSigning(store, opened, now)),
    deadlines: tellDeadlines(opened, { signing, payment, corrections }),
    ...(await describeDutiesToOwner(store, application, now)),
    may_be_under_way: found.traits.some((trait) => isApplicantData(trait, application.submitted_at !== null)),
    ...(waitingPosition ? { waiting_place: waitingPosition } : {}),
  };
}

/** What every answer needs. */
async function lookUp(store: EncryptedStore, opened: OpenedApplication, now: Date) {
  const { application } = opened;
  const { db } = store;
  const key = keyOf(application);
  const facts = await readFacts({ db, now }, opened);
  const span = waitSpanOf(application.status, nextMove(facts));
  return {
    sections: await readSections(store, key),
    history: await readEvents(db, key),
    signing: await readSigning(store, application),
    corrections: await describeCorrections(store, opened),
    messages: await readMessagesWithFiles(store, key),
    otherHands: await describeOtherHands(db, key),
    waitingPosition: await readWaitingPosition(db, key),
    facts,
    usualDays: span ? await readUsualDays(store, { partnerId: key.partnerId, span }, now) : null,
    coOwners: await describeCoOwners(store, key),
    second: await readSecondAddress(store, key),
    drafts: await readDrafts(store, key),
    helper: await describeHelper(store, application),
    traits: await findTraitsUnderWay(db, key),
  };
}

/** Nothing is paid before the agreement. */
async function describeHearing(
  store: EncryptedStore,
  application: Application,
): Promise<ApplicationAnswer['hearing']> {
  const hearing = isConcluded(application.status) ? await readHearing(store, application) : undefined;
  if (!hearing) return null;
  const { amountGr, reason, answerBy, answer, answeredAt } = hearing;
  return {
    ...{
      amount_gr: amountGr,
      agreed_gr: toGrosze(application.quote?.quote ?? 0),
      reason,
      answer_by: answerBy,
    },
    answer: answer && answeredAt ? { text: answer, on: polishDay(answeredAt) } : null,
  };
}

interface Saved {
  readonly sections: SavedSections;
  readonly history: readonly StatusEvent[];
}

/** What is not in the application's own row, sections and timeline. */
type LookedUp =
  | 'can_be_sent'
  | 'actions'
  | 'next'
  | 'usual_days'
  | 'can_be_corrected'
  | 'can_correct_project'
  | 'can_be_withdrawn'
  | 'signing'
  | 'co_owners'
  | 'second_address'
  | 'drafts'
  | 'helper'
  | 'payment'
  | 'corrections'
  | 'messages'
  | 'paper'
  | 'terms_confirmed_at'
  | 'hearing'
  | keyof AfterSigning
  | 'refusal'
  | 'deadlines'
  | keyof ToldDuties
  | 'may_be_under_way'
  | 'waiting_place';

function describe(
  application: Application,
  partner: Partner,
  { sections, history }: Saved,
): Omit<ApplicationAnswer, LookedUp> {
  const { client_info, building_address, building_info, settlement, consent } = sections;
  const hide = isOpen(application.status) ? shown : masked;
  const applicant = hide(client_info?.data ?? {});
  return {
    id: application.id,
    reference: application.reference,
    kind: application.kind,
    status: application.status,
    language: application.language,
    quote: application.quote?.quote ?? null,
    ...describeCallback(application),
    contact_email: application.email,
    client: clientOf(application, client_info && applicant),
    project: {
      ...emptyProject,
      ...application.project,
      heater_installer_name: wordForInstaller(
        storedInstaller.parse(application.project),
        programOf(application, partner),
      ),
      note: readRemark(application.project),
      ...pick(applicant, ['pesel', 'nip', 'regon', 'krs']),
      obliged_entity: { id: partner.obliged_entity_id },
    },
    building_address: building_address ? { apartment_number: null, ...building_address.data } : null,
    building_info: building_info?.data ?? null,
    settlement: settlement ? hide(settlement.data) : null,
    consent: consent ? { ...consent.data, given_at: consent.savedAt.toISOString() } : null,
    history: history.map(({ status, at, actor, reason }) => ({
      status,
      at: at.toISOString(),
      actor,
      reason,
    })),
    text_messages: application.sms,
    draft_expires_on:
      (isOpen(application.status) || isDraft(application.status)) && application.kind === 'estimate'
        ? polishDay(draftEndOf({ application, partner }).at)
        : null,
    last_days: { ...lastDaysOfCase({ application, partner }) },
    ...programContentOf(application, partner),
    revision: application.revision,
  };
}

function describeDrafts(drafts: SectionDrafts): ApplicationAnswer['drafts'] {
  const described = Object.entries(drafts).map(([section, { typed, version, savedAt, preparedAt }]) => {
    const draft = { typed: { ...typed }, version, kept_at: savedAt.toISOString() };
    return [section, { ...draft, is_prepared: preparedAt !== null }] as const;
  });
  return Object.fromEntries(described);
}

/** Nobody helps with what is sent, or has ended. */
async function describeHelper(
  store: EncryptedStore,
  application: Application,
): Promise<ApplicationAnswer['helper']> {
  const helper = isOpen(application.status) ? await readHelper(store, keyOf(application)) : undefined;
  if (!helper) return null;
  const { name, email, signedAs, state, invitedAt } = helper;
  return { name, email, signed_as: signedAs, state, invited_at: invitedAt.toISOString() };
}

/** What is told of a request to be called back, and of the measurement that made an application of it. */
function describeCallback({ kind, created_at, measured_at, quote }: Application) {
  return {
    call_by: kind === 'callback' ? polishDay(callbackEnd(created_at)) : null,
    measured_at: measured_at?.toISOString() ?? null,
    zero_cause: quote?.quote === 0 ? zeroCause(quote) : null,
  };
}

const { email, ...applicant } = described.shape;
const clientFields = Object.keys(applicant) as (keyof typeof applicant)[];

/** Null also when it was stopped and is not named any more. */
function stateOf(
  second: SecondAddress | undefined,
  { client_info }: SavedSections,
): ApplicationAnswer['second_address'] {
  const named = client_info?.data.contact_email;
  return second && typeof named === 'string' && isSameAddress(named, second.email) ? second.state : null;
}

/** Who applies: as saved, until then what the estimate was told. */
function clientOf(
  { client, email }: Application,
  saved: SectionData | undefined,
): ApplicationAnswer['client'] {
  const known = saved ?? { ...client };
  return {
    ...pick(known, clientFields),
    email,
  };
}

/** The named fields that are texts; null for the others. */
function pick<Name extends string>(data: SectionData, names: readonly Name[]): Record<Name, string | null> {
  const entries = names.map((name) => [name, typeof data[name] === 'string' ? data[name] : null]);
  return Object.fromEntries(entries) as Record<Name, string | null>;
}

const shown = (data: SectionData) => data;

/** Once sent, nobody needs to read these numbers in full any more: a link may fall into the wrong hands. */
function masked(data: SectionData): SectionData {
  const { pesel, iban_number } = data;
  return {
    ...data,
    ...(typeof pesel === 'string' ? { pesel: maskPesel(pesel) } : {}),
    ...(typeof iban_number === 'string' ? { iban_number: maskIban(iban_number) } : {}),
  };
}
