import { camtOf, transfersIn } from '@ndp/personas/made-up-bank.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { logIn } from './desk.ts';
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

/** Pays one case at the desk by its calls, until the bank has booked it: two people, a file and a statement. */
export async function payAtDesk(browser: Browser, reference: string): Promise<void> {
  const [officer, approver, boss] = [
    await logIn(browser, 'Olga'),
    await logIn(browser, 'Zofia'),
    await logIn(browser, 'Ewa'),
  ];
  await setBankByCalls(boss, approver);
  const { files } = await ask<Shown>(officer, `/cases/${reference}`);
  for (const { id, issued_on } of files.filter(({ verdict }) => verdict !== undefined)) {
    const dated = issued_on !== undefined ? { issued_on: today() } : {};
    await ask(officer, `/cases/${reference}/files/${id}/verdict`, { verdict: 'accepted', ...dated });
  }
  await ask(officer, `/cases/${reference}/payments`, found);
  const own = async (who: Page) =>
    (await ask<Listed>(who, '/payments')).payments.find((each) => each.reference === reference);
  const proposed = await own(approver);
  await ask(approver, `/payments/${proposed?.id}/approval`, { line_hash: proposed?.line_hash });
  // Somebody else at the desk may have put it into a batch already; then it is paid from there.
  const batched = await tried(officer, '/payment-batches', { payments: [proposed?.id] });
  if (!batched.isDone) return;
  const { batches } = await ask<Listed>(officer, '/payments');
  const batch = batches.find(({ references }) => references.includes(reference));
  const { file } = await ask<BankFile>(officer, `/payment-batches/${batch?.id}/file`, { reason: 'Do banku' });
  const statement = statementFor(Buffer.from(file.base64, 'base64').toString());
  // Who took the file does not say what the bank did with it.
  await ask(approver, '/payment-statements', { base64: Buffer.from(statement).toString('base64') });
}

/** The account that is paid from, where none is set: by two people, after whoever is at it already. */
export async function setBankByCalls(boss: Page, approver: Page): Promise<void> {
  await expect(async () => {
    const { settings: set, changes } = await ask<Settings>(boss, '/payment-settings');
    if (set) return;
    if (changes.some(({ decided_by }) => decided_by === null)) throw new Error('somebody is at it');
    await ask(boss, '/payment-settings', settings);
    const [own] = (await ask<Settings>(boss, '/payment-settings')).changes;
    await ask(approver, `/payment-settings/${own?.id}`, { accepted: true });
  }).toPass();
}

interface Shown {
  /** `issued_on`: of invoices alone. */
  readonly files: readonly {
    readonly id: string;
    readonly verdict?: string | null;
    readonly issued_on?: string | null;
  }[];
}
interface Listed {
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

interface Told {
  readonly isDone: boolean;
  readonly text: string;
}

/** Makes a call of the desk as whoever is logged in on a page of it. */
function tried(page: Page, path: string, body?: object): Promise<Told> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to, sent === '' ? {} : { method: 'POST', headers, body: sent });
      return { isDone: answer.ok, text: await answer.text() };
    },
    [`/api/partners/mpec${path}`, body ? JSON.stringify(body) : ''] as const,
  );
}

/** The same; it must be done. */
async function ask<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  const { isDone, text } = await tried(page, path, body);
  if (!isDone) throw new Error(`${path}: ${text}`);
  return JSON.parse(text) as Answer;
}
