import type { DeskBankLine } from '@ndp/contract/desk/bank-lines.ts';
import type { DeskBatch, DeskPayment, DueAnswer, StatementLine } from '@ndp/contract/desk/payments.ts';
import { camtOf, type Movement } from '@ndp/personas/made-up-bank.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { openHarness } from '../operator/operator-harness.ts';
import type { TestApi } from '../test-api.ts';
import { seat } from './desk-people.ts';
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

type Seat = Awaited<ReturnType<typeof seat>>;

interface Team {
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

  async function settled(): Promise<Application> {
    const application = await office.send();
    await office.put(application, 'contract_signed');
    return office.put(application, 'settlement_review');
  }

  const post = (who: Seat, path: string, body: object = {}) => who.ask(desk, 'POST', `${at}${path}`, body);
  const get = async (who: Seat, path: string) => (await who.ask(desk, 'GET', `${at}${path}`)).json;
  const listed = async (who: Seat) => (await get(who, '/payments')).payments as DeskPayment[];
  const batches = async (who: Seat) => (await get(who, '/payments')).batches as DeskBatch[];
  const dueOf = async (who: Seat, { reference }: Application) =>
    (await get(who, `/cases/${reference}/amount-due`)).due as DueAnswer;
  const propose = (who: Seat, { reference }: Application, change = {}) =>
    post(who, `/cases/${reference}/payments`, { ...found, ...change });
  async function approve(who: Seat, reference: string) {
    const payment = (await listed(who)).find((each) => each.reference === reference);
    return post(who, `/payments/${payment?.id}/approval`, { line_hash: payment?.line_hash });
  }
  const paymentOf = async (who: Seat, { reference }: Application) =>
    (await listed(who)).find((each) => each.reference === reference);

  /** Approved, batched and with its file: what the bank gets. */
  async function fileOf(people: Team, cases: readonly Application[], change = {}) {
    const { officer, approver, boss } = people;
    await post(boss, '/payment-settings', settings);
    for (const each of cases) {
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
    listed,
    batches,
    dueOf,
    propose,
    approve,
    paymentOf,
    fileOf,
    batchOf,
    read,
  };
}
