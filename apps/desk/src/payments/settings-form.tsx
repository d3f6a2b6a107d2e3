import {
  type BankSettings,
  changePaymentSettings,
  readPaymentSettings,
} from '@ndp/contract/desk/payments.ts';
import { payeeDays, usualThresholds } from '@ndp/domain/money/approval.ts';
import { bankEncodings } from '@ndp/domain/money/bank/encodings.ts';
import { bankFormats } from '@ndp/domain/money/bank/transfer.ts';
import { plainPln } from '@ndp/domain/money/grosze.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActForm } from '../act-form.tsx';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useAct } from '../use-act.ts';
import { useLoaded } from '../use-loaded.ts';
import { paymentMessages as texts } from './messages.ts';
import { readGr } from './money.ts';
import styles from './payments.module.css';

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
  return (
    <section className={styles.part} aria-labelledby="settings">
      <h2 id="settings">{say(texts.settings)}</h2>
      <Failure failure={failure} onAgain={again} />
      {answer && <Fields partner={partner} onDone={onDone} known={answer.settings ?? undefined} />}
    </section>
  );
}

const texted = ['payer_name', 'payer_address', 'payer_account'] as const;
const amounts = ['payment_gr', 'payee_gr', 'batch_gr'] as const;

function Fields({ partner, onDone, known }: SettingsProps & { readonly known: BankSettings | undefined }) {
  const { say, language } = useLanguage();
  const { paymentGr, payeeGr, batchGr } = usualThresholds;
  const [typed, setTyped] = useState({
    payer_name: known?.payer_name ?? '',
    payer_address: known?.payer_address ?? '',
    payer_account: known?.payer_account ?? '',
    most_transfers: String(known?.most_transfers ?? 1000),
    payment_gr: plainPln(known?.payment_gr ?? paymentGr),
    payee_gr: plainPln(known?.payee_gr ?? payeeGr),
    batch_gr: plainPln(known?.batch_gr ?? batchGr),
  });
  const [format, setFormat] = useState<BankSettings['format'] | undefined>(
    known?.format ?? 'pain.001.001.09',
  );
  const [encoding, setEncoding] = useState<BankSettings['encoding'] | undefined>(known?.encoding ?? 'UTF-8');
  const [hasField, setHasField] = useState(known?.has_reference_field ?? false);
  const [error, setError] = useState('');
  const acting = useAct();
  const save = async () => {
    const [payment = 0, payee = 0, batch = 0] = amounts.map((name) => readGr(typed[name]) ?? 0);
    const most = Number(typed.most_transfers);
    const isWhole = texted.every((name) => typed[name].trim().length > 1) && payment * payee * batch > 0;
    if (!isWhole || !Number.isInteger(most) || most < 1 || !format || !encoding) {
      return setError(say(texts.needs_settings));
    }
    setError('');
    const body = {
      ...{ payer_name: typed.payer_name, payer_address: typed.payer_address },
      payer_account: typed.payer_account,
      ...{ format, encoding, has_reference_field: hasField, most_transfers: most },
      ...{ payment_gr: payment, payee_gr: payee, batch_gr: batch },
    };
    await acting.run(async () => {
      await askDesk(language, changePaymentSettings, { params: { partner: partner.id }, body });
      onDone(say(texts.saved));
    });
  };
  return (
    <ActForm className={styles.form} acting={acting} button={say(texts.save)} onSend={save}>
      {[...texted, 'most_transfers' as const, ...amounts].map((name) => (
        <TextField
          key={name}
          name={name}
          label={say(texts[name], { days: payeeDays })}
          value={typed[name]}
          maxLength={70}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      <SelectField
        name="format"
        label={say(texts.format)}
        emptyText={say(texts.choose)}
        value={format}
        options={bankFormats.map((each) => ({ value: each, label: each }))}
        onChange={setFormat}
      />
      <SelectField
        name="encoding"
        label={say(texts.encoding)}
        emptyText={say(texts.choose)}
        value={encoding}
        options={bankEncodings.map((each) => ({ value: each, label: each }))}
        onChange={setEncoding}
      />
      <CheckField
        name="has_reference_field"
        label={say(texts.has_reference_field)}
        checked={hasField}
        onChange={setHasField}
      />
      {error && <p role="alert">{error}</p>}
    </ActForm>
  );
}
