import { homeOwner } from '@ndp/personas/personas.ts';
import type { Selectable } from 'kysely';
import { keyOf } from '../../cases/keys/case-key.ts';
import { addEvents } from '../../cases/store/events.ts';
import { insertPayment } from '../../features/settlement/payments.ts';
import type { Reply } from '../../operations/cli/command.ts';
import { renderLines } from '../../operations/cli/render.ts';
import { runCommand } from '../../operations/cli/run-command.ts';
import type { Application, OperatorActionTable } from '../../platform/database/schema/tables.ts';
import { asUnit } from '../../platform/unit.ts';
import { type FillIn, fillIn, type Link } from '../applications.ts';
import { deskOf } from '../desk/bare-desk.ts';
import { findStored } from '../stored.ts';
import { homeApplication } from '../submissions.ts';
import type { TestApi } from '../test-api.ts';

/** A reply with its text as the operator reads it. */
interface OperatorReply extends Reply {
  readonly text: string;
}

/** How a case is found at the desk. */
type CaseName = Pick<Application, 'partner_id' | 'reference'>;

/** What the desk answered. @public it stands in declarations */
export interface Acted {
  readonly status: number;
  readonly json: { readonly detail?: string; readonly amount?: number };
}

export interface OperatorHarness {
  /** Types a line as operator Anna. */
  type(...line: readonly string[]): Promise<OperatorReply>;
  /** Does something with a case at the desk of its partner, as officer Anna. */
  act(of: CaseName, what: string, body?: object): Promise<Acted>;
  /** Moves a case there. */
  move(of: Pick<Link, 'id'>, to: string, reason: string): Promise<Acted>;
  /** The newest row of the audit trail. */
  lastAction(): Promise<Selectable<OperatorActionTable>>;
  countActions(): Promise<number>;
  /** An application of an address of its own that was sent, as it is stored. */
  send(how?: FillIn): Promise<Application>;
  stored(of: Pick<Link, 'id'>): Promise<Application>;
  /** Puts an application where a test needs it, with the event. */
  put(application: Application, status: string): Promise<Application>;
  /** Lets an application have been paid, its replacement finished on a day. */
  settle(
    application: Application,
    completionDate: string,
    status?: 'paid' | 'reported',
  ): Promise<Application>;
}

/** Operators at work over a test API. */
export function openHarness(api: TestApi): OperatorHarness {
  const { context } = api;
  const { db } = context;
  const stored = (link: Pick<Link, 'id'>) => findStored(api, link);
  let sent = 0;
  const actions = () => db.selectFrom('operator_action');

  async function put(application: Application, status: string): Promise<Application> {
    await asUnit(api.context, async (unit) => {
      await unit.db.updateTable('application').set({ status }).where('id', '=', application.id).execute();
      await addEvents(unit, keyOf(application), [status], { actor: 'system' });
    });
    return stored(application);
  }

  async function act({ partner_id, reference }: CaseName, what: string, body = {}): Promise<Acted> {
    const office = await deskOf(api.running, partner_id, 'anna', 'anna');
    return office.act(`/cases/${reference}/${what}`, body);
  }

  return {
    stored,
    put,
    act,
    move: async (of, to, reason) => {
      const application = await stored(of);
      const what = to === 'rejected' || to === 'withdrawn' ? 'refusal' : 'move';
      return act(application, what, { from: application.status, to, reason });
    },
    type: async (...line) => {
      const reply = await runCommand(api.running, { line, operator: 'anna' });
      return { ...reply, text: renderLines(reply.lines) };
    },
    lastAction: () => actions().selectAll().orderBy('n', 'desc').limit(1).executeTakeFirstOrThrow(),
    countActions: async () => (await actions().select('n').execute()).length,
    send: async ({ estimate = homeApplication, ...how } = {}) => {
      sent += 1;
      const email = `lucja.zolc+${sent}@example.pl`;
      const application = await stored(await fillIn(api, { ...how, estimate: { ...estimate, email } }));
      await api.takeMails();
      return application;
    },
    settle: async (application, completionDate, status = 'paid') => {
      const payment = {
        completionDate,
        heaterModelName: homeOwner.answers.heater_model_name,
        serialNumber: null,
        documentIds: [],
        statementVersion: '2026-11-01',
        statementHash: 'a'.repeat(64),
        language: 'pl',
        requestedAt: context.clock(),
      } as const;
      const key = keyOf(application);
      await insertPayment({ db, keys: context.keys }, key, { ...payment, n: 1 });
      return put(application, status);
    },
  };
}
