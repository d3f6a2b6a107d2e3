import { TextField } from '@ndp/ui/text-field.tsx';
import type { Draft } from '../../fields.ts';
import { useLanguage } from '../../language.tsx';
import { labelsOf } from '../../question.ts';
import type { SectionScreen, SectionScreenProps } from '../section-screen.tsx';
import { IbanField } from './iban-field.tsx';
import { settlementMessages as messages } from './messages.ts';
import { settlementQuestions } from './questions.ts';
import type { settlement } from './step.ts';

type Typed = Draft<typeof settlement.fields>;

function SettlementFields({ draft, change, problem, variant }: SectionScreenProps<Typed>) {
  const { say } = useLanguage();
  return (
    <>
      <TextField
        name="bank_account_holder_name"
        label={say(messages.holder)}
        help={say(variant === 'home' ? messages.holder_person_help : messages.holder_organisation_help)}
        autoComplete="off"
        value={draft.bank_account_holder_name ?? ''}
        onChange={(bank_account_holder_name) => change({ bank_account_holder_name })}
        error={problem('bank_account_holder_name')}
        required
      />
      <IbanField
        value={draft.iban_number ?? ''}
        onChange={(iban_number) => change({ iban_number })}
        error={problem('iban_number')}
      />
    </>
  );
}

export const settlementScreen: SectionScreen<Typed> = {
  title: messages.title,
  lead: messages.lead,
  labels: labelsOf(settlementQuestions),
  Fields: SettlementFields,
};
