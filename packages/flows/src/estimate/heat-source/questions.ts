import { heatSourceNames } from '../../project/option-names.ts';
import { namedSubType } from '../../project/sub-type-names.ts';
import { type AnswersTo, nameOf, type Questions, type Tell } from '../../question.ts';
import type { heatSource } from './step.ts';

/** Documents name the new source as the regulation does. */
type InWordsOfTheLaw = {
  readonly official_source?: string;
};

const label = { pl: 'Nowe źródło ciepła', en: 'New heat source' };

/** The new source with its sub-type, by the names the screens give them. */
export function newSource(
  { heat_source, heat_source_variant }: AnswersTo<typeof heatSource.fields>,
  tell: Tell,
): string | null | undefined {
  const name = nameOf(heatSourceNames, heat_source, tell);
  const subType = namedSubType(heat_source, heat_source_variant);
  return subType ? `${name}: ${tell.say(subType.name)}` : name;
}

export const heatSourceQuestions = {
  heat_source: {
    label,
    shown: { value: newSource },
    printed: { value: ({ official_source }) => official_source },
  },
  heat_source_variant: { label, shown: { with: 'heat_source' }, printed: { with: 'heat_source' } },
} satisfies Questions<typeof heatSource.fields, InWordsOfTheLaw>;
