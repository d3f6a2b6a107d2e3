import { type NewHeatSource, newHeatSourceNames } from '@ndp/domain/heat-sources.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { Asked } from '../../form/asked.tsx';
import { useLanguage } from '../../language.tsx';
import { heatSourcePictures } from '../../pictures/heat-sources.tsx';
import { heatSourceNames } from '../../project/option-names.ts';
import { namedSubTypes } from '../../project/sub-type-names.ts';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { Appearing } from './appearing.tsx';
import { heatSourceMessages as messages } from './messages.ts';
import { PumpQuestions } from './pump-questions.tsx';
import { chooseSource, type HeatSourceAnswers } from './step.ts';

function HeatSourceFields(props: ScreenProps<HeatSourceAnswers>) {
  const { draft, change, problem } = props;
  const { say } = useLanguage();
  return (
    <>
      <ChoiceCards
        name="heat_source"
        legend={say(messages.title)}
        legendHidden
        options={newHeatSourceNames.map((source) => {
          const { name, description } = heatSourceNames[source];
          const Picture = heatSourcePictures[source];
          return { value: source, label: say(name), description: say(description), picture: <Picture /> };
        })}
        value={draft.heat_source}
        onChange={(source) => source !== draft.heat_source && change(chooseSource(source))}
        error={problem('heat_source')}
      />
      {draft.heat_source === 'heat_pump' ? (
        <PumpQuestions {...props} />
      ) : (
        draft.heat_source && <SubTypes key={draft.heat_source} {...props} source={draft.heat_source} />
      )}
    </>
  );
}

function SubTypes({
  draft,
  change,
  problem,
  source,
}: ScreenProps<HeatSourceAnswers> & { source: NewHeatSource }) {
  const { say } = useLanguage();
  const question = say(messages.sub_type, { source: say(heatSourceNames[source].name) });
  return (
    <Appearing text={say(messages.appeared, { question })}>
      <Asked question="heat_source_variant" of={source} />
      <ChoiceCards
        name="heat_source_variant"
        legend={question}
        help={say(messages.sub_type_help)}
        options={namedSubTypes(source).map(({ subType, name, description }) => ({
          value: String(subType),
          label: say(name),
          description: say(description),
        }))}
        value={draft.heat_source_variant === undefined ? undefined : String(draft.heat_source_variant)}
        onChange={(subType) => change({ heat_source_variant: Number(subType) })}
        error={problem('heat_source_variant')}
      />
    </Appearing>
  );
}

export const heatSourceScreen: StepScreen<HeatSourceAnswers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: HeatSourceFields,
};
