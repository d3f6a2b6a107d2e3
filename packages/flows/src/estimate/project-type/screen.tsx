import { projectVariants } from '@ndp/domain/project.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { bindField } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import { buildingPictures } from '../../pictures/buildings.tsx';
import { buildingNames } from '../../project/option-names.ts';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import type { Answers } from '../answers.ts';
import { projectTypeMessages as messages } from './messages.ts';

function ProjectTypeFields(props: ScreenProps<Answers>) {
  const { say } = useLanguage();
  return (
    <ChoiceCards
      {...bindField(props, 'project_variant')}
      legend={say(messages.title)}
      legendHidden
      columns={3}
      options={projectVariants.map((variant) => {
        const { name, description } = buildingNames[variant];
        const Picture = buildingPictures[variant];
        return { value: variant, label: say(name), description: say(description), picture: <Picture /> };
      })}
    />
  );
}

export const projectTypeScreen: StepScreen<Answers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: ProjectTypeFields,
};
