import type { Messages } from '@ndp/flows/message.ts';

export const noticesMessages = {
  title: { pl: 'Powiadomienia o sprawie', en: 'Messages about a case' },
  asked: {
    pl: 'W sprawie {reference} ({organiser}) podano Twój adres jako dodatkowy. Czy chcesz dostawać na niego powiadomienia, że w sprawie coś się zmieniło?',
    en: 'In case {reference} ({organiser}) your address was given as an additional one. Would you like to get messages when something changes in the case?',
  },
  confirmed: {
    pl: 'Powiadomienia o sprawie {reference} ({organiser}) przychodzą na Twój adres.',
    en: 'Messages about case {reference} ({organiser}) come to your address.',
  },
  stopped: {
    pl: 'Powiadomienia o sprawie {reference} ({organiser}) są zatrzymane: na Twój adres nic już nie przyjdzie.',
    en: 'Messages about case {reference} ({organiser}) are stopped: nothing more will come to your address.',
  },
  what: {
    pl: 'Powiadomienie mówi w jednym zdaniu, co się zmieniło. Nie ma w nim danych osobowych ani linku do wniosku, a zatrzymać powiadomienia możesz linkiem w każdym z nich.',
    en: 'A message says in one sentence what has changed. It contains no personal data and no link to the application. A link in each message stops them.',
  },
  confirm: { pl: 'Tak, chcę powiadomień', en: 'Yes, send me messages' },
  refuse: { pl: 'Nie, dziękuję', en: 'No, thank you' },
  stop: { pl: 'Zatrzymaj powiadomienia', en: 'Stop the messages' },
  resume: { pl: 'Wznów powiadomienia', en: 'Get messages again' },
  failed: { pl: 'Nie udało się', en: 'That did not work' },
  unchanged: { pl: 'Nic się nie zmieniło.', en: 'Nothing has changed.' },
  gone: { pl: 'Ten link już nie działa', en: 'This link no longer works' },
  goneText: {
    pl: 'Minęło pół roku od tej wiadomości, sprawa została usunięta albo wnioskodawca nie podaje już tego adresu. W ostatnich dwóch przypadkach powiadomień nie będzie. Jeżeli wciąż przychodzą, otwórz link z najnowszego.',
    en: 'Half a year has passed since this message, the case was deleted, or the applicant no longer gives this address. In the last two cases no messages will come. If they still do, open the link in the newest one.',
  },
} as const satisfies Messages;
