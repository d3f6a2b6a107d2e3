import type { DeskAct, DeskRole } from '@ndp/contract/desk/permissions.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { unbindWords } from '@ndp/flows/typography.ts';
import type { FastifyRequest } from 'fastify';
import { openApplication } from '../../cases/applicant-data.ts';
import { selectApplications } from '../../cases/applications.ts';
import type { EncryptedStore } from '../../cases/encrypted-store.ts';
import { type Action, noteAction } from '../../features/audit/note-action.ts';
import type { Person } from '../../features/desk/people.ts';
import { NotAllowed, NotHere } from '../../features/desk/refusals.ts';
import type { SigningContext } from '../../features/signing/process/begin-signing.ts';
import type { AddressBook } from '../../platform/address-book.ts';
import { withAuditActor } from '../../platform/database/audit-actor.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import type { Storage } from '../../platform/files/port.ts';
import { auditActorOf } from '../../platform/http/audit-actor.ts';
import { plainSentences } from '../../platform/http/refusals.ts';
import { Refusal } from '../../platform/refusals.ts';
import type { Statements } from '../../platform/statements.ts';
import type { PortalText } from '../../platform/texts.ts';
import { type Unit, unitIn } from '../../platform/unit.ts';

/** What the calls of the desk are built from. */
export interface DeskContext extends SigningContext {
  /** Where the documents of settlements lie. */
  readonly storage: Pick<Storage, 'get'>;
  readonly addresses: Pick<AddressBook, 'register'>;
  /** The texts a partner may word otherwise. */
  readonly texts: () => readonly PortalText[];
  /** The documents of the programmes as the release words them. */
  readonly statements: Statements;
  /** Tells the worker that a promise was just written; called after the commit. */
  readonly wake: () => void;
}

/** Who does what. */
export interface ActingFrame {
  readonly act: DeskAct;
  /** Not kept in the audit trail when it is done. */
  readonly isQuiet: boolean;
  readonly isAllowed: boolean;
  readonly person: Person;
  readonly request: FastifyRequest;
  /** Done before the transaction, where they may: what would hold up others for too long. */
  readonly before?: (() => Promise<void>) | undefined;
}

/** Who does what, for which partner. */
export interface DeskFrame extends ActingFrame {
  readonly roles: readonly DeskRole[];
  readonly partner: Partner;
  readonly language: Language;
  /** The mark of the session it is done in. */
  readonly session: string;
}

/** One call that is no partner's, while it runs inside its transaction. */
export interface PlatformWork
  extends Pick<DeskWork, 'trx' | 'store' | 'context' | 'now' | 'person' | 'keep'> {
  /** Names the partner it turned out to be about. */
  about(partnerId: string): void;
}

/** One call of the desk, while it runs inside its transaction. */
export interface DeskWork extends Omit<DeskFrame, 'request' | 'isAllowed' | 'isQuiet' | 'before'> {
  readonly trx: Trx;
  readonly unit: Unit;
  readonly store: EncryptedStore;
  readonly context: DeskContext;
  readonly now: Date;
  /**
   * The case of this number, held until the transaction ends.
   *
   * @throws {NotHere}
   */
  hold(reference: string): Promise<Application>;
  /** Counts and words worth keeping with the act. Never a person's data. */
  keep(details: Readonly<Record<string, string | number>>): void;
  /** What remains to be done once the act stands. */
  afterwards(work: () => Promise<void>): void;
}

/** Does work as an act of a person: within the partner, in one transaction with its row in the audit trail, as refusals are. */
export function workAtDesk<Answer>(
  context: DeskContext,
  frame: DeskFrame,
  answer: (work: DeskWork) => Promise<Answer>,
): Promise<Answer> {
  const noted = new Noted(context, frame, frame.partner.id);
  return withinPartner(frame.partner.id, () =>
    carryOut(context, frame, noted, (trx) => answer(workIn(trx, context, frame, noted))),
  );
}

