import type { Program } from '@ndp/domain/programs/program.ts';
import { secondSignerOf } from '@ndp/flows/application/applicant/signers.ts';
import { say } from '@ndp/flows/message.ts';
import { unbindWords } from '@ndp/flows/typography.ts';
import { readWaitingPosition } from '../../../cases/budget/waiting-position.ts';
import { type ApplicationKey, keyOf } from '../../../cases/keys/case-key.ts';
import { programOf } from '../../../cases/program/case-program.ts';
import { lastDaysOfCase, signingEndOf } from '../../../cases/program/last-days.ts';
import { findApplication } from '../../../cases/store/applications.ts';
import { readSections } from '../../../cases/store/sections.ts';
import { polishDay } from '../../../platform/clock.ts';
import { publicOrigin } from '../../../platform/config/hosts.ts';
import type { CoreContext } from '../../../platform/context.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import type { Unit } from '../../../platform/unit.ts';
import { type ComposedDocument, composeDocuments } from '../documents/compose-documents.ts';
import { addDocumentRow } from '../documents/document-store.ts';
import { firstRef, SealUnfit, type Signer, secondRef } from '../port/port.ts';
import { portOf, type SigningPorts } from '../port/ports.ts';
import { DrawnBefore, TooLateToSign, WaitsForMoney } from '../refusals.ts';
import { addRequest, type NewRequest } from '../requests/requests.ts';
import type { SigningService } from '../signing-service.ts';
import { invitation } from './invitation-messages.ts';

/** Further dependencies of sending documents for signature. */
export interface SigningContext extends CoreContext {
  readonly signing: SigningPorts & Pick<SigningService, 'faultOf'>;
}

/** Both documents of an application as they were at a revision, on a day. */
export interface DrawnDocuments {
  readonly revision: number;
  readonly day: string;
  readonly documents: readonly ComposedDocument[];
}

/**
 * Draws both documents, before anything is held: nobody waits for it, not even where the database has one connection.
 *
 * @returns undefined when the application is gone
 * @throws {MissingValue} {RangeError} the data do not make a document
 * @throws {TooLateToSign} the works could not be done within the programme any more
 */
export async function drawDocuments(
  context: CoreContext,
  { partnerId, applicationId }: ApplicationKey,
): Promise<DrawnDocuments | undefined> {
  const application = await findApplication(context, partnerId, applicationId);
  const partner = await context.partners.find(partnerId);
  if (!application || !partner) return undefined;
  const day = polishDay(context.clock());
  if (day > lastDaysOfCase({ application, partner }).sign) throw new TooLateToSign();
  return { revision: application.revision, day, documents: await composeDocuments(context, application) };
}

/**
 * Promises to have both documents of an application signed, whose row is locked. The status follows once the provider has
 * sent them. What already waits for a signature is not sent again.
 *
 * @throws {DrawnBefore} they were drawn of something else than what stands now
 * @throws {WaitsForMoney} its amount does not fit into the budget yet
 * @throws {TooLateToSign} the works could not be done within the programme any more
 * @throws {SealUnfit} nothing of the partner's can be signed now
 */
export async function beginSigning(
  unit: Unit,
  context: SigningContext,
  application: Application,
  drawn: DrawnDocuments | undefined,
): Promise<void> {
  const { db, now } = unit;
  if (drawn?.revision !== application.revision || drawn.day !== polishDay(now)) throw new DrawnBefore();
  if (await readWaitingPosition(db, keyOf(application))) throw new WaitsForMoney();
  const partners = directoryIn(db, now);
  const fault = await context.signing.faultOf?.(application.partner_id, partners);
  if (fault) throw new SealUnfit(fault);
  const partner = await partners.find(application.partner_id);
  if (!partner) throw new RangeError(`no partner ${application.partner_id}`);
  const agreed = { application, partner };
  if (polishDay(now) > lastDaysOfCase(agreed).sign) throw new TooLateToSign();
  const inTrx = { ...context, db, partners };
  const program = programOf(application, partner);
  const signers = await signersOf(inTrx, application, program);
  const expiresAt = signingEndOf(agreed, now);
  for (const paper of drawn.documents) {
    const provider = portOf(context.signing, partner).name;
    const request = requestOf(context, application, paper, { signers, expiresAt, provider });
    const requestId = await addRequest(unit, request);
    await addDocumentRow(db, rowOf(application, requestId, paper, now));
  }
}

/** A signer, and which box of the documents is theirs. */
type BoxedSigner = Omit<Signer, 'box'> & { readonly boxRef: 'applicant' | 'second' };

/**
 * Who signs, in their order: the person, or the organisation in whose name somebody signs, and then the second person
 * where two represent it together.
 */
async function signersOf(
  context: CoreContext,
  application: Application,
  program: Program,
): Promise<readonly BoxedSigner[]> {
  const { client_info } = await readSections(context, keyOf(application));
  const { first_name, last_name, building_name } = client_info?.data ?? {};
  const name = building_name ? String(building_name) : `${first_name} ${last_name}`;
  const level = program.organiser.requiredLevel;
  const first = { ref: firstRef, email: application.email, name, level, boxRef: 'applicant' } as const;
  const second = secondSignerOf(client_info?.data ?? {});
  return second ? [first, { ref: secondRef, ...second, level, boxRef: 'second' }] : [first];
}

function requestOf(
  { config }: CoreContext,
  application: Application,
  paper: ComposedDocument,
  {
    signers,
    expiresAt,
    provider,
  }: Pick<NewRequest, 'provider'> & {
    readonly signers: readonly BoxedSigner[];
    readonly expiresAt: Date;
  },
): NewRequest {
  const { language, reference, partner_id } = application;
  return {
    ...keyOf(application),
    paper: paper.paper,
    provider,
    order: {
      title: say(paper.title, language),
      document: paper.bytes,
      signers: signers.map(({ boxRef, ...signer }) => ({ ...signer, box: boxOf(paper, boxRef) })),
      language,
      subject: unbindWords(say(invitation.subject, language, { reference })),
      message: unbindWords(messageOf(application, signers)),
      expiresAt,
      returnUrl: publicOrigin(partner_id, config),
    },
  };
}

/** One message for all who sign: where two do, it also says why the second gets it. */
function messageOf({ language, reference }: Application, [first, second]: readonly BoxedSigner[]): string {
  const message = say(invitation.message, language, { reference });
  return second
    ? `${message} ${say(invitation.second, language, { organisation: first?.name ?? '' })}`
    : message;
}

function rowOf({ partner_id, id }: Application, requestId: string, made: ComposedDocument, now: Date) {
  return {
    partner_id,
    application_id: id,
    request_id: requestId,
    paper: made.paper,
    template: made.template.id,
    template_version: made.template.version,
    fingerprint: made.fingerprint,
    made_at: now,
  };
}

/** Where a signer signs. */
function boxOf({ signatureBoxes }: ComposedDocument, boxRef: BoxedSigner['boxRef']): Signer['box'] {
  const box = signatureBoxes.find(({ ref }) => ref === boxRef);
  if (!box) throw new RangeError(`the paper has no place to sign: ${boxRef}`);
  const { page, x, y, w, h } = box;
  return { page, x, y, width: w, height: h };
}
