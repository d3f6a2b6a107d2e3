import {
  type OpenedApplication,
  takeOpened,
  typeSection,
  useApplication,
} from '../application/application-store.ts';
import { flowOf } from '../application/sections.ts';
import type { WrittenBehind } from '../estimate/written.ts';
import { readSection } from './section-reading.ts';
import { takeCookiesBack } from './take-up.ts';

/** Goes on in the browser with a page behind a link: what the link opens is not asked for again. */
export function takeUpBehind({ opened, isTicked }: WrittenBehind): void {
  if (opened) takeOpened(opened as OpenedApplication);
  if (isTicked) takeCookiesBack();
}

/** Keeps what was typed on the page of a section since it was written. */
export function keepTypedBehind(path: string, typed: FormData): void {
  const { application } = useApplication.getState();
  const step = application && flowOf(application).steps.find((one) => one.path === path);
  if (!step) return;
  const form = new URLSearchParams([...typed].map(([name, said]) => [name, String(said)]));
  typeSection(path, readSection(step, form));
}
