import {
  type BankSettings,
  changePaymentSettings,
  mostInSettings,
  readPaymentSettings,
} from '@ndp/contract/desk/payment-settings.ts';
import { payeeDays, usualThresholds } from '@ndp/domain/money/approval.ts';
import { bankEncodings } from '@ndp/domain/money/bank/encodings.ts';
import { bankFormats } from '@ndp/domain/money/bank/transfer.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { formatGr, readGr, typeGr } from '../grosze.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import { paymentMessages as texts } from './messages.ts';
import styles from './payments.module.css';
import { SettingsHistory, WaitingChange } from './settings-changes.tsx';

interface SettingsProps {
  readonly partner: DeskPartner;
  readonly onDone: (sentence: string) => void;
}

/** From which account the programme pays, what its bank takes, and when a third person is needed. */
export function SettingsForm({ partner, onDone }: SettingsProps) {
  const { say, language } = useLanguage();
  const { answer, failure, again } = useLoaded(`payment settings ${partner.id}`, () =>
    askDesk(language, readPaymentSettings, { params: { partner: partner.id } }),
  );
  const { countAgain } = useWaiting();
  const onChanged = (sentence: string) => {
    onDone(sentence);
    again();
    countAgain();
  };
  const waiting = answer?.changes.find(({ decided_by }) => decided_by === null);
  const decided = answer?.changes.filter((each) => each !== waiting) ?? [];
  return (
    <section className={styles.part} aria-labelledby="settings">
      <h2 id="settings">{say(texts.settings)}</h2>
      <p>{say(texts.settings_help)}</p>
      <Failure failure={failure} onAgain={again} />
      {waiting && <WaitingChange partner={partner} change={waiting} onDone={onChanged} />}
      {answer && !waiting && partner.acts.includes('change-payments') && (
        <SettingsFields partner={partner} onDone={onChanged} known={answer.settings ?? undefined} />
      )}
      {decided.length > 0 && <SettingsHistory changes={decided} />}
    </section>
  );
}

const isFilled = (typed: string) => typed.trim().length > 1;
const isShort = (typed: string) => typed.trim().length <= 40;
const isUpTo = (most: number, value: number) => value > 0 && value <= most;
const isCount = (typed: string) =>
  /^\d+$/.test(typed.trim()) && isUpTo(mostInSettings.transfers, Number(typed));
const isAmount = (typed: string) => isUpTo(mostInSettings.gr, readGr(typed) ?? 0);

/** What is typed: whether it will do, and what is said where it will not. */
const fields = {
  payer_name: [isFilled, texts.needs_entry],
  payer_address: [isFilled, texts.needs_entry],
  payer_account: [isFilled, texts.needs_entry],
  cost_centre: [isShort, texts.needs_less],
  most_transfers: [isCount, texts.needs_count],
  payment_gr: [isAmount, texts.needs_more],
  payee_gr: [isAmount, texts.needs_more],
  batch_gr: [isAmount, texts.needs_more],
} as const;
type Field = keyof typeof fields;
const names = Object.keys(fields) as Field[];

interface FieldsProps extends SettingsProps {
  readonly known: BankSettings | undefined;
}

/** How the bank takes a file; a choice is undefined while none is made. */
interface BankChoice {
  readonly format: BankSettings['format'] | undefined;
  readonly encoding: BankSettings['encoding'] | undefined;
  readonly has_reference_field: boolean;
}

/** The settings as they are typed; what the server would not take is said at its field and not sent. */
export function SettingsFields(props: FieldsProps) {
  const { say, language } = useLanguage();
  const { typed, setTyped, bank, setBank, isTried, isFit, action, save } = useSettings(props);
  const most = { count: mostInSettings.transfers, amount: formatGr(mostInSettings.gr, language) };
  return (
    <ActionForm className={styles.settings} action={action} button={say(texts.save)} onSend={save}>
      {names.map((name) => (
        <TextField
          key={name}
          name={name}
          label={say(texts[name], { days: payeeDays })}
          error={isTried && !isFit(name) ? say(fields[name][1], most) : undefined}
          value={typed[name]}
          maxLength={70}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      <BankFields bank={bank} isTried={isTried} onChange={setBank} />
    </ActionForm>
  );
}

/** What is typed, whether it will do, and its proposal. */
function useSettings({ partner, onDone, known }: FieldsProps) {
  const { say, language } = useLanguage();
  const { paymentGr, payeeGr, batchGr } = usualThresholds;
  const [typed, setTyped] = useState<Record<Field, string>>({
    payer_name: known?.payer_name ?? '',
    payer_address: known?.payer_address ?? '',
    payer_account: known?.payer_account ?? '',
    cost_centre: known?.cost_centre ?? '',
    most_transfers: String(known?.most_transfers ?? 1000),
    payment_gr: typeGr(known?.payment_gr ?? paymentGr, language),
    payee_gr: typeGr(known?.payee_gr ?? payeeGr, language),
    batch_gr: typeGr(known?.batch_gr ?? batchGr, language),
  });
  const [bank, setBank] = useState<BankChoice>({
    format: known?.format ?? 'pain.001.001.09',
    encoding: known?.encoding ?? 'UTF-8',
    has_reference_field: known?.has_reference_field ?? false,
  });
  const [isTried, setTried] = useState(false);
  const action = useAction();
  const isFit = (name: Field) => fields[name][0](typed[name]);
  const save = async () => {
    setTried(true);
    const { format, encoding, has_reference_field } = bank;
    if (!names.every(isFit) || !format || !encoding) return;
    const body = {
      ...{ payer_name: typed.payer_name, payer_address: typed.payer_address },
      ...{ payer_account: typed.payer_account, cost_centre: typed.cost_centre.trim() },
      ...{ format, encoding, has_reference_field, most_transfers: Number(typed.most_transfers) },
      ...{ payment_gr: readGr(typed.payment_gr) ?? 0, payee_gr: readGr(typed.payee_gr) ?? 0 },
      batch_gr: readGr(typed.batch_gr) ?? 0,
    };
    await action.run(async () => {
      await askDesk(language, changePaymentSettings, { params: { partner: partner.id }, body });
      onDone(say(texts.saved));
    });
  };
  return { typed, setTyped, bank, setBank, isTried, isFit, action, save };
}

interface BankFieldsProps {
  readonly bank: BankChoice;
  readonly isTried: boolean;
  readonly onChange: (bank: BankChoice) => void;
}

function BankFields({ bank, isTried, onChange }: BankFieldsProps) {
  const { say } = useLanguage();
  const errorOf = (chosen: string | undefined) => (isTried && !chosen ? say(texts.needs_entry) : undefined);
  return (
    <>
      <SelectField
        name="format"
        label={say(texts.format)}
        emptyText={say(texts.choose)}
        error={errorOf(bank.format)}
        value={bank.format}
        options={bankFormats.map((each) => ({ value: each, label: each }))}
        onChange={(format) => onChange({ ...bank, format })}
      />
      <SelectField
        name="encoding"
        label={say(texts.encoding)}
        emptyText={say(texts.choose)}
        error={errorOf(bank.encoding)}
        value={bank.encoding}
        options={bankEncodings.map((each) => ({ value: each, label: each }))}
        onChange={(encoding) => onChange({ ...bank, encoding })}
      />
      <CheckField
        name="has_reference_field"
        label={say(texts.has_reference_field)}
        checked={bank.has_reference_field}
        onChange={(hasField) => onChange({ ...bank, has_reference_field: hasField })}
      />
    </>
  );
}
