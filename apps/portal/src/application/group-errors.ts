import type { Validation } from '../steps/use-validation.ts';

type Errors = Validation['errors'];

/** The errors of a page with those of several fields as one line, which leads to the first of them. */
export function groupErrors(
  errors: Errors,
  isGrouped: (field: string) => boolean,
  line: (grouped: Errors) => { readonly label: string; readonly text: string },
): Errors {
  const grouped = errors.filter(({ field }) => isGrouped(field));
  if (grouped.length < 2) return errors;
  return errors.flatMap((error) => {
    if (!isGrouped(error.field)) return [error];
    return error === grouped[0] ? [{ ...error, ...line(grouped) }] : [];
  });
}
