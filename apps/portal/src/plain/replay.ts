/**
 * Tells the page that was taken over what had been typed and chosen on it before: React keeps it in sight, but knows
 * nothing of it, and would wipe it with the next change.
 */
export function replayTyped(place: HTMLElement): void {
  for (const control of place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input, textarea)',
  )) {
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) rechoose(control);
    else if (!/^(hidden|file)$/.test(control.type) && control.value !== control.defaultValue) retype(control);
  }
}

function rechoose(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return;
  box.checked = box.defaultChecked;
  box.click();
}

/** React takes an event for news only where the value is another than it has seen, and it sees what is set directly. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
