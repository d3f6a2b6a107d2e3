/** How long a part may take to be drawn, ms. */
const patienceMs = 10_000;

/** Brings a part of the page into sight and gives it the focus: its first field, or its heading. Waits until it is drawn. */
export function focusOnPart(headingId: string): void {
  const find = () => {
    const heading = document.getElementById(headingId);
    // A tab that is not seen has no place on the page.
    if (!heading || heading.closest('[hidden]')) return false;
    const part = heading.closest('section') ?? heading;
    const field = part.querySelector<HTMLElement>('input, textarea, select');
    if (!field) heading.tabIndex = -1;
    (field ?? heading).focus({ preventScroll: true });
    part.scrollIntoView?.({ block: 'nearest' });
    return true;
  };
  if (find()) return;
  const changes = new MutationObserver(() => {
    if (find()) changes.disconnect();
  });
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['hidden'] });
  setTimeout(() => changes.disconnect(), patienceMs);
}

/** Gives the focus to the first field of a form. */
export function focusOnField(form: Element | null): void {
  form?.querySelector<HTMLElement>('input:not([type="file"]), textarea, select')?.focus();
}
