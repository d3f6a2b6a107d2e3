type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what was typed and chosen on a page before it was taken over: React keeps it in sight, but knows nothing
 * of it, and wipes it with the next change.
 *
 * @returns tells the page what was noted, one after the other, once it is drawn anew
 */
export function noteTyped(place: HTMLElement): () => Promise<void> {
  const controls = [...place.querySelectorAll<Control>('main :is(input, textarea, select)')];
  const done = controls.map(redoOf).filter((redo) => redo !== undefined);
  // A choice may be what makes a field stand on the page.
  const inOrder = [...done.filter(({ isChoice }) => isChoice), ...done.filter(({ isChoice }) => !isChoice)];
  return async () => {
    for (const { control, redo } of inOrder) {
      await Promise.resolve();
      const now = control.isConnected ? control : document.getElementById(control.id);
      if (now?.tagName === control.tagName) redo(now as Control);
    }
  };
}

interface Noted {
  readonly control: Control;
  readonly isChoice: boolean;
  readonly redo: (control: Control) => void;
}

function redoOf(control: Control): Noted | undefined {
  if (control instanceof HTMLSelectElement) {
    const written = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    const { value } = control;
    return value === written?.value
      ? undefined
      : { control, isChoice: true, redo: (now) => retype(now, value) };
  }
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    const isSame =
      control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked);
    return isSame ? undefined : { control, isChoice: true, redo: rechoose };
  }
  if (/^(hidden|file)$/.test(control.type)) return undefined;
  const { value } = control;
  return value === control.defaultValue
    ? undefined
    : { control, isChoice: false, redo: (now) => retype(now, value) };
}

function rechoose(box: Control): void {
  if (!(box instanceof HTMLInputElement)) return;
  box.checked = box.defaultChecked;
  box.click();
}

/** React takes an event for news only where the value is another than it has seen, and it sees what is set directly. */
function retype(field: Control, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    tellChange(field);
  } else {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function tellChange(control: Control): void {
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
