/** A document was asked for without something it must say. Nothing is rendered. */
export class MissingValue extends Error {
  /** Path of the field in the data: 'settlement.iban', 'consents.0.textVersion'. */
  readonly field: string;

  constructor(field: string) {
    super(`the document needs a value for ${field}`);
    this.name = 'MissingValue';
    this.field = field;
  }
}
