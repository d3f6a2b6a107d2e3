import { controlId } from '@ndp/ui/field-ids.ts';

/**
 * These fields in the order of the page, without those that cannot be answered yet: a list that waits for the one
 * above it, a question that is not asked. Where none of them is on the page, all of them as they came.
 */
export function inPageOrder(fields: readonly string[]): readonly string[] {
  const found = fields.flatMap((field) => {
    const control = document.getElementById(controlId(field));
    return control && !control.matches(':disabled') ? [{ field, control }] : [];
  });
  if (found.length === 0) return fields;
  found.sort((a, b) =>
    a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return found.map(({ field }) => field);
}
