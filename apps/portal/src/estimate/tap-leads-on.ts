import { questionForm } from '../site/form-fields.ts';

/** How long a chosen card is seen before the page goes on, ms. */
const seenMs = 150;

/**
 * Lets a tap on an answer press Next, until the signal ends it. Only a finger's tap: with a mouse or the keyboard the
 * way on is at hand, and arrow keys walk through the answers.
 */
export function leadOnByTap(signal: AbortSignal): void {
  const form = document.getElementById(questionForm);
  if (!(form instanceof HTMLFormElement)) return;
  let isTouched = false;
  const onPointer = ({ pointerType }: PointerEvent) => {
    isTouched = pointerType === 'touch';
  };
  const onKey = () => {
    isTouched = false;
  };
  const onChange = () => {
    if (isTouched) setTimeout(() => signal.aborted || form.requestSubmit(), seenMs);
  };
  form.addEventListener('pointerdown', onPointer, { signal });
  form.addEventListener('keydown', onKey, { signal });
  form.addEventListener('change', onChange, { signal });
}
