import type { Address } from '../routing/addresses.ts';

/** The addresses behind the link of an application; what it opens goes along with each. */
const ofApplication: readonly Address[] = [
  '/grant/application/$id/$token',
  '/additional-data/$step/$id/$token',
  '/additional-data/check/$id/$token',
  '/additional-data/overview/$id/$token',
  '/additional-data/call-back/$id/$token',
  '/additional-data/payment/$id/$token',
  '/additional-data/helper/$id/$token',
  '/additional-data/project/$step/$id/$token',
  '/additional-data/planning/$id/$token',
  '/additional-data/paper/$id/$token',
  '/additional-data/consent-gdpr-oe/$id/$token',
  '/additional-data/consent-regulations-oe/$id/$token',
];

/** The addresses behind the link of a helper. */
const ofHelper: readonly Address[] = ['/grant/help/$token', '/grant/help/$token/$step'];

/** The addresses behind links of their own, and the page that fetches something else by the link of an application. */
const ofOthers: readonly Address[] = [
  '/grant/signing/$token',
  '/grant/co-owner/$token',
  '/grant/notices/$token',
  '/grant/opening/$token',
  '/grant/agreement/$token',
  '/grant/duties/$token',
  '/grant/papers/$id/$token',
  '/grant/not-me/$id/$token',
  '/additional-data/your-data/$id/$token',
];

/** Whether a page behind a mailed link is written whole. */
export function isLinkPage(address: Address): boolean {
  return [...ofApplication, ...ofHelper, ...ofOthers].includes(address);
}

/** Whether its link opens an application for it. */
export function opensApplication(address: Address): boolean {
  return ofApplication.includes(address);
}

/** Whether its link opens an application for a helper. */
export function opensHelp(address: Address): boolean {
  return ofHelper.includes(address);
}
