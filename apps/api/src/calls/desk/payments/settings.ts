import {
  type BankSettings,
  changePaymentSettings,
  readPaymentSettings as readPaymentSettingsCall,
} from '@ndp/contract/desk/payments.ts';
import { isPolishIban, normaliseIban } from '@ndp/domain/identifiers/iban.ts';
import { PaymentRefused } from '../../../features/payments/refusals.ts';
import {
  type PaymentSettings,
  readPaymentSettings,
  writePaymentSettings,
} from '../../../features/payments/settings.ts';
import { type DeskHttp, mountDeskCall } from '../mount-desk.ts';
import { programOf } from './acting.ts';

/** From which account a programme pays, and when a third person is needed. */
export function mountPaymentSettings(http: DeskHttp): void {
  mountDeskCall(http, readPaymentSettingsCall, async ({ work }) => ({
    settings: describeSettings(await readPaymentSettings(work.trx, programOf(work))),
  }));
  mountDeskCall(http, changePaymentSettings, async ({ body, work }) => {
    if (!isPolishIban(body.payer_account)) throw new PaymentRefused('payer_account');
    const { payment_gr: paymentGr, payee_gr: payeeGr, batch_gr: batchGr } = body;
    work.keep({ payment_gr: paymentGr, payee_gr: payeeGr, batch_gr: batchGr });
    const bank = {
      payerName: body.payer_name,
      payerAddress: body.payer_address,
      payerAccount: normaliseIban(body.payer_account).slice(2),
      format: body.format,
      encoding: body.encoding,
      hasReferenceField: body.has_reference_field,
      mostTransfers: body.most_transfers,
    };
    const settings = { bank, thresholds: { paymentGr, payeeGr, batchGr } };
    await writePaymentSettings(work.unit, programOf(work), settings, work.person.id);
    return { done: true } as const;
  });
}

function describeSettings({ bank, thresholds }: PaymentSettings): BankSettings | null {
  return (
    bank && {
      payer_name: bank.payerName,
      payer_address: bank.payerAddress,
      payer_account: bank.payerAccount,
      format: bank.format,
      encoding: bank.encoding,
      has_reference_field: bank.hasReferenceField,
      most_transfers: bank.mostTransfers,
      payment_gr: thresholds.paymentGr,
      payee_gr: thresholds.payeeGr,
      batch_gr: thresholds.batchGr,
    }
  );
}
