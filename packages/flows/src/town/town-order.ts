interface Town {
  readonly name: string;
  readonly kind: string;
}

/**
 * The towns found, the likeliest first: towns whose name begins as typed, then villages whose name does, then the
 * rest. Within each the order stays. Case and diacritics do not count.
 */
export function orderTowns<Found extends Town>(towns: readonly Found[], typed: string): readonly Found[] {
  const beginning = fold(typed);
  const rank = ({ name, kind }: Found) => {
    if (!fold(name).startsWith(beginning)) return 2;
    return kind === 'miasto' ? 0 : 1;
  };
  return towns.toSorted((a, b) => rank(a) - rank(b));
}

/** The one town whose whole name was typed; undefined where several bear it, or only a part of a town does. */
export function onlyTownOf<Found extends { readonly name: string; readonly part?: string | undefined }>(
  towns: readonly Found[],
  typed: string,
): Found | undefined {
  const [only, ...others] = towns.filter(({ name, part }) => !part && fold(name) === fold(typed));
  return others.length === 0 ? only : undefined;
}

/** Łódź gives `lodz`. */
function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
