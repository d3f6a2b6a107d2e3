/** A place somebody pressed beside its answer; another press is another object. */
export interface WantedPlace {
  readonly place: string;
}