/** Does work for the whole, which is no partner's, in the same way. */
export function workForAll<Answer>(
  context: DeskContext,
  frame: ActingFrame,
  answer: (work: PlatformWork) => Promise<Answer>,
): Promise<Answer> {
  const noted = new Noted(context, frame, null);
  const { person } = frame;
  return acrossPartners(() =>
    carryOut(context, frame, noted, (trx) =>
      answer({
        ...{ trx, context, person, now: context.clock(), store: { db: trx, keys: context.keys } },
        keep: noted.keep,
        about: (partnerId) => {
          noted.partnerId = partnerId;
        },
      }),
    ),
  );
}

function carryOut<Answer>(
  context: DeskContext,
  frame: ActingFrame,
  noted: Noted,
  answer: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  const { person, request } = frame;
  const act = () => ({
    ...auditActorOf(request, context.keys, undefined),
    who: 'operator' as const,
    name: person.name,
    person: person.id,
  });
  return withAuditActor(act, () => carryOutAs(context, frame, noted, answer));
}

async function carryOutAs<Answer>(
  context: DeskContext,
  frame: ActingFrame,
  noted: Noted,
  answer: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  try {
    if (!frame.isAllowed) throw new NotAllowed();
    await frame.before?.();
    const done = await context.db.transaction().execute(async (trx) => {
      const result = await answer(trx);
      if (!frame.isQuiet) await noteAction(trx, context.keys, noted.row('done', null));
      return result;
    });
    for (const rest of noted.rest) await rest();
    context.wake();
    return done;
  } catch (cause) {
    const refused = noted.row('refused', inPolish(cause));
    await context.db.transaction().execute((trx) => noteAction(trx, context.keys, refused));
    throw cause;
  }
}

function workIn(trx: Trx, context: DeskContext, frame: DeskFrame, noted: Noted): DeskWork {
  const { request: _, isAllowed: __, isQuiet: ___, before: ____, ...who } = frame;
  const store = { db: trx, keys: context.keys };
  const unit = unitIn(trx, context);
  return {
    ...who,
    trx,
    unit,
    store,
    context,
    now: unit.now,
    async hold(reference) {
      const row = await selectHere(trx, frame.partner, reference)
        .forNoKeyUpdate('application')
        .executeTakeFirst();
      if (!row) throw new NotHere();
      noted.application = openApplication(context.keys, row);
      return noted.application;
    },
    keep: noted.keep,
    afterwards: (work) => noted.rest.push(work),
  };
}

/** The case of a number, with nothing held. */
export async function findHere(
  { db, keys }: EncryptedStore,
  partner: Partner,
  reference: string,
): Promise<Application | undefined> {
  const row = await selectHere(db, partner, reference).executeTakeFirst();
  return row && openApplication(keys, row);
}

function selectHere(db: Database, { id }: Partner, reference: string) {
  return selectApplications(db).where('application.partner_id', '=', id).where('reference', '=', reference);
}

/** What is written into the audit trail of a call. */
class Noted {
  application: Application | undefined;
  details: Readonly<Record<string, string | number>> = {};
  readonly rest: (() => Promise<void>)[] = [];
  partnerId: string | null;
  readonly #context: DeskContext;
  readonly #frame: ActingFrame;

  constructor(context: DeskContext, frame: ActingFrame, partnerId: string | null) {
    this.#context = context;
    this.#frame = frame;
    this.partnerId = partnerId;
  }

  readonly keep: DeskWork['keep'] = (details) => {
    this.details = { ...this.details, ...details };
  };

  row(outcome: 'done' | 'refused', refusal: string | null): Action {
    const { act, person } = this.#frame;
    return {
      at: this.#context.clock(),
      operator: person.name,
      person_id: person.id,
      action: `desk ${act}`,
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
  const { sentence, values } =
    cause instanceof Refusal ? cause : { sentence: plainSentences.bad_request, values: {} };
  return unbindWords(say(sentence, 'pl', values));
}
