import type { Language, Message } from '../../message.ts';
import { consentTexts, consentTextsVersion } from './messages.ts';

/** The sentences of one version by the consent. */
export type VersionOfTexts = Readonly<Record<string, Message>>;

/** Agreed to from 1 to 21 November 2026. */
const textsOf20261101: VersionOfTexts = {
  consent_regulations: {
    pl: 'Akceptuję regulamin programu dofinansowań i regulamin platformy. Oświadczam, że jestem odbiorcą końcowym energii lub paliwa w tym budynku, a podane dane są prawdziwe.',
    en: 'I accept the programme regulations and the platform regulations. I declare that I am a final recipient of energy or fuel in this building and that the data given are true.',
  },
  consent_co_owners_consent: {
    pl: 'Oświadczam, że cały budynek należy do mnie albo mam zgodę wszystkich współwłaścicieli na wymianę źródła ciepła. Udokumentuję tę zgodę na żądanie podmiotu upoważnionego.',
    en: 'I declare that the whole building is mine, or that all co-owners have agreed to the replacement of the heat source. I will document their consent if the authorised entity asks for it.',
  },
  consent_gdpr_clause_obliged_entity: {
    pl: 'Znam treść klauzuli informacyjnej podmiotu zobowiązanego o przetwarzaniu danych osobowych.',
    en: 'I have read the obliged entity’s information clause on the processing of personal data.',
  },
  consent_regulations_obliged_entity: {
    pl: 'Akceptuję warunki podmiotu zobowiązanego, na których udziela on dofinansowania.',
    en: 'I accept the obliged entity’s terms on which it grants the funding.',
  },
  consent_implementation: {
    pl: 'Zobowiązuję się wymienić źródło ciepła zgodnie z wnioskiem, trwale wyłączyć dotychczasowe i umożliwić kontrolę wykonania.',
    en: 'I undertake to replace the heat source as applied for, to put the existing one out of use for good and to allow an inspection.',
  },
};

/**
 * Every sentence that was ever agreed to, by version. When the sentences get a new version, the old ones come here word
 * for word; nothing is ever taken out.
 */
export const keptConsentTexts: Readonly<Record<string, VersionOfTexts>> = {
  '2026-11-01': textsOf20261101,
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
