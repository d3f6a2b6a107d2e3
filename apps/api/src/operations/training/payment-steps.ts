import { camtOf, transfersIn } from '@ndp/personas/made-up-bank.ts';
import { makeFile } from '../../features/payments/bank-file.ts';
import { makeBatch } from '../../features/payments/batches.ts';
import { readStatement } from '../../features/payments/statements.ts';
import { polishDay } from '../../platform/clock.ts';
import { asUnit } from '../../platform/unit.ts';
import type { Colleagues } from './people.ts';
import type { MadeCase, Step } from './steps.ts';

/** A made-up bank account, and thresholds no made-up case comes to. */
const settings = {
  ...{ payer_name: 'Organizator programu', payer_address: 'ul. Przykładowa 1, Kraków' },
  ...{ payer_account: '61109010140000071219812874', format: 'pain.001.001.09', encoding: 'UTF-8' },
  ...{ has_reference_field: false, most_transfers: 1000 },
  ...{ payment_gr: 5_000_000, payee_gr: 5_000_000, batch_gr: 50_000_000 },
};

/** Sets the account payments come from, where there is none: one person proposes it, another one accepts. */
export async function setAccount({ administrator, approver }: Colleagues): Promise<void> {
  if ((await administrator.ask('GET', '/payment-settings')).settings) return;
  await administrator.ask('POST', '/payment-settings', settings);
  const { changes } = await administrator.ask('GET', '/payment-settings');
  const [change] = changes as { id: string }[];
  await approver.ask('POST', `/payment-settings/${change?.id}`, { accepted: true });
}

export const propose: Step = async ({ people, reference }) => {
  const found = { cost_gr: 6_000_000, other_public_gr: 0, recalculated_gr: null };
  await people.officer.ask('POST', `/cases/${reference}/payments`, found);
};

export const approve: Step = async (made) => {
  const payment = await paymentOf(made);
  const { id, line_hash } = payment;
  await made.people.approver.ask('POST', `/payments/${id}/approval`, { line_hash });
};

/** A file that nobody takes, and what a bank would have said of it, in one transaction: in between nothing is at a bank. */
export const pay: Step = async (made) => {
  const { context, partner, people, n } = made;
  const { id } = await paymentOf(made);
  const program = { partnerId: partner.id, programId: partner.program.id };
  await asUnit(context, async (unit) => {
    const { batch } = await makeBatch(unit, program, [id], people.officer.id);
    const file = batch && (await makeFile(unit, batch));
    if (!file) throw new Error('no file of a made-up payment');
    const done = transfersIn(Buffer.from(file.bytes).toString());
    const day = polishDay(unit.now);
    const number = Math.floor(unit.now.getTime() / 1000) + n;
    const text = camtOf({ ...done, number, day, openingGr: 9_000_000_00 });
    await readStatement(unit, program, Buffer.from(text), people.approver.id);
  });
};

async function paymentOf({ people, reference }: MadeCase) {
  const { payments } = await people.approver.ask('GET', '/payments');
  const known = payments as { id: string; line_hash: string; reference: string }[];
  const payment = known.find((each) => each.reference === reference);
  if (!payment) throw new Error('a made-up payment was not proposed');
  return payment;
}
