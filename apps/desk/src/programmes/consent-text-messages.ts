import type { ConsentTextRule } from '@ndp/flows/application/consent/check-consent-texts.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

export const consentTextMessages = {
  show: { pl: 'Pokaż oświadczenia', en: 'Show the statements' },
  title: { pl: 'Oświadczenia do zaznaczenia we wniosku', en: 'Statements to be ticked in the application' },
  shipped: {
    pl: 'W brzmieniu z wydania (wersja {version}).',
    en: 'As the release words them (version {version}).',
  },
  own: {
    pl: 'Własne brzmienie tej wersji. Wnioskodawca zobaczy i zaznaczy dokładnie te zdania; nic się w nie nie wstawia.',
    en: 'In words of this version. The applicant sees and ticks exactly these sentences; nothing is put into them.',
  },
  change: { pl: 'Zmień oświadczenia', en: 'Change the statements' },
  restore: {
    pl: 'Wróć do brzmienia oświadczeń z wydania',
    en: 'Back to the release’s words of the statements',
  },
  version: { pl: 'Wersja oświadczeń', en: 'Version of the statements' },
  version_help: {
    pl: 'RRRR-MM-DD. Zapisuje się przy każdym zaznaczonym oświadczeniu, razem z językiem i czasem.',
    en: 'YYYY-MM-DD. It is kept with every statement that is ticked, together with language and time.',
  },
} as const satisfies Messages;

export const consentTextRuleMessages: Readonly<Record<ConsentTextRule, Message>> = {
  empty: { pl: 'Wpisz treść oświadczenia.', en: 'Write what is stated.' },
  placeholder: {
    pl: 'Oświadczenie jest dowodem słowo w słowo, więc niczego się w nie nie wstawia. Zamiast {words} napisz, o co chodzi.',
    en: 'The statement is evidence word for word, so nothing is put into it. Write what is meant in place of {words}.',
  },
  contradiction: {
    pl: 'To nie zgadza się z wartościami tej wersji: {words}. Popraw oświadczenie albo wartość.',
    en: 'This does not fit the values of this version: {words}. Correct the statement or the value.',
  },
  consent_to_processing: {
    pl: 'Obowiązkowe oświadczenie nie może być zgodą na przetwarzanie danych (RODO, art. 7 ust. 4). Usuń: {words}.',
    en: 'A compulsory statement cannot be a consent to the processing of data (GDPR, art. 7(4)). Remove: {words}.',
  },
  no_version: { pl: 'Podaj dzień jako RRRR-MM-DD.', en: 'Give the day as YYYY-MM-DD.' },
  same_version: {
    pl: 'Oświadczenia brzmią inaczej niż dotąd, więc podaj późniejszą wersję niż {before}.',
    en: 'The statements are worded otherwise than so far, so give a later version than {before}.',
  },
};
