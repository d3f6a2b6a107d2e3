/** One choice of the address cascade as it goes over the wire. */
export interface Unit {
  readonly id: string;
  readonly name: string;
  /** The official Polish word, a key of `kindNames`; for a street its prefix, such as `ul.` or `al.`. */
  readonly kind: string;
  /** Where a place lies, nearest first; only in a search of the whole country. */
  readonly path?: string;
  /** The part of the place that the search matched: Nowa Huta of Kraków. */
  readonly part?: string;
}

/** A place with every level above it. */
export interface Location {
  readonly province: Unit;
  readonly county: Unit;
  readonly community: Unit;
  readonly city: Unit;
}

/** Degrees of longitude and latitude, WGS 84. */
export type Coordinates = readonly [longitude: number, latitude: number];
