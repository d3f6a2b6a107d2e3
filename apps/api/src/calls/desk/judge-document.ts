import { judgeDocument } from '@ndp/contract/desk/corrections.ts';
import { correctedThings } from '@ndp/domain/case/correction-ways.ts';
import { documentPlace } from '@ndp/flows/application/corrections/places.ts';
import { say } from '@ndp/flows/message.ts';
import { requireAction } from '../../cases/facts/require-action.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readEvents } from '../../cases/store/events.ts';
import { writeStep } from '../../cases/store/steps.ts';
import { keepVerdict, readStandingVerdict } from '../../features/corrections/document-verdicts.ts';
import { addToDraft } from '../../features/corrections/judge-item.ts';
import { DoubtUnexplained, InvoiceUndated } from '../../features/corrections/refusals.ts';
import { NotHere } from '../../features/desk/refusals.ts';
import { readDocuments, type SettlementDocument } from '../../features/settlement/documents.ts';
import { dayOfAgreement } from '../../features/settlement/read-payment.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { addText, readPeople } from './case-notes.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';
import { doubtfulDocuments } from './document-doubts.ts';
import { judgeMessages } from './messages.ts';
import { kindName } from './payments/kind-name.ts';
import { readSettlementFacts } from './settlement-findings.ts';

/** The verdict on one document; one that does not do is requested anew once the settlement is looked at. */
export function mountJudgeDocument(http: DeskHttp): void {
  mount(http, judgeDocument, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const key = keyOf(application);
    const documents = await readDocuments(work.store, key);
    const document = documents.find(({ id }) => id === params.file);
    if (!document) throw new NotHere();
    const { verdict } = body;
    await requireAction(work.unit, { application, partner: work.partner }, 'judge-document', work.person.id);
    const { reason } = body;
    work.addDetails({ file: document.kind, verdict, ...(reason && { reason }) });
    const { trx, unit, person, now } = work;
    const dated = document.kind === 'invoice' ? await readDate(work, application, body) : undated;
    if (verdict === 'accepted')
      await requireReason(work, application, { document, documents, ...dated, reason });
    const before = (await readStandingVerdict(trx, key, document.id)) ?? null;
    await keepVerdict(trx, key, {
      document_id: document.id,
      verdict,
      person_id: person.id,
      given_at: now,
      ...dated,
    });
    const field = documentPlace(document.kind);
    const isInRound =
      verdict === 'insufficient' &&
      correctedThings(application.status) === 'documents' &&
      (await addToDraft(unit, application, { place: field, sentence: null, words: '' }, person));
    await writeStep(unit, key, {
      act: 'judge-document',
      person_id: person.id,
      before: { verdict: { document: document.id, before }, ...(isInRound ? { asked: field } : {}) },
    });
    return { verdict };
  });
}

interface AcceptedDocument {
  readonly document: SettlementDocument;
  readonly documents: readonly SettlementDocument[];
  readonly issued_on: string | null;
  readonly reason: string | undefined;
}

/** A document that does not fit is accepted with a reason, which is kept as a note. @throws {DoubtUnexplained} */
async function requireReason(
  work: DeskWork,
  application: Application,
  { document, documents, issued_on, reason }: AcceptedDocument,
): Promise<void> {
  const facts = await readSettlementFacts(work, application);
  const issuedOn = new Map([[document.id, issued_on]]);
  if (!facts || !doubtfulDocuments({ facts, documents, issuedOn }).has(document.id)) return;
  if (reason === undefined) throw new DoubtUnexplained();
  const words = { kind: kindName(work)(document.kind), name: document.fileName, reason };
  const text = say(judgeMessages.accepted_despite, work.language, words);
  await addText(work, application, { text, people: await readPeople(work) });
}

const undated = { issued_on: null, is_before_agreement: false };

/** The date of an invoice, beside the day of the agreement. @throws {InvoiceUndated} none where one is due, or one to come */
async function readDate(
  { trx, now }: DeskWork,
  application: Application,
  { verdict, issued_on }: { readonly verdict: string; readonly issued_on?: string | undefined },
) {
  if (issued_on === undefined && verdict !== 'accepted') return undated;
  if (issued_on === undefined || issued_on > polishDay(now)) throw new InvoiceUndated();
  const agreed = dayOfAgreement(await readEvents(trx, keyOf(application)));
  return { issued_on, is_before_agreement: agreed !== undefined && issued_on < agreed };
}
