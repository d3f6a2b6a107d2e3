import type { Messages } from '../../message.ts';

export const correctionMessages = {
  title: { pl: 'Prośba o poprawki', en: 'Corrections are asked for' },
  lead: {
    pl: 'Zmień każdą pozycję albo napisz, dlaczego nic nie zmieniasz. Wszystko wyślesz za jednym razem, najpóźniej {day}.',
    en: 'Change each item, or write why nothing is to be changed. Everything is sent in one go, by {day}.',
  },
  lead_task: {
    pl: 'Zmień albo napisz, dlaczego nic nie zmieniasz. Wszystko wyślesz za jednym razem.',
    en: 'Change it, or write why nothing is to be changed. Everything is sent in one go.',
  },
  until: {
    pl: 'Po tym dniu wniosek poczeka jeszcze do {until}, a potem wygaśnie.',
    en: 'After that day the application waits until {until}, and then expires.',
  },
  lead_late: {
    pl: 'Dzień, do którego organizator programu prosił o odpowiedź ({day}), minął. Nadal możesz odpowiedzieć: zmień każdą pozycję albo napisz, dlaczego nic nie zmieniasz, i wyślij wszystko za jednym razem.',
    en: 'The day by which the organiser of the programme asked for an answer ({day}) has passed. You can still answer: change each item, or write why nothing is to be changed, and send everything in one go.',
  },
  until_late: {
    pl: 'Wniosek czeka do {until}, a potem wygaśnie.',
    en: 'The application waits until {until}, and then expires.',
  },
  changed: { pl: 'Zmienione', en: 'Changed' },
  said: { pl: 'Jest odpowiedź', en: 'Answered' },
  open: { pl: 'Czeka na Ciebie', en: 'Waits for you' },
  correct: { pl: 'Zmień', en: 'Change' },
  correct_label: { pl: 'Zmień: {place}', en: 'Change: {place}' },
  accept: { pl: 'Przyjmij', en: 'Accept' },
  accept_label: { pl: 'Przyjmij propozycję: {place}', en: 'Accept what is proposed: {place}' },
  accept_how: {
    pl: 'Sprawdź, czy tak jest dobrze. Po przyjęciu wpiszemy tę wartość za Ciebie; wniosek wyślesz potem ponownie.',
    en: 'Check that this is right. Once accepted, the value is entered for you; you then send the application again.',
  },
  stands: { pl: 'Teraz', en: 'Now' },
  proposed: { pl: 'Propozycja organizatora', en: 'Proposed by the organiser' },
  none: { pl: 'brak', en: 'none' },
  instead: { pl: 'Nie zmieniasz? Napisz dlaczego', en: 'Not changing it? Write why' },
  instead_label: { pl: 'Nie zmieniasz? Napisz dlaczego: {place}', en: 'Not changing it? Write why: {place}' },
  words: { pl: 'Twoja odpowiedź: {place}', en: 'Your answer: {place}' },
  words_help: {
    pl: 'Jeśli nic nie zmieniasz, napisz dlaczego.',
    en: 'If nothing is to be changed, write why.',
  },
  not_kept: {
    pl: 'Odpowiedź nie jest jeszcze zapisana. Zmień w niej coś albo kliknij poza polem, aby spróbować ponownie.',
    en: 'The answer is not saved yet. Change something in it, or click outside the field, to try again.',
  },
  kept: { pl: 'Odpowiedź jest zapisana.', en: 'The answer is saved.' },
  keep: { pl: 'Zapisz odpowiedzi', en: 'Save the answers' },
  words_kept: { pl: 'Odpowiedzi są zapisane.', en: 'The answers are saved.' },
  words_not_kept: {
    pl: 'Odpowiedzi nie są jeszcze zapisane. Spróbuj ponownie.',
    en: 'The answers are not saved yet. Try again.',
  },
  send: { pl: 'Wyślij odpowiedź bez zmian we wniosku', en: 'Send the answer without changes' },
  send_with: {
    pl: 'Odpowiedzi wyślą się razem z wnioskiem.',
    en: 'The answers go out together with the application.',
  },
  remark: { pl: 'Do poprawy: {text}', en: 'To be corrected: {text}' },
  whole: { pl: 'Cała część: {part}', en: 'The whole part: {part}' },
} as const satisfies Messages;
