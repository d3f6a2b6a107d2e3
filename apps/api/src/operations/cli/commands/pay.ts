import { isPolishIban, normaliseIban } from '@ndp/domain/identifiers/iban.ts';
import { usualThresholds } from '@ndp/domain/money/approval.ts';
import { toGrosze } from '@ndp/domain/money/grosze.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
import { holdApplication, holdApplications } from '../../../cases/applications.ts';
import { programOf as programOfCase } from '../../../cases/case-program.ts';
import { approvePayment } from '../../../features/payments/approve.ts';
import { takeFile } from '../../../features/payments/bank-file.ts';
import { type HoldCase, makeBatch } from '../../../features/payments/batches.ts';
import { serverActor } from '../../../features/payments/people.ts';
import { proposePayment } from '../../../features/payments/propose.ts';
import { PaymentRefused } from '../../../features/payments/refusals.ts';
import { readPaymentSettings, writePaymentSettings } from '../../../features/payments/settings.ts';
import { readStatement } from '../../../features/payments/statements.ts';
import { readPaymentsOf } from '../../../features/payments/store.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import { need } from '../arguments.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { paymentMessages as messages } from '../payment-messages.ts';

const lines = ({ language }: Work, sentence: Message, values: MessageValues) => ({
  blocks: [{ lines: [say(sentence, language, values)] }],
});

/** Sets the account a programme pays from; thresholds stay, and are set at the desk. */
const setUp: Command = {
  name: 'pay-setup',
  summary: {
    pl: 'ustawia rachunek, z którego płaci program partnera, i format pliku banku',
    en: 'sets the account a partner’s programme pays from, and the format of the bank’s file',
  },
  needs: ['partner', 'payer', 'address', 'account', 'format'],
  async run(work) {
    const { given, unit } = work;
    const typed = need(given, 'account');
    if (!isPolishIban(typed)) throw new CommandRefused(messages.bad_account);
    const program = await programOf(work);
    const { bank, thresholds } = await readPaymentSettings(unit.db, program);
    const payerAccount = normaliseIban(typed).slice(2);
    const kept = bank ?? { encoding: 'UTF-8', hasReferenceField: false, mostTransfers: 1000 };
    const payer = { payerName: need(given, 'payer'), payerAddress: need(given, 'address'), payerAccount };
    const format = given.format === 'elixir-0' ? 'elixir-0' : 'pain.001.001.09';
    const settings = {
      bank: { ...kept, ...payer, format } as const,
      thresholds: thresholds ?? usualThresholds,
    };
    await writePaymentSettings(unit, program, settings, serverActor(work.operator));
    return lines(work, messages.set, { account: payerAccount });
  },
};

const propose: Command = {
  name: 'pay-propose',
  summary: {
    pl: 'proponuje wypłatę: najniższą z kwot umowy, obliczonej od nowa, pułapu i kosztu bez innych środków publicznych',
    en: 'proposes a payment: the lowest of agreed, recalculated, ceiling, and cost less other public money',
  },
  operands: ['reference'],
  needs: ['cost'],
  takes: ['other', 'built', 'partner'],
  async run(work) {
    const { given, unit, trx } = work;
    const application = await work.hold();
    const partner = await directoryIn(trx, unit.now).find(application.partner_id);
    if (!partner) throw new RangeError(`no partner ${application.partner_id}`);
    const found = {
      costGr: toGrosze(need(given, 'cost')),
      otherPublicGr: toGrosze(given.other ?? 0),
      recalculatedGr: given.built === undefined ? null : toGrosze(given.built),
    };
    const { id: programId } = programOfCase(application, partner);
    const { amountGr } = await proposePayment(
      unit,
      { application, programId, found },
      serverActor(work.operator),
    );
    const amount = formatPln(amountGr / 100, work.language, 2);
    const { reference } = application;
    return { ...lines(work, messages.proposed, { reference, amount }), details: { amount_gr: amountGr } };
  },
};

