import { refusal } from '../../platform/refusals.ts';

/** The applicant fills in the application just now, or asked to be called: nobody would read it. */
export class NotWritable extends refusal(409, {
  pl: 'Wiadomości są na stronie wysłanego wniosku, a ten nie jest teraz wysłany. Zadzwoń albo poczekaj, aż wniosek przyjdzie.',
  en: 'Messages stand on the page of an application that was sent, and this one is not at the moment. Call, or wait until it is sent.',
}) {}

/** The case has as many messages as it may. */
export class ConversationFull extends refusal(409, {
  pl: 'W tej sprawie jest już bardzo dużo wiadomości i następnej nie da się dodać. Zadzwoń albo napisz e-mail.',
  en: 'This case has very many messages already, and no more can be added. Please call or write an email.',
}) {}
