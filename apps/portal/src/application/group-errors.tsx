import { ErrorLink } from '@ndp/ui/error-summary.tsx';
import { Fragment } from 'react';
import type { Validation } from '../steps/use-validation.ts';

type Errors = Validation['errors'];

/**
 * The errors of a page with those of several fields told by one sentence, which ends with a colon, and the names of the
 * fields, each a link.
 */
export function groupErrors(
  errors: Errors,
  isGrouped: (field: string) => boolean,
  sentence: (grouped: Errors) => string,
): Errors {
  const grouped = errors.filter(({ field }) => isGrouped(field));
  if (grouped.length < 2) return errors;
  const links = (
    <p>
      {sentence(grouped)}{' '}
      {grouped.map(({ field, label = '' }, at) => (
        <Fragment key={field}>
          {at > 0 && ', '}
          <ErrorLink field={field} text={label} />
        </Fragment>
      ))}
    </p>
  );
  return errors.flatMap((error) => {
    if (!isGrouped(error.field)) return [error];
    return error === grouped[0] ? [{ ...error, links }] : [];
  });
}
