import type { Language, Message } from '../../message.ts';
import { consentTexts, consentTextsVersion } from './messages.ts';

/** The sentences of one version by the consent. */
export type VersionOfTexts = Readonly<Record<string, Message>>;

/**
 * Every sentence that was ever agreed to, by version. When the sentences get a new version, the old ones come here word
 * for word; nothing is ever taken out.
 */
export const keptConsentTexts: Readonly<Record<string, VersionOfTexts>> = {
  [consentTextsVersion]: consentTexts,
};

/** A sentence as it was agreed to; undefined for one that never was. */
export function findConsentText(
  version: string,
  consent: string,
  language: Language,
  kept = keptConsentTexts,
): string | undefined {
  const texts = Object.hasOwn(kept, version) ? kept[version] : undefined;
  return texts && Object.hasOwn(texts, consent) ? texts[consent]?.[language] : undefined;
}
