import type { Messages } from '@ndp/flows/message.ts';

/** What the command says that shows what was agreed to. */
export const consentMessages = {
  none: {
    pl: 'W sprawie {reference} nie ma jeszcze zgód: zapisują się z wysłaniem wniosku.',
    en: 'Nothing was agreed to in the application {reference} yet: consents are kept when it is sent.',
  },
  head: {
    pl: 'Zgody w sprawie {reference} ({partner}), w treści pokazanej wtedy wnioskodawcy. E-mail i telefon partnera wpisuje w dokumenty portal.',
    en: 'What was agreed to in the application {reference} ({partner}), as it was shown then. The portal fills the partner’s email and phone into the documents.',
  },
  given: {
    pl: '{name}: {at} ({utc}), wersja wniosku {revision}, język {language}',
    en: '{name}: {at} ({utc}), revision {revision}, language {language}',
  },
  taken_back: {
    pl: '{name}: {at} ({utc}), wersja wniosku {revision}, język {language}; cofnięta przez późniejszą poprawkę',
    en: '{name}: {at} ({utc}), revision {revision}, language {language}; taken back by a later correction',
  },
  text: { pl: '„{text}”', en: '“{text}”' },
  text_lost: { pl: 'Zdania tej wersji nie zachowano.', en: 'The sentence of this version was not kept.' },
  text_fits: {
    pl: 'Zdanie: wersja {version}, SHA-256 {hash}: zgadza się z zachowanym.',
    en: 'The sentence: version {version}, SHA-256 {hash}: fits the one kept.',
  },
  text_unfit: {
    pl: 'Zdanie: wersja {version}, SHA-256 {hash}: NIE ZGADZA SIĘ z zachowanym.',
    en: 'The sentence: version {version}, SHA-256 {hash}: DOES NOT FIT the one kept.',
  },
  document_fits: {
    pl: '{document}: wersja {version}, SHA-256 {hash}: zgadza się z zachowanym. {address}',
    en: '{document}: version {version}, SHA-256 {hash}: fits the one kept. {address}',
  },
  document_unfit: {
    pl: '{document}: SHA-256 {hash}: NIE ZGADZA SIĘ z żadną zachowaną wersją.',
    en: '{document}: SHA-256 {hash}: DOES NOT FIT any version kept.',
  },
  all_fit: { pl: 'Wszystko zgadza się z zachowanymi tekstami.', en: 'Everything fits the texts kept.' },
  some_unfit: {
    pl: 'Nie zgadza się z zachowanymi tekstami: {unfit, plural, one {# zgoda} few {# zgody} other {# zgód}}. Dowód trzeba sprawdzić.',
    en: '{unfit, plural, one {# consent does} other {# consents do}} not fit the texts kept. The evidence has to be looked into.',
  },
} as const satisfies Messages;
