import type { DeskPermission, DeskRole } from '@ndp/contract/permissions.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { unbindWords } from '@ndp/flows/typography.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { openApplication } from '../../cases/store/applicant-data.ts';
import { selectApplications } from '../../cases/store/applications.ts';
import { type Action, noteAction } from '../../features/audit/note-action.ts';
import type { DeskPerson } from '../../features/desk/people.ts';
import { NotAllowed, NotHere } from '../../features/desk/refusals.ts';
import type { SigningContext } from '../../features/signing/process/begin-signing.ts';
import type { SigningService } from '../../features/signing/signing-service.ts';
import type { AddressBook } from '../../platform/address-book.ts';
import { type AuditActor, withAuditActor } from '../../platform/database/audit-actor.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import type { Storage } from '../../platform/files/port.ts';
import { commonSentences } from '../../platform/http/refusals.ts';
import type { Counters } from '../../platform/limits/counters.ts';
import { Refusal } from '../../platform/refusals.ts';
import type { Statements } from '../../platform/statements.ts';
import type { PortalText } from '../../platform/texts.ts';
import { type Unit, unitIn } from '../../platform/unit.ts';
import type { DetailName } from './detail-messages.ts';

/** What the calls of the desk are built from. */
export interface DeskContext extends SigningContext {
  /** Where the documents of settlements lie. */
  readonly storage: Pick<Storage, 'get' | 'has' | 'put' | 'remove'>;
  readonly counters: Pick<Counters, 'count'>;
  readonly signing: SigningContext['signing'] & Pick<SigningService, 'sealBytes'>;
  readonly addresses: Pick<AddressBook, 'register'>;
  /** The texts a partner may word otherwise. */
  readonly texts: () => readonly PortalText[];
  /** The documents of the programmes as the release words them. */
  readonly statements: Statements;
  /** Tells the worker that a promise was just written; called after the commit. */
  readonly wake: () => void;
}

/** Who does what. */
export interface ActorFrame {
  readonly permission: DeskPermission;
  /** Not stored in the audit trail when it is done. */
  readonly isQuiet: boolean;
  readonly isAllowed: boolean;
  readonly person: DeskPerson;
  /** What it came by: a request, or a job. */
  readonly origin: () => Omit<AuditActor, 'who'>;
  /** Done before the transaction, where they may: what would hold up others for too long. */
  readonly before?: (() => Promise<void>) | undefined;
}

/** Who does what, for which partner. */
export interface DeskFrame extends ActorFrame {
  readonly roles: readonly DeskRole[];
  readonly partner: Partner;
  readonly language: Language;
  /** The mark of the session it is done in. */
  readonly session: string;
}

/** One call that is no partner's, while it runs inside its transaction. */
export interface PlatformWork
  extends Pick<DeskWork, 'trx' | 'store' | 'context' | 'now' | 'person' | 'addDetails'> {
  /** Names the partner it turned out to be about. */
  about(partnerId: string): void;
}

/** One call of the desk, while it runs inside its transaction. */
export interface DeskWork extends Omit<DeskFrame, 'origin' | 'isAllowed' | 'isQuiet' | 'before'> {
  readonly trx: Trx;
  readonly unit: Unit;
  readonly store: EncryptedStore;
  readonly context: DeskContext;
  readonly now: Date;
  /**
   * The case of this number, locked until the transaction ends.
   *
   * @throws {NotHere}
   */
  lockCase(reference: string): Promise<Application>;
  /** Counts and words worth keeping with the act. Never a person's data. */
  addDetails(details: Readonly<Partial<Record<DetailName, string | number>>>): void;
  /** Nothing was to be done: no row in the audit trail. */
  keepQuiet(): void;
  /** What remains to be done once the act stands. */
  afterCommit(work: () => Promise<void>): void;
}

/** Does work as an act of a person: within the partner, in one transaction with its row in the audit trail, as refusals are. */
export function workAtDesk<Answer>(
  context: DeskContext,
  frame: DeskFrame,
  answer: (work: DeskWork) => Promise<Answer>,
): Promise<Answer> {
  const note = new AuditNote(context, frame, frame.partner.id);
  return withinPartner(frame.partner.id, () =>
    carryOut(context, frame, note, (trx) => answer(workIn(trx, context, frame, note))),
  );
}

