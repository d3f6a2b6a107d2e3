import { type Language, say } from '../../message.ts';
import { existingHeatSourceNames, heatSourceNames } from '../../project/option-names.ts';
import { namedSubType } from '../../project/sub-type-names.ts';

/** The heat sources of a project, under the wire's names. */
interface HeatSources {
  readonly existing_heat_source: string | null;
  readonly heat_source: string | null;
  readonly heat_source_variant: number | null;
}

/** Both heat sources in words; a word that is on no list is shown as it came. */
export function heatSourceRows(
  { existing_heat_source, heat_source, heat_source_variant }: HeatSources,
  language: Language,
): { readonly existing: string | null; readonly planned: string | null } {
  const existing =
    existing_heat_source !== null && isIn(existingHeatSourceNames, existing_heat_source)
      ? say(existingHeatSourceNames[existing_heat_source].name, language)
      : existing_heat_source;
  if (heat_source === null || !isIn(heatSourceNames, heat_source)) return { existing, planned: heat_source };
  const name = say(heatSourceNames[heat_source].name, language);
  const subType = namedSubType(heat_source, heat_source_variant ?? undefined);
  return { existing, planned: subType ? `${name}: ${say(subType.name, language)}` : name };
}

function isIn<Names extends object>(names: Names, word: PropertyKey): word is keyof Names {
  return Object.hasOwn(names, word);
}
