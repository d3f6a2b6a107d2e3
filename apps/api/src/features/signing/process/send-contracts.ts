import { sql } from 'kysely';
import { tryLockApplication } from '../../../cases/store/applications.ts';
import { acrossPartners, withinPartner } from '../../../platform/database/partner-scope.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import type { Heartbeat } from '../../../platform/jobs/heartbeat.ts';
import { describeFault, type Log } from '../../../platform/log.ts';
import { asUnit } from '../../../platform/unit.ts';
import { DrawnBefore, TooLateToSign } from '../refusals.ts';
import { beginSigning, drawDocuments, type SigningContext } from './begin-signing.ts';

/** After a failure the same application is left alone, ms: doubling from 5 s to ten minutes. */
const firstRestMs = 5_000;
const longestRestMs = 10 * 60_000;

/** Its amount fits into the budget, or there is none. */
const hasItsMoney = sql<boolean>`not exists (select from budget_share as share
  where share.partner_id = application.partner_id and share.application_id = application.id
    and share.ticket is not null)`;

/** An application whose documents could not be made. */
interface Resting {
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** A complete application, as it was found. */
type CompletedCase = Pick<Application, 'partner_id' | 'id' | 'revision'>;

/** Dependencies of sending contracts. */
export interface ContractContext extends SigningContext {
  /** Tells the signing worker that there is work. */
  readonly wakeSigning: () => void;
  readonly log: Log;
  readonly heartbeat?: Heartbeat | undefined;
}

/**
 * Sends the documents of complete applications for signature, one by one, where the programme wants it at once. One
 * that fails is reported, tried again later, and holds up no other.
 */
export class ContractSender {
  readonly #context: ContractContext;
  readonly #resting = new Map<string, Resting>();

  constructor(context: ContractContext) {
    this.#context = context;
  }

  /** @returns how many were sent */
  async send(): Promise<number> {
    const cases = await acrossPartners(() => this.#find());
    let sent = 0;
    for (const one of cases) {
      sent += (await withinPartner(one.partner_id, () => this.#sendOne(one))) ? 1 : 0;
    }
    return sent;
  }

  async #sendOne(found: CompletedCase): Promise<boolean> {
    const { wakeSigning, log } = this.#context;
    const { partner_id: partnerId, id } = found;
    try {
      const drawn = await drawDocuments(this.#context, { partnerId, applicationId: id });
      const isSent = await asUnit(this.#context, async (unit) => {
        const application = await tryLockApplication(unit, partnerId, id);
        if (application?.status !== 'completed') return false;
        await beginSigning(unit, this.#context, application, drawn);
        return true;
      });
      this.#resting.delete(id);
      if (isSent) wakeSigning();
      return isSent;
    } catch (failure) {
      // The next look draws what stands then; what comes too late is ended by the deadlines.
      if (failure instanceof TooLateToSign) return false;
      if (failure instanceof DrawnBefore || (await this.#hasChanged(found))) return false;
      this.#rest(id);
      log.error({ application: id, fault: describeFault(failure) }, 'documents could not be made');
      return false;
    }
  }

  /** Whether it was changed or opened since; not where that cannot be read. */
  async #hasChanged({ partner_id, id, revision }: CompletedCase): Promise<boolean> {
    const unchanged = this.#context.db
      .selectFrom('application')
      .select('id')
      .where((row) => row.and({ partner_id, id, revision, status: 'completed' }))
      .executeTakeFirst();
    return unchanged.then(
      (row) => row === undefined,
      () => false,
    );
  }

  /** Complete applications nothing was sent of yet, the oldest first. */
  async #find() {
    const { partners, signing } = this.#context;
    const partnerIds = (await partners.all()).map(({ id }) => id);
    if (partnerIds.length === 0) return [];
    const waiting = this.#waiting();
    const concerned = await waiting
      .select('application.partner_id as id')
      .distinct()
      .where('application.partner_id', 'in', partnerIds)
      .execute();
    const able: string[] = [];
    for (const { id } of concerned) {
      // Its cases wait, and the operator is notified: the digest and the figures name the partner.
      if ((await signing.faultOf?.(id, partners)) === undefined) able.push(id);
    }
    if (able.length === 0) return [];
    return waiting
      .select(['application.partner_id', 'application.id', 'application.revision'])
      .where('application.partner_id', 'in', able)
      .orderBy('application.changed_at')
      .limit(50)
      .execute();
  }

  /** Those that rest left out. */
  #waiting() {
    const { db, clock } = this.#context;
    const now = clock().getTime();
    const resting = [...this.#resting].filter(([, { until }]) => until > now).map(([id]) => id);
    return db
      .selectFrom('application')
      .innerJoin('partner', 'partner.id', 'application.partner_id')
      .innerJoin('program_version as version', (join) =>
        join
          .on('version.program_id', '=', ({ fn }) =>
            fn.coalesce('application.program_id', 'partner.program_id'),
          )
          .on('version.n', '=', ({ fn, lit }) => fn.coalesce('application.program_version', lit(1))),
      )
      .where(sql`version.content->>'signingBegins'`, '=', 'at-once')
      .where('application.kind', '=', 'estimate')
      .where('application.status', '=', 'completed')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('signature_request as request')
              .select('request.id')
              .whereRef('request.partner_id', '=', 'application.partner_id')
              .whereRef('request.application_id', '=', 'application.id')
              .where('request.cancel_reason', 'is', null)
              .where('request.state', 'not in', ['declined', 'expired', 'cancelled']),
          ),
        ),
      )
      .where(hasItsMoney)
      .$if(resting.length > 0, (query) => query.where('application.id', 'not in', resting));
  }

  #rest(id: string): void {
    const failures = (this.#resting.get(id)?.failures ?? 0) + 1;
    const restMs = Math.min(firstRestMs * 2 ** (failures - 1), longestRestMs);
    this.#resting.set(id, { failures, until: this.#context.clock().getTime() + restMs });
  }
}
