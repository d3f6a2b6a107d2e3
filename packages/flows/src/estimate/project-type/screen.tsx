import { projectVariants } from '@ndp/domain/project.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import type { Typed } from '../../fields.ts';
import { bindField } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import { buildingPictures } from '../../pictures/buildings.tsx';
import { buildingNames } from '../../project/building-names.ts';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { projectTypeMessages as messages } from './messages.ts';
import type { projectType } from './step.ts';

type ProjectTypeAnswers = Typed<typeof projectType.schema>;

function ProjectTypeFields(props: ScreenProps<ProjectTypeAnswers>) {
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

export const projectTypeScreen: StepScreen<ProjectTypeAnswers> = {
  title: messages.title,
  lead: messages.lead,
  isOneChoice: true,
  Fields: ProjectTypeFields,
};
