import type { Messages } from '../../message.ts';

/** What an officer asks most, of an answer. */
export const answerSentences = {
  mistyped: {
    pl: 'Wygląda na pomyłkę w zapisie. Sprawdź i popraw.',
    en: 'This looks mistyped. Please check and correct it.',
  },
  incomplete: { pl: 'Brakuje części danych. Uzupełnij.', en: 'Part of this is missing. Please complete it.' },
  differs: {
    pl: 'To nie zgadza się z rejestrem albo z innymi danymi we wniosku. Sprawdź i popraw.',
    en: 'This does not agree with a register or with other data in the application. Please check and correct it.',
  },
  outdated: {
    pl: 'Te dane wyglądają na nieaktualne. Podaj obecne.',
    en: 'This looks out of date. Please give what holds now.',
  },
} as const satisfies Messages;

/** What an officer asks most, of a document. */
export const documentSentences = {
  missing: { pl: 'Brakuje tego dokumentu. Dodaj go.', en: 'This document is missing. Please add it.' },
  unreadable: {
    pl: 'Dokument jest nieczytelny. Dodaj wyraźniejszy skan albo zdjęcie.',
    en: 'The document cannot be read. Please add a clearer scan or photograph.',
  },
  pages: {
    pl: 'Brakuje stron dokumentu. Dodaj cały.',
    en: 'Pages are missing. Please add the whole document.',
  },
  other_person: {
    pl: 'Dokument jest wystawiony na inną osobę niż wnioskodawca. Dodaj właściwy albo wyjaśnij.',
    en: 'The document is made out to somebody other than the applicant. Please add the right one, or explain.',
  },
  unsigned: {
    pl: 'Na dokumencie brakuje daty albo podpisu. Dodaj uzupełniony.',
    en: 'A date or a signature is missing on the document. Please add a complete one.',
  },
  amount: {
    pl: 'Kwoty na dokumentach się nie zgadzają. Dodaj właściwy dokument albo wyjaśnij.',
    en: 'The amounts on the documents do not agree. Please add the right one, or explain.',
  },
} as const satisfies Messages;

export const correctionSentences = { ...answerSentences, ...documentSentences } as const;
export type CorrectionSentence = keyof typeof correctionSentences;
