import type { DeskBankLine } from '@ndp/contract/desk/bank-lines.ts';
import type { DeskBatch, DeskPayment, DueAnswer, StatementLine } from '@ndp/contract/desk/payments.ts';
import { camtOf, type Movement } from '@ndp/personas/made-up-bank.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { answerHearing } from '../../features/payments/hearings.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { asUnit } from '../../platform/unit.ts';
import { openHarness } from '../operator/operator-harness.ts';
import type { TestApi } from '../test-api.ts';
import { addJudgedDocuments } from './accepted-documents.ts';
import { type Seat, seat } from './desk-people.ts';
import type { DeskVisit } from './desk-visit.ts';

const at = '/api/partners/mpec';
export const payer = '61109010140000071219812874';
export const settings = {
  payer_name: 'MPEC S.A.',
  payer_address: 'ul. Przykładowa 1, 30-001 Kraków',
  payer_account: payer,
  format: 'pain.001.001.09',
  encoding: 'UTF-8',
  has_reference_field: false,
  most_transfers: 5000,
  payment_gr: 5_000_000,
  payee_gr: 5_000_000,
  batch_gr: 50_000_000,
};
const found = { cost_gr: 3_000_000, other_public_gr: 0, recalculated_gr: null };

export interface Team {
  readonly officer: Seat;
  readonly approver: Seat;
  readonly third: Seat;
  readonly fourth: Seat;
  readonly boss: Seat;
}

/** People of a partner's desk at work on its payments. */
export function openPaymentDesk(api: TestApi, desk: DeskVisit) {
  const office = openHarness(api);

  async function team(): Promise<Team> {
    const officer = await seat(api, 'officer', 'mpec', ['officer']);
    const approver = await seat(api, 'approver', 'mpec', ['approver']);
    const third = await seat(api, 'third', 'mpec', ['approver']);
    const fourth = await seat(api, 'fourth', 'mpec', ['approver', 'officer']);
    const boss = await seat(api, 'boss', 'mpec', ['administrator']);
    return { officer, approver, third, fourth, boss };
  }

  /** A case whose settlement is looked at, with a verdict on each document it requires; null: none yet. */
  async function settled(verdict: 'accepted' | null = 'accepted'): Promise<Application> {
    const application = await office.send();
    await office.put(application, 'contract_signed');
    const reviewed = await office.put(application, 'settlement_review');
    await addJudgedDocuments(api, reviewed, verdict);
    return reviewed;
  }

  const post = (who: Seat, path: string, body: object = {}) => who.ask(desk, 'POST', `${at}${path}`, body);
  const get = async (who: Seat, path: string) => (await who.ask(desk, 'GET', `${at}${path}`)).json;
  const listed = async (who: Seat) => (await get(who, '/payments')).payments as DeskPayment[];
  const batches = async (who: Seat) => (await get(who, '/payments')).batches as DeskBatch[];
  const dueOf = async (who: Seat, { reference }: Application) =>
    (await get(who, `/cases/${reference}/amount-due`)).due as DueAnswer;
  const propose = (who: Seat, { reference }: Application, change = {}) =>
    post(who, `/cases/${reference}/payments`, { ...found, ...change });
  /** The applicant is told of a lower amount, and agrees. */
  async function hear(who: Seat, application: Application, amount_gr: number): Promise<void> {
    const { partner_id: partnerId, id, reference } = application;
    const reason = 'Faktura jest niższa niż kwota umowy.';
    await post(who, `/cases/${reference}/payment-hearing`, { amount_gr, reason });
    const partner = await api.context.partners.find(partnerId);
    if (!partner) throw new Error(`no partner ${partnerId}`);
    await asUnit(api.context, async (unit) => {
      const locked = await lockApplication(unit, partnerId, id);
      if (locked) await answerHearing(unit, { application: locked, partner }, 'Zgadzam się.');
    });
  }
  async function approve(who: Seat, reference: string, reason?: string) {
    const payment = (await listed(who)).find((each) => each.reference === reference);
    return post(who, `/payments/${payment?.id}/approval`, {
      line_hash: payment?.line_hash,
      ...(reason ? { reason } : {}),
    });
  }
  const paymentOf = async (who: Seat, { reference }: Application) =>
    (await listed(who)).find((each) => each.reference === reference);

  /** Settings, proposed by the administrator and accepted by somebody who has no other part. */
  async function setUp({ boss, fourth }: Pick<Team, 'boss' | 'fourth'>, change = {}) {
    await post(boss, '/payment-settings', { ...settings, ...change });
    const { changes } = (await get(boss, '/payment-settings')) as unknown as { changes: { id: string }[] };
    return post(fourth, `/payment-settings/${changes[0]?.id}`, { accepted: true });
  }

  /** Approved, batched and with its file: what the bank gets. */
  async function fileOf(people: Team, cases: readonly Application[], change: { cost_gr?: number } = {}) {
    const { officer, approver } = people;
    await setUp(people);
    for (const each of cases) {
      if (change.cost_gr !== undefined) await hear(officer, each, change.cost_gr);
      await propose(officer, each, change);
      await approve(approver, each.reference);
    }
    return batchOf(people);
  }

  /** A batch of everything that is approved, and its file, which the fourth takes: the others may read statements. */
  async function batchOf({ officer, fourth }: Team) {
    const ids = (await listed(officer)).map(({ id }) => id);
    await post(officer, '/payment-batches', { payments: ids });
    const [batch] = await batches(officer);
    const { json } = await post(fourth, `/payment-batches/${batch?.id}/file`, { reason: 'Pierwszy raz' });
    const { base64, sha256 } = json.file as { base64: string; sha256: string };
    return { batch: batch?.id ?? '', pain: Buffer.from(base64, 'base64').toString(), sha256 };
  }
  const send = (who: Seat, text: string) =>
    post(who, '/payment-statements', { base64: Buffer.from(text).toString('base64') });
  async function read(who: Seat, number: number, movements: readonly Movement[], day = '2026-11-21') {
    const text = camtOf({ payer, number, day, openingGr: 900_000_000, movements });
    return (await send(who, text)).json.lines as StatementLine[];
  }

  const bankLines = async (who: Seat) => (await get(who, '/bank-lines')).lines as DeskBankLine[];
  const assign = (who: Seat, line: DeskBankLine | undefined, references: readonly string[] | null) =>
    post(who, `/bank-lines/${line?.id}/assignment`, { references });
  const confirm = (who: Seat, line: DeskBankLine | undefined, references: readonly string[]) =>
    post(who, `/bank-lines/${line?.id}/confirmation`, { references });
  const setAside = (who: Seat, lines: readonly DeskBankLine[], reason: string) =>
    post(who, '/bank-lines-aside', { lines: lines.map(({ id }) => id), reason });

  return {
    bankLines,
    assign,
    confirm,
    setAside,
    send,
    office,
    team,
    settled,
    post,
    get,
    hear,
    listed,
    batches,
    dueOf,
    propose,
    approve,
    paymentOf,
    setUp,
    fileOf,
    batchOf,
    read,
  };
}
