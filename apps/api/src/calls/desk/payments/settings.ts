import {
  type BankSettings,
  changePaymentSettings,
  decidePaymentSettings,
  readPaymentSettings as readPaymentSettingsCall,
} from '@ndp/contract/desk/payment-settings.ts';
import { isPolishIban, normaliseIban } from '@ndp/domain/identifiers/iban.ts';
import {
  decideSettings,
  proposeSettings,
  readSettingsChanges,
  type SettingsChange,
  type SetUp,
} from '../../../features/payments/change-settings.ts';
import { PaymentRefused } from '../../../features/payments/refusals.ts';
import { readPaymentSettings } from '../../../features/payments/settings.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { DeskHttp } from '../desk-http.ts';
import type { DeskWork } from '../desk-work.ts';
import { programOf, readActorNames } from './acting.ts';

/** From which account a programme pays, and when a third person is needed. */
export function mountPaymentSettings(http: DeskHttp): void {
  mount(http, readPaymentSettingsCall, ({ work }) => describe(work));
  mount(http, changePaymentSettings, async ({ body, work }) => {
    if (!isPolishIban(body.payer_account)) throw new PaymentRefused('payer_account');
    const { payment_gr: paymentGr, payee_gr: payeeGr, batch_gr: batchGr } = body;
    const bank = {
      payerName: body.payer_name,
      payerAddress: body.payer_address,
      payerAccount: normaliseIban(body.payer_account).slice(2),
      ...(body.cost_centre ? { costCentre: body.cost_centre } : {}),
      format: body.format,
      encoding: body.encoding,
      hasReferenceField: body.has_reference_field,
      mostTransfers: body.most_transfers,
    };
    const settings = { bank, thresholds: { paymentGr, payeeGr, batchGr } };
    work.addDetails({ ...(await proposeSettings(work.unit, programOf(work), settings, work.person.id)) });
    return { done: true } as const;
  });
  mount(http, decidePaymentSettings, async ({ params, body, work }) => {
    const decision = { id: params.change, isAccepted: body.accepted };
    const details = await decideSettings(work.unit, programOf(work), decision, work.person.id);
    work.addDetails({ ...details, accepted: String(body.accepted) });
    return { done: true } as const;
  });
}

async function describe(work: DeskWork) {
  const { bank, thresholds } = await readPaymentSettings(work.trx, programOf(work));
  const changes = await readSettingsChanges(work.trx, programOf(work));
  const actors = changes.flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by]);
  const name = await readActorNames(work, actors);
  return {
    settings: bank && describeSettings({ bank, thresholds }),
    changes: changes.map((change, n) => describeChange(work, change, changes.slice(n + 1), name)),
  };
}

function describeChange(
  { person }: DeskWork,
  change: SettingsChange,
  older: readonly SettingsChange[],
  name: (actor: string) => string,
) {
  const { id, settings, proposed_by, proposed_at, decided_by, decided_at, is_accepted } = change;
  const before = older.find((each) => each.is_accepted);
  return {
    ...{
      id,
      settings: describeSettings(settings),
      before: before ? describeSettings(before.settings) : null,
    },
    ...{ proposed_by: name(proposed_by), proposed_at: proposed_at.toISOString() },
    decided_by: decided_by === null ? null : name(decided_by),
    decided_at: decided_at?.toISOString() ?? null,
    is_accepted,
    is_mine: proposed_by === person.id,
  };
}

function describeSettings({ bank, thresholds }: SetUp): BankSettings {
  return {
    payer_name: bank.payerName,
    payer_address: bank.payerAddress,
    payer_account: bank.payerAccount,
    ...(bank.costCentre ? { cost_centre: bank.costCentre } : {}),
    format: bank.format,
    encoding: bank.encoding,
    has_reference_field: bank.hasReferenceField,
    most_transfers: bank.mostTransfers,
    payment_gr: thresholds.paymentGr,
    payee_gr: thresholds.payeeGr,
    batch_gr: thresholds.batchGr,
  };
}
