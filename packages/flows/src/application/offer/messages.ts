import type { MessageTopic } from '@ndp/domain/case/offer.ts';
import type { Message, Messages } from '../../message.ts';

export const offerMessages = {
  title: { pl: 'Sprawdź ofertę przed podpisaniem', en: 'Have an offer checked before you sign' },
  lead: {
    pl: 'Organizator programu powie, czy oferta wykonawcy pasuje do dofinansowania, najpóźniej w ciągu {days, plural, one {# dnia} other {# dni}}. To nie zmienia kwoty ani terminów.',
    en: 'The organiser tells whether an installer’s offer fits the funding, within {days, plural, one {# day} other {# days}} at most. It changes neither amount nor deadlines.',
  },
  advance: {
    pl: 'Nie płać zaliczki i nic nie zamawiaj przed podpisaniem umowy o dofinansowanie. Pieniądze z programu przychodzą tylko na Twoje konto: nikt nie potrzebuje do tego pełnomocnictwa.',
    en: 'Pay no advance and order nothing before the funding agreement is signed. The programme pays to your own account only: nobody needs a power of attorney for it.',
  },
  device: { pl: 'Urządzenie z oferty: nazwa i model', en: 'Device of the offer: name and model' },
  price: { pl: 'Cena brutto z montażem, zł', en: 'Gross price with installation, PLN' },
  nothing_ordered: {
    pl: 'Oferta dotyczy źródła ciepła z wniosku i nic jeszcze nie jest zamówione.',
    en: 'The offer is for the heat source of the application, and nothing is ordered yet.',
  },
  send: { pl: 'Wyślij ofertę do sprawdzenia', en: 'Send the offer to be checked' },
  waits: {
    pl: 'Oferta czeka na sprawdzenie. Odpowiedź przyjdzie najpóźniej {day}, w wiadomościach na tej stronie; powiadomimy o niej e-mailem.',
    en: 'The offer waits to be checked. The answer comes by {day} at the latest, among the messages on this page; an email tells you of it.',
  },
  late: {
    pl: 'Odpowiedź miała przyjść do {day}: spóźniamy się i przepraszamy. Nie musisz o to pytać.',
    en: 'The answer was due by {day}: we are late, and we are sorry. You need not ask.',
  },
  failed: { pl: 'Nie udało się wysłać oferty', en: 'The offer could not be sent' },
  unchanged: {
    pl: 'Wpisane dane są nadal na tej stronie. Spróbuj ponownie.',
    en: 'What you typed is still on this page. Please try again.',
  },
} as const satisfies Messages;

/** What a message that has a topic is. */
export const topicNames: Readonly<Record<MessageTopic, Message>> = {
  offer: { pl: 'Oferta do sprawdzenia', en: 'Offer to be checked' },
  offer_fits: { pl: 'Oferta pasuje do programu', en: 'The offer fits the programme' },
  offer_differs: { pl: 'Oferta nie pasuje do programu', en: 'The offer does not fit the programme' },
  duty: { pl: 'Pytanie o obowiązek po wymianie', en: 'Question about a duty after the replacement' },
};

/** An offer as both sides read it, beside what the application says. */
export const offerTexts = {
  device: { pl: 'Urządzenie: {device}.', en: 'Device: {device}.' },
  other_device: { pl: 'We wniosku jest {agreed}.', en: 'The application names {agreed}.' },
  same_device: { pl: 'Takie samo jak we wniosku.', en: 'The same as in the application.' },
  price: { pl: 'Cena brutto z montażem: {price}.', en: 'Gross price with installation: {price}.' },
  below: {
    pl: 'To mniej niż kwota dofinansowania, {amount}: wypłata nie może być wyższa niż koszt.',
    en: 'That is less than the amount of the funding, {amount}: no more is paid than the cost.',
  },
  nothing_ordered: {
    pl: 'Wnioskodawca oświadcza, że nic jeszcze nie jest zamówione.',
    en: 'The applicant declares that nothing is ordered yet.',
  },
} as const satisfies Messages;
