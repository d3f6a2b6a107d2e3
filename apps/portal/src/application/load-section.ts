import type { ApplicationStepId } from '@ndp/flows/application/application.flow.ts';
import { applicationScreens } from '@ndp/flows/application/application.screens.tsx';

/** Fetches the screen of a step of the application. */
export async function loadSection(path: string) {
  return { path, screen: await applicationScreens[path as ApplicationStepId]() };
}
