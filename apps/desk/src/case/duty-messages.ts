import type { DutyKind } from '@ndp/domain/duties.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

export const dutyMessages = {
  title: { pl: 'Obowiązki po wymianie', en: 'Duties after the replacement' },
  fact: { pl: 'Obowiązki', en: 'Duties' },
  count: { pl: 'zrobione: {done}/{count}', en: 'done: {done}/{count}' },
  count_late: {
    pl: 'zrobione: {done}/{count}, po terminie: {late}',
    en: 'done: {done}/{count}, late: {late}',
  },
  by: { pl: 'do {day}', en: 'by {day}' },
  done: { pl: 'zrobione {day}', en: 'done on {day}' },
  late: { pl: 'po terminie', en: 'late' },
  over: { pl: 'zakończone', en: 'ended' },
  open: { pl: 'trwa', en: 'goes on' },
  ask: { pl: 'Zapytaj wnioskodawcę', en: 'Ask the applicant' },
  running: {
    pl: 'Czy źródło działa, {year}: {answer} ({day})',
    en: 'Is the source running, {year}: {answer} ({day})',
  },
  unanswered: {
    pl: 'Czy źródło działa, {year}: bez odpowiedzi',
    en: 'Is the source running, {year}: not answered',
  },
  asked: { pl: 'Pytanie jest wysłane.', en: 'The question is sent.' },
  ask_help: {
    pl: 'Wnioskodawca przeczyta pytanie na stronie sprawy; e-mail powie tylko, że czeka wiadomość. To nie jest wezwanie do zwrotu.',
    en: 'The applicant reads the question on the page of the case; the email only tells that a message waits. It does not claim anything back.',
  },
  text: { pl: 'Pytanie', en: 'Question' },
  send: { pl: 'Wyślij pytanie', en: 'Send the question' },
  needs_text: { pl: 'Napisz pytanie.', en: 'Write the question.' },
} as const satisfies Messages;

export const dutyNames: Readonly<Record<DutyKind, Message>> = {
  registration: { pl: 'Wpis w CEEB', en: 'Report to CEEB' },
  durability: { pl: 'Nowe źródło działa', en: 'The new source runs' },
  records: { pl: 'Przechowywanie dokumentów', en: 'Keeping the documents' },
};
