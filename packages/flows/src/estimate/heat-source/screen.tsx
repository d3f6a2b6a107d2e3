import { type NewHeatSource, newHeatSourceNames, subTypesOf } from '@ndp/domain/heat-sources.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import type { Typed } from '../../fields.ts';
import { useLanguage } from '../../language.tsx';
import { HeatPumpKindPicture } from '../../pictures/heat-pumps.tsx';
import { heatSourcePictures } from '../../pictures/heat-sources.tsx';
import { heatSourceNames } from '../../project/option-names.ts';
import { namedSubTypes } from '../../project/sub-type-names.ts';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { heatSourceMessages as messages } from './messages.ts';
import type { heatSource } from './step.ts';

type Answers = Typed<typeof heatSource.fields>;

function HeatSourceFields(props: ScreenProps<Answers>) {
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
        onChange={(source) =>
          source !== draft.heat_source &&
          change({ heat_source: source, heat_source_variant: onlySubType(source) })
        }
        error={problem('heat_source')}
      />
      {draft.heat_source && <SubTypes {...props} source={draft.heat_source} />}
    </>
  );
}

function SubTypes({ draft, change, problem, source }: ScreenProps<Answers> & { source: NewHeatSource }) {
  const { say } = useLanguage();
  return (
    <ChoiceCards
      name="heat_source_variant"
      legend={say(messages.sub_type, { source: say(heatSourceNames[source].name) })}
      help={say(messages.sub_type_help)}
      options={namedSubTypes(source).map(({ subType, name, description }) => ({
        value: String(subType),
        label: say(name),
        description: say(description),
        ...(source === 'heat_pump' ? { picture: <HeatPumpKindPicture subType={subType} /> } : {}),
      }))}
      value={draft.heat_source_variant === undefined ? undefined : String(draft.heat_source_variant)}
      onChange={(subType) => change({ heat_source_variant: Number(subType) })}
      error={problem('heat_source_variant')}
    />
  );
}

/** Number 1 for a source with a single sub-type; otherwise the visitor chooses. */
function onlySubType(source: NewHeatSource): number | undefined {
  const [first, ...others] = subTypesOf(source);
  return others.length === 0 ? first : undefined;
}

export const heatSourceScreen: StepScreen<Answers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: HeatSourceFields,
};
