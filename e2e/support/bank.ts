import { ibanOf } from '@ndp/personas/identifiers.ts';
import { camtOf, transfersIn } from '@ndp/personas/made-up-bank.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { askDesk, desk, logIn, tryDesk } from './desk.ts';
import type { SentApplication } from './sending.ts';
import { settleByCalls } from './settlement.ts';
import { signApplication } from './signing.ts';
import { today } from './today.ts';

/** From which account the made-up organiser pays. */
export const payer = {
  payer_name: 'MPEC S.A.',
  payer_address: 'ul. Przykładowa 1, Kraków',
  payer_account: '61109010140000071219812874',
} as const;

/** What the bank says once it has carried out every transfer of a file. */
export function statementFor(pain: string, number = Date.now() % 1_000_000): string {
  return camtOf({ ...transfersIn(pain), number, day: today(), openingGr: 9_000_000_00 });
}

const found = { cost_gr: 3_000_000, other_public_gr: 0, recalculated_gr: null };
const settings = {
  ...{ ...payer, format: 'pain.001.001.09', encoding: 'UTF-8', has_reference_field: false },
  ...{ most_transfers: 1000, payment_gr: 5_000_000, payee_gr: 5_000_000, batch_gr: 50_000_000 },
};

/** A case whose settlement is being checked, with an account of its own. */
export async function settleCase(officer: Page, document: Buffer, n: number): Promise<SentApplication> {
  const sent = await signApplication({ also: { settlement: { iban_number: ibanOf(n) } } });
  const move = (from: string, to: string) =>
    askDesk(officer, `/cases/${sent.reference}/move`, { from, to, reason: 'Sprawdzamy dokumenty.' });
  await move('contract_signed', 'in_realisation');
  await settleByCalls(sent, document);
  await move('payment_requested', 'settlement_review');
  return sent;
}

/** Accepts every document of a case that has no verdict yet. */
export async function acceptDocuments(officer: Page, reference: string): Promise<void> {
  const { files } = await askDesk<CaseFiles>(officer, `/cases/${reference}`);
  for (const { id, issued_on } of files.filter(({ verdict }) => verdict === null)) {
    const dated = issued_on !== undefined ? { issued_on: today() } : {};
    await askDesk(officer, `/cases/${reference}/files/${id}/verdict`, { verdict: 'accepted', ...dated });
  }
}

/** Pays one case at the desk by its calls, until the bank has booked it: two people, a file and a statement. */
export async function payAtDesk(browser: Browser, reference: string, url = desk): Promise<void> {
  const [officer, approver, boss] = [
    await logIn(browser, 'Olga', url),
    await logIn(browser, 'Zofia', url),
    await logIn(browser, 'Ewa', url),
  ];
  await setBankByCalls(boss, approver);
  await acceptDocuments(officer, reference);
  await askDesk(officer, `/cases/${reference}/payments`, found);
  const own = async (who: Page) =>
    (await askDesk<PaymentList>(who, '/payments')).payments.find((each) => each.reference === reference);
  const proposed = await own(approver);
  await askDesk(approver, `/payments/${proposed?.id}/approval`, { line_hash: proposed?.line_hash });
  // Somebody else at the desk may have put it into a batch already; then it is paid from there.
  const batched = await tryDesk(officer, '/payment-batches', { payments: [proposed?.id] });
  if (!batched.isDone) return;
  const { batches } = await askDesk<PaymentList>(officer, '/payments');
  const batch = batches.find(({ references }) => references.includes(reference));
  const { file } = await askDesk<BankFile>(officer, `/payment-batches/${batch?.id}/file`, {
    reason: 'Do banku',
  });
  const statement = statementFor(Buffer.from(file.base64, 'base64').toString());
  // Who took the file does not say what the bank did with it.
  await askDesk(approver, '/payment-statements', { base64: Buffer.from(statement).toString('base64') });
}

/** The account that is paid from, where none is set: by two people, after whoever is at it already. */
export async function setBankByCalls(boss: Page, approver: Page): Promise<void> {
  await expect(async () => {
    const { settings: set, changes } = await askDesk<Settings>(boss, '/payment-settings');
    if (set) return;
    if (changes.some(({ decided_by }) => decided_by === null)) throw new Error('somebody is at it');
    await askDesk(boss, '/payment-settings', settings);
    const [own] = (await askDesk<Settings>(boss, '/payment-settings')).changes;
    await askDesk(approver, `/payment-settings/${own?.id}`, { accepted: true });
  }).toPass();
}

interface CaseFiles {
  /** `issued_on`: of invoices alone. */
  readonly files: readonly {
    readonly id: string;
    readonly verdict?: string | null;
    readonly issued_on?: string | null;
  }[];
}
interface PaymentList {
  readonly payments: readonly {
    readonly id: string;
    readonly reference: string;
    readonly line_hash: string;
  }[];
  readonly batches: readonly { readonly id: string; readonly references: readonly string[] }[];
}
interface BankFile {
  readonly file: { readonly base64: string };
}
interface Settings {
  readonly settings: object | null;
  readonly changes: readonly { readonly id: string; readonly decided_by: string | null }[];
}
