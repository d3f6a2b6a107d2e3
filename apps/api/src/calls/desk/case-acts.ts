import {
  enterMeasurement,
  judgeHeldName,
  mailLink,
  restartSigning,
  startSigning,
} from '@ndp/contract/desk/cases.ts';
import { MissingValue } from '@ndp/documents/missing-value.ts';
import { lineOf } from '@ndp/domain/case/actions.ts';
import { requireAction } from '../../cases/facts/require-action.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readRounds } from '../../cases/words/correction-rounds.ts';
import { mailNewLink } from '../../features/casework/mail-new-link.ts';
import { CorrectionUnsent } from '../../features/corrections/refusals.ts';
import { NothingFailed, NotSignable } from '../../features/desk/refusals.ts';
import { measure } from '../../features/estimate/measure.ts';
import { embeddedName } from '../../features/signing/embedded/embedded-port.ts';
import { beginSigning, drawDocuments } from '../../features/signing/process/begin-signing.ts';
import { reviewName } from '../../features/signing/process/review-name.ts';
import { noteHint } from '../../features/signing/reconcile/hints.ts';
import { readRequests } from '../../features/signing/requests/document-requests.ts';
import { restartRequest } from '../../features/signing/requests/requests.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { answerOf } from './assign.ts';
import { type DeskHttp, preparedHttp } from './desk-http.ts';
import { type DeskContext, type DeskWork, findCase } from './desk-work.ts';

/** What is done in a case beside moving it. */
export function mountCaseActions(http: DeskHttp): void {
  mount(http, enterMeasurement, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const { quote } = await measure(work.unit, work.partner, application, body);
    const amount = quote?.quote ?? 0;
    work.addDetails({ amount });
    return { amount };
  });
  mount(http, judgeHeldName, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    work.addDetails({ outcome: body.outcome });
    const of = { application, partner: work.partner };
    await requireAction(work.unit, of, 'judge-name', work.person.id);
    const reviewed = await reviewName(work.unit, application, body);
    work.afterCommit(async () => {
      for (const hint of reviewed.hints) await noteHint(work.context.db, embeddedName, hint, work.now);
    });
    return answerOf(application);
  });
  const drawn = preparedHttp(http, ({ partner }, { reference }) => draw(http.context, partner, reference));
  mount(drawn, startSigning, async ({ params, work, prepared }) => {
    const application = await work.lockCase(params.reference);
    const of = { application, partner: work.partner };
    await requireAction(work.unit, of, 'begin-signing', work.person.id);
    await requireNoDraft(work, application);
    if (prepared instanceof MissingValue) throw new NotSignable();
    await beginSigning(work.unit, work.context, application, prepared);
    return answerOf(application);
  });
  mount(http, restartSigning, async ({ params, work }) => {
    const application = await work.lockCase(params.reference);
    const { partner_id: partnerId } = application;
    const requests = await readRequests(work.unit, keyOf(application));
    const failed = requests.filter(({ state }) => state === 'failed');
    if (failed.length === 0) throw new NothingFailed();
    for (const { requestId } of failed) await restartRequest(work.unit, { partnerId, requestId });
    work.addDetails({ papers: failed.length });
    return answerOf(application);
  });
  mount(http, mailLink, async ({ params, work }) => {
    const application = await work.lockCase(params.reference);
    await mailNewLink(work.unit, application);
    return answerOf(application);
  });
}

/** @throws {CorrectionUnsent} corrections are written down that the applicant was not asked for */
async function requireNoDraft({ store }: DeskWork, application: Application): Promise<void> {
  const rounds = await readRounds(store, keyOf(application));
  if (rounds.some(({ state, items }) => state === 'draft' && items.length > 0)) throw new CorrectionUnsent();
}

/** What cannot be drawn, may not be sent or is not there is refused once the case is locked. */
async function draw(context: DeskContext, partner: Partner, reference: string) {
  const application = await findCase(context, partner, reference);
  if (!application || !mayBeSigned(application)) return undefined;
  return drawDocuments(context, keyOf(application)).catch((cause: unknown) => {
    if (cause instanceof MissingValue) return cause;
    throw cause;
  });
}

const mayBeSigned = ({ kind, status }: Application) =>
  kind !== 'callback' && Object.hasOwn(lineOf('begin-signing').in, status);
