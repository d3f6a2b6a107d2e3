import { constructionYears } from '@ndp/domain/project.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import type { Typed } from '../../fields.ts';
import { bindField } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import { constructionYearNames } from '../../project/option-names.ts';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { builtYearMessages as messages } from './messages.ts';
import type { builtYear } from './step.ts';

type Answers = Typed<typeof builtYear.schema>;

function BuiltYearFields(props: ScreenProps<Answers>) {
  const { say } = useLanguage();
  return (
    <ChoiceCards
      {...bindField(props, 'construction_year')}
      legend={say(messages.title)}
      legendHidden
      help={say(messages.where)}
      compact
      options={constructionYears.map((band) => ({ value: band, label: say(constructionYearNames[band]) }))}
    />
  );
}

export const builtYearScreen: StepScreen<Answers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: BuiltYearFields,
};
