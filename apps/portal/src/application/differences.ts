export function differences(mine: object, saved: object) {
  const [a, b] = [mine, saved].map((section) => new Map(Object.entries(section)));
  return [...(a?.keys() ?? [])]
    .map((field) => ({ field, mine: shown(a?.get(field)), saved: shown(b?.get(field)) }))
    .filter((values) => values.mine !== values.saved);
}

function shown(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
