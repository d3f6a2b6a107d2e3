import { constructionYears } from '@ndp/domain/project.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import type { Typed } from '../../fields.ts';
import { useLanguage } from '../../language.tsx';
import { constructionYearNames } from '../../project/option-names.ts';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { builtYearMessages as messages } from './messages.ts';
import type { builtYear } from './step.ts';

type Answers = Typed<typeof builtYear.schema>;

function BuiltYearFields({ draft, change, problem }: ScreenProps<Answers>) {
  const { say } = useLanguage();
  return (
    <ChoiceCards
      name="construction_year"
      legend={say(messages.title)}
      legendHidden
      help={say(messages.where)}
      compact
      options={constructionYears.map((band) => ({ value: band, label: say(constructionYearNames[band]) }))}
      value={draft.construction_year}
      onChange={(construction_year) => change({ construction_year })}
      error={problem('construction_year')}
    />
  );
}

export const builtYearScreen: StepScreen<Answers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: BuiltYearFields,
};
