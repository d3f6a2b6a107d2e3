import { projectVariants } from '@ndp/domain/project.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import type { Typed } from '../../fields.ts';
import { useLanguage } from '../../language.tsx';
import { buildingPictures } from '../../pictures/buildings.tsx';
import { buildingNames } from '../../project/option-names.ts';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { projectTypeMessages as messages } from './messages.ts';
import type { projectType } from './step.ts';

type Answers = Typed<typeof projectType.schema>;

function ProjectTypeFields({ draft, change, problem }: ScreenProps<Answers>) {
  const { say } = useLanguage();
  return (
    <ChoiceCards
      name="project_variant"
      legend={say(messages.title)}
      legendHidden
      columns={3}
      options={projectVariants.map((variant) => {
        const { name, description } = buildingNames[variant];
        const Picture = buildingPictures[variant];
        return { value: variant, label: say(name), description: say(description), picture: <Picture /> };
      })}
      value={draft.project_variant}
      onChange={(project_variant) => change({ project_variant })}
      error={problem('project_variant')}
    />
  );
}

export const projectTypeScreen: StepScreen<Answers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: ProjectTypeFields,
};
