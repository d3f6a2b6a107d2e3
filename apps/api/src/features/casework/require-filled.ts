import { unfilledFields } from '@ndp/flows/standard-answer.ts';
import { FieldsUnfilled } from './refusals.ts';

/** @throws {FieldsUnfilled} a text to the applicant still has a field of a standard answer */
export function requireFilled(text: string): void {
  const fields = unfilledFields(text);
  if (fields.length > 0) throw new FieldsUnfilled(fields);
}
