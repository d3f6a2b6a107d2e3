import { CheckField } from '@ndp/ui/check-field.tsx';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import type { Typed } from '../../fields.ts';
import { bindText, bindTick } from '../../form/bind-field.tsx';
import { fieldMessages } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { Consent } from '../consent.tsx';
import { CompletionDate } from './completion-date.tsx';
import { InstallerChoice } from './installer-choice.tsx';
import { planningMessages as messages } from './messages.ts';
import type { planningFields } from './step.ts';
import { longestModel, longestNote } from './step.ts';

type Answers = Typed<typeof planningFields>;

function PlanningFields(props: ScreenProps<Answers>) {
  const { say } = useLanguage();
  return (
    <>
      <OtherFunding {...props} />
      <CompletionDate {...props} />
      <TextField
        {...bindText(props, 'heater_model_name')}
        label={say(messages.model)}
        help={say(messages.model_help)}
        autoComplete="off"
        maxLength={longestModel}
        required
      />
      <InstallerChoice {...props} />
      <TextField
        {...bindText(props, 'note')}
        label={say(messages.note)}
        optionalText={say(fieldMessages.optional)}
        help={say(messages.note_help)}
        multiline
        rows={4}
        maxLength={longestNote}
      />
      <CheckField
        {...bindTick(props, 'is_existing_heat_source_eliminated')}
        label={say(messages.eliminated)}
        help={say(messages.eliminated_help)}
        required
      />
      {!props.isCorrection && <Consent {...props} />}
    </>
  );
}

function OtherFunding({ draft, change, problem }: ScreenProps<Answers>) {
  const { say } = useLanguage();
  const { is_other_funding } = draft;
  return (
    <ChoiceCards
      name="is_other_funding"
      legend={say(messages.other_funding)}
      help={say(messages.other_funding_help)}
      columns={2}
      compact
      options={[
        { value: 'yes', label: say(messages.yes) },
        { value: 'no', label: say(messages.no) },
      ]}
      value={is_other_funding === undefined ? undefined : is_other_funding ? 'yes' : 'no'}
      onChange={(answer) => change({ is_other_funding: answer === 'yes' })}
      error={problem('is_other_funding')}
    />
  );
}

export const planningScreen: StepScreen<Answers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: PlanningFields,
};
