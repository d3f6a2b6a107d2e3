import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import type { Typed } from '../../fields.ts';
import { bindField } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { EfficiencyFields } from './efficiency-fields.tsx';
import { efficiencySelectorMessages as messages } from './messages.ts';
import type { efficiencySelector } from './step.ts';
import { TypicalEfficiencies } from './typical-efficiencies.tsx';

type EfficiencySelectorAnswers = Typed<typeof efficiencySelector.fields> & {
  knows_efficiency?: 'yes' | 'no' | undefined;
};

function EfficiencySelectorFields(props: ScreenProps<EfficiencySelectorAnswers>) {
  const { draft } = props;
  const { say } = useLanguage();
  return (
    <>
      <ChoiceCards
        {...bindField(props, 'knows_efficiency')}
        legend={say(messages.title)}
        legendHidden
        columns={2}
        options={[
          { value: 'yes', label: say(messages.yes), description: say(messages.yes_description) },
          { value: 'no', label: say(messages.no), description: say(messages.no_description) },
        ]}
      />
      {draft.knows_efficiency === 'yes' && (
        <>
          <EfficiencyFields {...props} />
          <TypicalEfficiencies />
        </>
      )}
      {draft.knows_efficiency === 'no' && (
        <Notice title={say(messages.adviser_title)} announce="status">
          <p>{say(messages.adviser)}</p>
          <p>{say(messages.find)}</p>
        </Notice>
      )}
    </>
  );
}

export const efficiencySelectorScreen: StepScreen<EfficiencySelectorAnswers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: EfficiencySelectorFields,
};
