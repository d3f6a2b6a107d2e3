import { heatSourceNames } from '../../project/option-names.ts';
import { namedSubType } from '../../project/sub-type-names.ts';
import { type AnswersTo, type Formatter, nameOf, type Questions } from '../../question.ts';
import { heatSourceMessages as messages } from './messages.ts';
import type { heatSource } from './step.ts';

/** Documents name the new source as the regulation does. */
type InWordsOfTheLaw = {
  readonly official_source?: string;
};

const label = { pl: 'Nowe źródło ciepła', en: 'New heat source' };

type StoredHeatSource = AnswersTo<typeof heatSource.kept>;

/** Says of a source whose sub-type is not known yet that the most common one was taken. */
function withAssumption(
  name: string | null | undefined,
  { is_sub_type_assumed }: StoredHeatSource,
  { say }: Formatter,
) {
  return name && is_sub_type_assumed ? say(messages.assumed, { name }) : name;
}

/** The new source by the name of its sub-type, as the screens give it. */
export function newSource(chosen: StoredHeatSource, format: Formatter): string | null | undefined {
  const { heat_source, heat_source_variant } = chosen;
  const name = nameOf(heatSourceNames, heat_source, format);
  const subType = namedSubType(heat_source, heat_source_variant);
  return withAssumption(subType ? format.say(subType.name) : name, chosen, format);
}

/** Only where it is so do overview and documents say it, beside the source. */
const beside = { leftOut: 'said beside the source, of those it is true of' } as const;
const saidOfSource = { shown: beside, printed: beside };

/** The answers a sub-type follows from are not kept with it. */
const instead = { leftOut: 'the sub-type that follows from it is told' } as const;
const askedOnly = { shown: instead, printed: instead };

export const heatSourceQuestions = {
  heat_source: {
    label,
    shown: { value: newSource },
    printed: { value: (chosen, format) => withAssumption(chosen.official_source, chosen, format) },
  },
  heat_source_variant: { label, shown: { with: 'heat_source' }, printed: { with: 'heat_source' } },
  is_sub_type_assumed: { label, ...saidOfSource },
  heat_from: { label: messages.heat_from, ...askedOnly },
  driven_by: { label: messages.driven_by, ...askedOnly },
  gas_process: { label: messages.gas_process, ...askedOnly },
} satisfies Questions<typeof heatSource.kept, InWordsOfTheLaw> & Questions<typeof heatSource.pump>;
