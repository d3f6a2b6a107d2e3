import type { Messages } from '@ndp/flows/message.ts';
import type { AnswerField, AnswerProblem } from '@ndp/flows/standard-answer.ts';

export const answersMessages = {
  title: { pl: 'Gotowe odpowiedzi', en: 'Standard answers' },
  lead: {
    pl: 'Kto prowadzi sprawy, wstawia je do wiadomości i poprawek dwoma kliknięciami. Wnioskodawca dostaje tekst w swoim języku, z polami wypełnionymi z jego sprawy.',
    en: 'Officers put them into messages and corrections with two clicks. Applicants get the text in their language, with the fields filled in from their case.',
  },
  fields: { pl: 'Pola, które wypełnia sprawa', en: 'Fields that the case fills in' },
  add: { pl: 'Nowa odpowiedź', en: 'New answer' },
  change: { pl: 'Zmień', en: 'Change' },
  of_answer: { pl: '{act}: {title}', en: '{act}: {title}' },
  built_in: { pl: 'z wydania', en: 'of the release' },
  changed: { pl: '{at}, {who}', en: '{at}, {who}' },
  name: { pl: 'Tytuł na liście', en: 'Title on the list' },
  text_pl: { pl: 'Tekst po polsku', en: 'Text in Polish' },
  text_en: { pl: 'Tekst po angielsku', en: 'Text in English' },
  save: { pl: 'Zapisz odpowiedź', en: 'Save the answer' },
  remove: { pl: 'Usuń', en: 'Remove' },
  restore: { pl: 'Przywróć oryginał', en: 'Restore the original' },
  saved: { pl: 'Odpowiedź jest zapisana.', en: 'The answer is saved.' },
  removed: { pl: 'Odpowiedź jest usunięta.', en: 'The answer is removed.' },
  restored: { pl: 'Wrócił tekst z wydania.', en: 'The text of the release is back.' },
  needs_title: { pl: 'Wpisz tytuł.', en: 'Type a title.' },
} as const satisfies Messages;

export const answerRules = {
  empty: { pl: 'Wpisz tekst także w tym języku.', en: 'Type the text in this language, too.' },
  long: { pl: 'Skróć tekst do 2000 znaków.', en: 'Shorten the text to 2000 characters.' },
  broken: { pl: 'Sprawdź klamry: każda musi mieć parę.', en: 'Check the braces: each needs its pair.' },
  unknown: {
    pl: 'Pola {what} nic nie wypełni. Użyj jednego z listy albo je usuń.',
    en: 'Nothing fills in the field {what}. Use one of the list, or remove it.',
  },
} as const satisfies Record<AnswerProblem['rule'], Messages[string]>;

export const fieldNames = {
  name: { pl: 'imię i nazwisko albo nazwa wnioskodawcy', en: 'name of the applicant' },
  case: { pl: 'numer sprawy', en: 'number of the case' },
  amount: { pl: 'kwota dofinansowania', en: 'amount of the funding' },
  deadline: { pl: 'najbliższy termin wnioskodawcy', en: 'next deadline of the applicant' },
  payment_day: { pl: 'ostatni dzień na wypłatę', en: 'last day for the payment' },
  officer: { pl: 'kto prowadzi sprawę', en: 'officer of the case' },
} as const satisfies Record<AnswerField, Messages[string]>;
