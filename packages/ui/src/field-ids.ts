/** Id of the focusable control of a field; the error summary links to it. */
export const controlId = (name: string): string => `field-${name}`;

export const labelId = (name: string): string => `field-${name}-label`;
export const helpId = (name: string): string => `field-${name}-help`;
export const errorId = (name: string): string => `field-${name}-error`;
export const statusId = (name: string): string => `field-${name}-status`;

/** The `aria-describedby` of a control: its help, then its error; undefined when it has neither. */
export function describedBy(field: { name: string; help?: unknown; error?: unknown }): string | undefined {
  const ids = [
    field.help === undefined ? undefined : helpId(field.name),
    field.error === undefined ? undefined : errorId(field.name),
  ].filter((id) => id !== undefined);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The same as properties, for components that take no undefined. */
export function describedByProps(field: Parameters<typeof describedBy>[0]): { 'aria-describedby'?: string } {
  const ids = describedBy(field);
  return ids === undefined ? {} : { 'aria-describedby': ids };
}

/** Moves focus to the control of a field, or to the first control inside it (date parts). False if there is none. */
export function focusField(name: string): boolean {
  const element = document.getElementById(controlId(name));
  const target = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  return target === document.activeElement;
}

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex="0"]';
