import { controlId, focusField } from '@ndp/ui/field-ids.ts';

/** Moves the focus to a field, out of the fold it may lie in. */
export function reachField(name: string): void {
  document.getElementById(controlId(name))?.closest('details')?.setAttribute('open', '');
  focusField(name);
}