/** Does work for the whole, which is no partner's, in the same way. */
export function workForAll<Answer>(
  context: DeskContext,
  frame: ActorFrame,
  answer: (work: PlatformWork) => Promise<Answer>,
): Promise<Answer> {
  const note = new AuditNote(context, frame, null);
  const { person } = frame;
  return acrossPartners(() =>
    carryOut(context, frame, note, (trx) =>
      answer({
        ...{ trx, context, person, now: context.clock(), store: { db: trx, keys: context.keys } },
        addDetails: note.addDetails,
        about: (partnerId) => {
          note.partnerId = partnerId;
        },
      }),
    ),
  );
}

function carryOut<Answer>(
  context: DeskContext,
  frame: ActorFrame,
  note: AuditNote,
  answer: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  const { person, origin } = frame;
  const act = () => ({
    ...origin(),
    who: 'operator' as const,
    name: person.name,
    person: person.id,
  });
  return withAuditActor(act, () => carryOutAs(context, frame, note, answer));
}

async function carryOutAs<Answer>(
  context: DeskContext,
  frame: ActorFrame,
  note: AuditNote,
  answer: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  try {
    if (!frame.isAllowed) throw new NotAllowed();
    await frame.before?.();
    const done = await context.db.transaction().execute(async (trx) => {
      const result = await answer(trx);
      if (!note.isQuiet) await noteAction(trx, context.keys, note.row('done', null));
      return result;
    });
    for (const rest of note.rest) await rest();
    context.wake();
    return done;
  } catch (cause) {
    const refused = note.row('refused', inPolish(cause));
    await context.db.transaction().execute((trx) => noteAction(trx, context.keys, refused));
    throw cause;
  }
}

function workIn(trx: Trx, context: DeskContext, frame: DeskFrame, note: AuditNote): DeskWork {
  const { origin: _, isAllowed: __, isQuiet: ___, before: ____, ...who } = frame;
  const store = { db: trx, keys: context.keys };
  const unit = unitIn(trx, context);
  return {
    ...who,
    trx,
    unit,
    store,
    context,
    now: unit.now,
    async lockCase(reference) {
      const row = await selectCase(trx, frame.partner, reference)
        .forNoKeyUpdate('application')
        .executeTakeFirst();
      if (!row) throw new NotHere();
      note.application = openApplication(context.keys, row);
      return note.application;
    },
    addDetails: note.addDetails,
    keepQuiet: () => {
      note.isQuiet = true;
    },
    afterCommit: (work) => note.rest.push(work),
  };
}

/** The case of a number, with nothing locked. */
export async function findCase(
  { db, keys }: EncryptedStore,
  partner: Partner,
  reference: string,
): Promise<Application | undefined> {
  const row = await selectCase(db, partner, reference).executeTakeFirst();
  return row && openApplication(keys, row);
}

function selectCase(db: Database, { id }: Partner, reference: string) {
  return selectApplications(db).where('application.partner_id', '=', id).where('reference', '=', reference);
}

/** What is written into the audit trail of a call. */
class AuditNote {
  application: Application | undefined;
  details: Readonly<Record<string, string | number>> = {};
  readonly rest: (() => Promise<void>)[] = [];
  partnerId: string | null;
  isQuiet: boolean;
  readonly #context: DeskContext;
  readonly #frame: ActorFrame;

  constructor(context: DeskContext, frame: ActorFrame, partnerId: string | null) {
    this.#context = context;
    this.#frame = frame;
    this.partnerId = partnerId;
    this.isQuiet = frame.isQuiet;
  }

  readonly addDetails: DeskWork['addDetails'] = (details) => {
    this.details = { ...this.details, ...details };
  };

  row(outcome: 'done' | 'refused', refusal: string | null): Action {
    const { permission, person } = this.#frame;
    return {
      at: this.#context.clock(),
      operator: person.name,
      person_id: person.id,
      action: `desk ${permission}`,
      partner_id: this.partnerId,
      application_id: this.application?.id ?? null,
      reference: this.application?.reference ?? null,
      details: { ...this.details, person: person.id },
      outcome,
      refusal,
    };
  }
}

/** Why nothing was done, as the audit trail keeps it. */
function inPolish(cause: unknown): string {
  if (!(cause instanceof Refusal)) return unbindWords(say(commonSentences.bad_request, 'pl'));
  return unbindWords(say(cause.sentence, 'pl', cause.valuesIn('pl')));
}
