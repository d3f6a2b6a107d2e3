import type { WordingRule } from '@ndp/flows/check-wording.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

export const wordingMessages = {
  title: { pl: 'Teksty portalu i wiadomości', en: 'Texts of portal and mails' },
  lead: {
    pl: 'Każdy tekst można sformułować po swojemu w obu językach. Portal pokazuje zmianę w ciągu minuty, a wiadomości wysłane później już ją zawierają. Regulaminy, klauzule, oświadczenia i umowa należą do wersji programu; dokumenty PDF zachowują nazwy z wydania.',
    en: 'Any text can be put in your own words, in both languages. The portal shows a change within a minute, and mails sent after that contain it. Regulations, clauses, statements and the agreement belong to the version of the programme; PDF documents keep the names of the release.',
  },
  words: { pl: 'Szukane słowa albo klucz tekstu', en: 'Words of the text, or its key' },
  words_help: {
    pl: 'Wpisz słowa tak, jak widać je na stronie lub w wiadomości. Puste pole pokazuje wszystkie teksty zmienione u partnera.',
    en: 'Type words as they are seen on a page or in a mail. Left empty, all texts the partner has changed are shown.',
  },
  search: { pl: 'Szukaj', en: 'Search' },
  found: {
    pl: '{found, plural, =0 {Nie znaleziono tekstu z tymi słowami} one {Znaleziono # tekst} few {Znaleziono # teksty} other {Znaleziono # tekstów}} spośród {all}. {shown, select, some {Widać pierwsze {most}; dopisz słowo, aby zawęzić wyszukiwanie.} other {}}',
    en: '{found, plural, =0 {No text with these words was found} one {# text was found} other {# texts were found}} of {all}. {shown, select, some {The first {most} are shown; add a word to narrow the search.} other {}}',
  },
  own: {
    pl: '{reworded, plural, =0 {Partner nie zmienił jeszcze żadnego tekstu.} one {Partner zmienił # tekst.} few {Partner zmienił # teksty.} other {Partner zmienił # tekstów.}}',
    en: '{reworded, plural, =0 {The partner has not changed any text yet.} one {The partner has changed # text.} other {The partner has changed # texts.}}',
  },
  polish: { pl: 'Po polsku', en: 'In Polish' },
  english: { pl: 'Po angielsku', en: 'In English' },
  original: { pl: 'oryginał', en: 'original' },
  ours: { pl: 'u partnera', en: 'at the partner' },
  changed: { pl: 'zmieniony', en: 'changed' },
  gone: {
    pl: 'Tego tekstu nie ma już w obecnym wydaniu, więc zmiana niczego nie pokazuje. Możesz ją cofnąć.',
    en: 'This release has the text no more, so the change shows nowhere. You can take it back.',
  },
  change: { pl: 'Zmień tekst: {key}', en: 'Change the text: {key}' },
  change_short: { pl: 'Zmień', en: 'Change' },
  new_pl: { pl: 'Nowe brzmienie po polsku', en: 'New wording in Polish' },
  new_en: { pl: 'Nowe brzmienie po angielsku', en: 'New wording in English' },
  places: {
    pl: 'Pola w klamrach wypełnia portal; każde z oryginału musi zostać: {places}.',
    en: 'Fields in braces are filled in by the portal; every one of the original must stay: {places}.',
  },
  preview: { pl: 'Podgląd', en: 'Preview' },
  sample: { pl: 'Przykładowa wartość: {place}', en: 'Sample value: {place}' },
  save: { pl: 'Zapisz tekst', en: 'Save the text' },
  take_back: { pl: 'Przywróć oryginał', en: 'Restore the original' },
  saved: {
    pl: 'Zapisano. Portal pokaże zmianę w ciągu minuty.',
    en: 'Saved. The portal shows the change within a minute.',
  },
  history: { pl: 'Historia zmian ({count})', en: 'History of changes ({count})' },
  change_of: { pl: '{at}, {who}', en: '{at}, {who}' },
  from_file: { pl: 'z pliku', en: 'from a file' },
  taken_back: { pl: 'przywrócono oryginał', en: 'the original was restored' },
} as const satisfies Messages;

export const wordingRules: Readonly<Record<WordingRule, Message>> = {
  empty: { pl: 'Wpisz tekst albo przywróć oryginał.', en: 'Type a text, or restore the original.' },
  long: { pl: 'Skróć tekst do 2000 znaków.', en: 'Shorten the text to 2000 characters.' },
  broken: {
    pl: 'Sprawdź klamry: każda musi mieć parę, a odmiana przez liczby kończyć się formą „other”.',
    en: 'Check the braces: each needs its pair, and a plural ends with the form “other”.',
  },
  missing: { pl: 'Dodaj brakujące pole {what}.', en: 'Add the missing field {what}.' },
  unknown: {
    pl: 'Usuń pole {what} albo użyj go tak jak w oryginale.',
    en: 'Remove the field {what}, or use it as the original does.',
  },
  signs: {
    pl: 'Usuń „{what}”: tekst to same słowa, bez znaczników, adresów i niewidocznych znaków.',
    en: 'Remove “{what}”: a text is words alone, without markup, addresses or invisible signs.',
  },
};