const approve: Command = {
  name: 'pay-approve',
  summary: {
    pl: 'zatwierdza zaproponowaną wypłatę, nie własną',
    en: 'approves a proposed payment, not one’s own',
  },
  operands: ['reference'],
  takes: ['partner'],
  async run(work) {
    const application = await work.hold();
    const { reference } = application;
    const [payment] = await readPaymentsOf(work.trx, application);
    if (payment?.state !== 'proposed') throw new CommandRefused(messages.none, { reference });
    const approval = { application, payment, lineHash: payment.line_hash };
    const missing = await approvePayment(work.unit, approval, serverActor(work.operator));
    const sentence =
      missing === undefined ? messages.changed : missing > 0 ? messages.more : messages.approved;
    return { ...lines(work, sentence, { reference }), details: { amount_gr: payment.amount_gr } };
  },
};

const file: Command = {
  name: 'pay-file',
  summary: {
    pl: 'składa zatwierdzone wypłaty w paczkę i zapisuje plik dla banku; zawiera dane osób',
    en: 'puts approved payments into a batch and writes the file for the bank; it holds personal data',
  },
  needs: ['partner', 'out'],
  takes: ['reference'],
  writes: 'file',
  async run(work): Promise<Answer> {
    const actor = serverActor(work.operator);
    const hold = await holdingCases(work);
    const program = await programOf(work);
    const ids = work.given.reference === undefined ? undefined : await idsOf(work);
    const { batch } = await makeBatch(work.unit, program, { ids, hold }, actor);
    if (!batch) throw new PaymentRefused('nothing_approved');
    const taken = await takeFile(work.unit, batch, { reason: 'pay-file', hold }, actor);
    if (!taken) throw new PaymentRefused('nothing_approved');
    const { name, bytes, sha256 } = taken;
    const { count } = await work.trx
      .selectFrom('payment_batch_line')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where((row) => row.and({ partner_id: batch.partner_id, batch_id: batch.id }))
      .executeTakeFirstOrThrow();
    return {
      ...lines(work, messages.file, { n: batch.n, count: Number(count), name, sha256 }),
      files: [{ name, read: async () => bytes }],
      details: { batch: batch.n, sha256 },
    };
  },
};

const statement: Command = {
  name: 'pay-statement',
  summary: {
    pl: 'wczytuje wyciąg banku (camt.053 albo MT940): co zaksięgowano, jest wypłacone',
    en: 'reads a bank’s statement (camt.053 or MT940): what it booked is paid',
  },
  needs: ['partner', 'statement'],
  async run(work) {
    const { unit } = work;
    const bytes = Buffer.from(need(work.given, 'statement'), 'base64');
    const hold = (ids: readonly string[]) => holdApplications(unit, need(work.given, 'partner'), ids);
    const read = await readStatement(
      unit,
      await programOf(work),
      { bytes, hold },
      serverActor(work.operator),
    );
    const count = (...kinds: readonly string[]) => read.filter(({ kind }) => kinds.includes(kind)).length;
    const counts = {
      booked: count('booked', 'booked_after_cancel'),
      returned: count('returned'),
      known: count('known'),
    };
    const open = read.length - count('booked', 'booked_after_cancel', 'returned', 'known', 'not_ours');
    return { ...lines(work, messages.read, { ...counts, open }), details: { ...counts, open } };
  },
};

export const payCommands: readonly Command[] = [setUp, propose, approve, file, statement];

async function programOf({ trx, now, given }: Work) {
  const id = need(given, 'partner');
  const partner = await directoryIn(trx, now).find(id);
  if (!partner) throw new PaymentRefused('no_bank');
  return { partnerId: partner.id, programId: partner.program_id };
}

/** The payment of the one case that was named. */
async function idsOf(work: Work): Promise<string[]> {
  const [payment] = await readPaymentsOf(work.trx, await work.hold());
  return payment ? [payment.id] : [];
}

async function holdingCases({ unit, given }: Work): Promise<HoldCase> {
  return async (id) => {
    const application = await holdApplication(unit, need(given, 'partner'), id);
    if (!application) throw new PaymentRefused('moved_on');
    return application;
  };
}
