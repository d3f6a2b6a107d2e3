import { getHelping, type HelpingAnswer, type HelpingLink } from '@ndp/contract/calls/helping.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import { applicationScreens } from '@ndp/flows/application/application.screens.tsx';
import { type HelperStep, helperSteps } from '@ndp/flows/application/helping/preparation.ts';
import {
  closeApplication,
  loadHelp,
  type OpenedApplication,
  takeOpened,
  useApplication,
} from '../application/application-store.ts';
import { unlessGone } from '../attempt/problem.ts';
import { notFound, redirect } from '../routing/signals.ts';
import { ask } from '../site/site.ts';
import { today } from '../site/today.ts';

/** Looks behind a helper's link, once for all its pages; on the server it is done already. */
export async function openHelping({ token }: HelpingLink, opened?: OpenedApplication): Promise<void> {
  if (opened || useApplication.getState().helperToken === token) return;
  closeApplication();
  takeOpened(await loadHelp(token));
}

/** Lets a helper onto any page there is; without a link that opens something, onto the one that says so. */
export async function loadHelpStep(
  { step, token }: HelpingLink & { readonly step: string },
  opened?: OpenedApplication,
) {
  await openHelping({ token }, opened);
  const { helping } = opened ?? useApplication.getState();
  if (!helping) throw redirect({ to: '/grant/help/$token', params: { token }, replace: true });
  const known = stepsOf(helping).find(({ path }) => path === step);
  if (!known) throw notFound();
  return { path: known.path, screen: await applicationScreens[known.id]() };
}

/** Asks anew how the case stands; what is typed stays. */
export async function lookAgain(token: string): Promise<void> {
  const helping = await unlessGone(ask(getHelping, { params: { token } }));
  useApplication.setState({ helping });
}

/** The pages of this helper, in their order. */
export function stepsOf({ variant }: HelpingAnswer): readonly HelperStep[] {
  return helperSteps({ variant: variant as ProjectVariant, today: today() });
}

/** What stands on a page: what is typed over what is known. */
export function answersOn(helping: HelpingAnswer, { section, path }: HelperStep, drafts: object) {
  return { ...helping.sections[section], ...(drafts as Readonly<Record<string, object>>)[path] };
}
