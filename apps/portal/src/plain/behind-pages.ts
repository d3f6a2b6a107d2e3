import type { OpenedApplication } from '../application/application-store.ts';
import { followLink, guardCheck, guardOverview, loadSection } from '../application/guard-section.ts';
import type { Address } from '../routing/addresses.ts';
import { type Pages, page } from '../routing/pages.ts';
import type { Asked } from '../signing/load-signing.ts';

/** Shows a page that only leads on. */
const Nothing = () => null;

/** The addresses behind a mailed link that are written whole. */
export const behindAddresses: readonly Address[] = [
  '/grant/application/$id/$token',
  '/additional-data/$step/$id/$token',
  '/additional-data/check/$id/$token',
  '/additional-data/overview/$id/$token',
  '/grant/signing/$token',
];

/** The page of a link to sign, behind which somebody has looked. */
export function pagesToSign(asked: Asked): Partial<Pages> {
  return {
    '/grant/signing/$token': page(
      '/grant/signing/$token',
      async () => (await import('../signing/signing-page.tsx')).SigningPage,
      () => asked,
    ),
  };
}

/** The pages behind a link that has been opened; they are entered by the rules of the browser. */
export function pagesBehind(opened: OpenedApplication): Partial<Pages> {
  return {
    '/grant/application/$id/$token': page(
      '/grant/application/$id/$token',
      () => Nothing,
      ({ params }) => followLink(params, opened),
    ),
    '/additional-data/$step/$id/$token': page(
      '/additional-data/$step/$id/$token',
      async () => (await import('../application/section-frame.tsx')).SectionFrame,
      ({ params }) => loadSection(params, opened),
    ),
    '/additional-data/check/$id/$token': page(
      '/additional-data/check/$id/$token',
      async () => (await import('../application/check-page.tsx')).CheckPage,
      ({ params }) => guardCheck(params, opened),
    ),
    '/additional-data/overview/$id/$token': page(
      '/additional-data/overview/$id/$token',
      async () => (await import('../application/overview-page.tsx')).OverviewPage,
      ({ params }) => guardOverview(params, opened),
    ),
  };
}
