/** A name as it stands within a sentence: “Pompa powietrzna” is “pompa powietrzna”. Pure. */
export function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** A name as it begins a line. Pure. */
export function upperFirst(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
