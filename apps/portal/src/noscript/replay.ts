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
      const now = standingFor(control);
      if (now) redo(now);
    }
    await Promise.all(inOrder.filter(({ isChoice }) => !isChoice).map(tellUntilHeard));
  };
}

/** The control itself, or the one that has taken its place. */
function standingFor(control: Control): Control | undefined {
  const now = control.isConnected ? control : document.getElementById(control.id);
  return now?.tagName === control.tagName ? (now as Control) : undefined;
}

/** How long a part of the page may be on its way, and how often it is looked for, ms. */
const patience = { most: 20_000, pause: 100 };

/**
 * Tells a part of the page that comes later than the rest what was typed in it. React writes down in the page what it has
 * heard, empties what it has not when it draws the part anew, and may put another field in its place.
 */
async function tellUntilHeard({ control, written }: Noted): Promise<void> {
  let typed = control.value;
  control.addEventListener('input', ({ isTrusted }) => {
    if (isTrusted) typed = control.value;
  });
  for (let waited = 0; waited < patience.most; waited += patience.pause) {
    const now = standingFor(control);
    const isOther = now !== undefined && now !== control;
    if (now && writtenIn(now) === written && typed !== written) {
      // Whoever is still typing is not disturbed.
      if (isOther || now !== document.activeElement) retype(now, typed);
    } else if (now) return;
    if (isOther) return;
    await new Promise((wake) => setTimeout(wake, patience.pause));
  }
}

interface Noted {
  readonly control: Control;
  readonly isChoice: boolean;
  /** What stood in the page when it was written. */
  readonly written: string;
  readonly redo: (control: Control) => void;
}

function redoOf(control: Control): Noted | undefined {
  const written = writtenIn(control);
  const { value } = control;
  if (control instanceof HTMLSelectElement) {
    return value === written
      ? undefined
      : { control, isChoice: true, written, redo: (now) => retype(now, value) };
  }
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    const isSame =
      control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked);
    return isSame ? undefined : { control, isChoice: true, written, redo: rechoose };
  }
  if (/^(hidden|file)$/.test(control.type)) return undefined;
  return value === written
    ? undefined
    : { control, isChoice: false, written, redo: (now) => retype(now, value) };
}

/** What a page says by itself that a control holds. */
function writtenIn(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
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
