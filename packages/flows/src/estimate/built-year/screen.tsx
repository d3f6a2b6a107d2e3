import { constructionYears } from '@ndp/domain/project.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import type { Typed } from '../../fields.ts';
import { upperFirst } from '../../first-letter.ts';
import { bindField } from '../../form/bind-field.tsx';
import { Details } from '../../form/details.tsx';
import { useLanguage } from '../../language.tsx';
import { constructionYearNames } from '../../project/option-names.ts';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { builtYearMessages as messages } from './messages.ts';
import type { builtYear } from './step.ts';

type BuiltYearAnswers = Typed<typeof builtYear.schema>;

function BuiltYearFields(props: ScreenProps<BuiltYearAnswers>) {
  const { say } = useLanguage();
  return (
    <>
      <ChoiceCards
        {...bindField(props, 'construction_year')}
        legend={say(messages.title)}
        legendHidden
        compact
        columns={2}
        options={constructionYears.map((band) => ({
          value: band,
          label: upperFirst(say(constructionYearNames[band])),
        }))}
      />
      <Details title={say(messages.where_title)}>
        <p>{say(messages.where)}</p>
      </Details>
    </>
  );
}

export const builtYearScreen: StepScreen<BuiltYearAnswers> = {
  title: messages.title,
  lead: messages.lead,
  isOneChoice: true,
  Fields: BuiltYearFields,
};
