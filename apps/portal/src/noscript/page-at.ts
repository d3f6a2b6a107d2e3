import { applicationScreens } from '@ndp/flows/application/application.screens.tsx';
import { estimateScreens } from '@ndp/flows/estimate/estimate.screens.tsx';
import { type Address, type MatchedPath, placeAt } from '../routing/addresses.ts';
import type { Site } from '../site/site.ts';

/** What may stand in the place of a step. */
const steps: Readonly<Partial<Record<Address, object>>> = {
  '/application/$step': estimateScreens,
  '/additional-data/project/$step/$id/$token': estimateScreens,
  '/additional-data/$step/$id/$token': applicationScreens,
  '/grant/help/$token/$step': applicationScreens,
};

/**
 * The page at a path of a partner's portal.
 *
 * @returns undefined where none stands: no such address, no such step, or the privacy policy of another programme
 */
export function pageAt(pathname: string, { program }: Site): MatchedPath | undefined {
  const place = placeAt(pathname);
  if (!place) return undefined;
  const { address, params } = place;
  const named = steps[address];
  if (named && !Object.hasOwn(named, params.step ?? '')) return undefined;
  const isOthers = address === '/application/stx-privacy-policy' && program.privacyPolicyPath !== address;
  return isOthers ? undefined : place;
}
