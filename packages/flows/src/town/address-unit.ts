/** A unit of the address register, as far as it is told apart from others. */
export interface NamedUnit {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

/** Whether another unit of the list has the same name. */
export function sharesItsName(unit: NamedUnit, units: readonly NamedUnit[]): boolean {
  return units.some((other) => other.id !== unit.id && other.name === unit.name);
}

/** The name a unit is saved under; one that shares its name carries its kind: `Łowicz (gmina wiejska)`. */
export function savedName(unit: NamedUnit, units: readonly NamedUnit[]): string {
  return sharesItsName(unit, units) ? `${unit.name} (${unit.kind})` : unit.name;
}

/** The unit that was saved or typed under a name; in doubt the first. */
export function findUnit<Unit extends NamedUnit>(units: readonly Unit[], saved: string): Unit | undefined {
  const sought = saved.trim().toLocaleLowerCase('pl');
  const isSought = (name: string) => name.toLocaleLowerCase('pl') === sought;
  return units.find((unit) => isSought(savedName(unit, units))) ?? units.find((unit) => isSought(unit.name));
}
