import { existingHeatSources } from '@ndp/domain/heat-sources.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import type { Typed } from '../../fields.ts';
import { bindField } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import { heatSourcePictures } from '../../pictures/heat-sources.tsx';
import { existingHeatSourceNames } from '../../project/option-names.ts';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { existingHeatSourceMessages as messages } from './messages.ts';
import type { existingHeatSource } from './step.ts';

type ExistingHeatSourceAnswers = Typed<typeof existingHeatSource.schema>;

function ExistingHeatSourceFields(props: ScreenProps<ExistingHeatSourceAnswers>) {
  const { say } = useLanguage();
  return (
    <ChoiceCards
      {...bindField(props, 'existing_heat_source')}
      legend={say(messages.title)}
      legendHidden
      options={existingHeatSources.map((source) => {
        const { name, description } = existingHeatSourceNames[source];
        const Picture = heatSourcePictures[source];
        return { value: source, label: say(name), description: say(description), picture: <Picture /> };
      })}
    />
  );
}

export const existingHeatSourceScreen: StepScreen<ExistingHeatSourceAnswers> = {
  title: messages.title,
  lead: messages.lead,
  isOneChoice: true,
  Fields: ExistingHeatSourceFields,
};
