import type { Language, Message } from '../../message.ts';
import { type ConsentWording, ownConsentText } from './consent-text.ts';
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
 * Every sentence of a release that was ever agreed to, by version. When the sentences get a new version, the old ones come here word
 * for word; nothing is ever taken out.
 */
export const keptConsentTexts: Readonly<Record<string, VersionOfTexts>> = {
  '2026-11-01': textsOf20261101,
  [consentTextsVersion]: consentTexts,
};

/** Which sentence somebody agreed to, as its record names it. */
export interface AgreedText {
  readonly consent_id: string;
  readonly text_version: string;
  readonly language: Language;
}

/**
 * A sentence as it was agreed to; undefined for one that never was.
 *
 * @param program  the version the case was begun in: words of its own are found in it
 * @param versions     those of every release
 */
export function findConsentText(
  { consent_id, text_version, language }: AgreedText,
  program: ConsentWording,
  versions = keptConsentTexts,
): string | undefined {
  const own = ownConsentText(program, consent_id);
  if (own && program.consentTexts?.version === text_version) return own[language];
  const texts = Object.hasOwn(versions, text_version) ? versions[text_version] : undefined;
  return texts && Object.hasOwn(texts, consent_id) ? texts[consent_id]?.[language] : undefined;
}
