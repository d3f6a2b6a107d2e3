import { refusal } from '../../platform/refusals.ts';

/** Without a declared day of completion nothing follows from it. */
export class DutyUnknown extends refusal(409, {
  pl: 'Ta sprawa nie ma takiego obowiązku. Odśwież stronę, aby zobaczyć aktualną listę.',
  en: 'This case has no such duty. Reload the page to see the current list.',
}) {}

/** The office asks only where something is late. */
export class NoDutyLate extends refusal(409, {
  pl: 'W tej sprawie nic już nie jest po terminie, a źródło działa. Odśwież stronę albo wyślij zwykłą wiadomość.',
  en: 'Nothing of this case is late any more, and the source runs. Reload the page, or send an ordinary message.',
}) {}

/** Another year has come, or nobody asked. */
export class RunningNotAsked extends refusal(409, {
  pl: 'To pytanie nie jest już aktualne. Odśwież stronę, aby zobaczyć nowe.',
  en: 'This question is not asked any more. Reload the page to see the new one.',
}) {}

/** Whoever was only named marks nothing yet. */
export class DutiesNotTaken extends refusal(409, {
  pl: 'Najpierw potwierdź na tej stronie, że przejmujesz te obowiązki.',
  en: 'First confirm on this page that you take these duties over.',
}) {}

/** What was taken over is not declined by a button. */
export class DutiesTaken extends refusal(409, {
  pl: 'Te obowiązki są już przejęte. Jeżeli to pomyłka, napisz do organizatora programu.',
  en: 'These duties are taken over already. If that was a mistake, write to the organiser of the programme.',
}) {}
