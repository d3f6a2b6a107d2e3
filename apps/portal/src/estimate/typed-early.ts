import { placeAt } from '../routing/addresses.ts';
import { type } from './estimate-store.ts';

/** Keeps what was chosen on a page of the server before its script had come. */
export function keepTyped(place: HTMLElement): void {
  const form = place.querySelector<HTMLFormElement>('#question');
  const step = placeAt(location.pathname)?.params.step;
  if (!form || !step) return;
  const chosen = Object.fromEntries(new FormData(form));
  if (Object.keys(chosen).length > 0) type(step, chosen);
}
