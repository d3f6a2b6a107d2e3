import { TextField } from '@ndp/ui/text-field.tsx';
import type { Draft } from '../../fields.ts';
import { bindText } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import { labelsOf } from '../../question.ts';
import type { SectionScreen, SectionScreenProps } from '../section-screen.tsx';
import { IbanField } from './iban-field.tsx';
import { settlementMessages as messages } from './messages.ts';
import { settlementQuestions } from './questions.ts';
import type { settlement } from './step.ts';

type SettlementDraft = Draft<typeof settlement.fields>;

function SettlementFields(props: SectionScreenProps<SettlementDraft>) {
  const { say } = useLanguage();
  return (
    <>
      <TextField
        {...bindText(props, 'bank_account_holder_name')}
        label={say(messages.holder)}
        help={say(props.variant === 'home' ? messages.holder_person_help : messages.holder_organisation_help)}
        autoComplete="off"
        required
      />
      {!props.isHelper && (
        <IbanField
          value={props.draft.iban_number ?? ''}
          onChange={(iban_number) => props.change({ iban_number })}
          error={props.problem('iban_number')}
        />
      )}
    </>
  );
}

export const settlementScreen: SectionScreen<SettlementDraft> = {
  lead: messages.lead,
  labels: labelsOf(settlementQuestions),
  Fields: SettlementFields,
};
