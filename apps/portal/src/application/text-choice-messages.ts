import type { Messages } from '@ndp/flows/message.ts';

export const textMessages = {
  title: { pl: 'SMS-y o terminach', en: 'Text messages about deadlines' },
  unasked: {
    pl: 'Na numer {phone} nie przychodzą SMS-y. Włącz je, jeżeli o terminach i prośbach o poprawki chcesz wiedzieć także z telefonu.',
    en: 'No text messages go to {phone}. Switch them on if you want to hear of deadlines and requests for corrections on your phone, too.',
  },
  wanted: {
    pl: 'SMS-y o terminach i prośbach o poprawki przychodzą na numer {phone}. Wyłączysz je tu w każdej chwili.',
    en: 'Text messages about deadlines and requests for corrections go to {phone}. You can switch them off here at any time.',
  },
  refused: {
    pl: 'SMS na numer {phone} nie doszedł, więc kolejnych nie będzie. Popraw numer telefonu we wniosku albo włącz SMS-y ponownie.',
    en: 'A text message to {phone} did not arrive, so there will be no others. Correct the phone number in the application or switch text messages on again.',
  },
  noMobile: {
    pl: 'SMS-y przychodzą tylko na polskie numery komórkowe, a we wniosku jest numer {phone}.',
    en: 'Text messages reach Polish mobile numbers only; the application has {phone}.',
  },
  what: {
    pl: 'W SMS-ie jest numer sprawy i to, że jest coś do zrobienia: bez danych osobowych i bez linków. Przychodzą najwyżej {most} w tygodniu, między {from}:00 a {until}:00. Numer telefonu dostaje operator SMS-ów działający na polecenie organizatora programu. E-maile przychodzą tak samo jak bez SMS-ów.',
    en: 'A text message holds the reference number and says that there is something to do: no personal data and no links. At most {most} come in a week, between {from}:00 and {until}:00. The phone number is passed to the text message service that acts for the organiser of the programme. Emails come just as without them.',
  },
  ask: { pl: 'Włącz SMS-y', en: 'Switch text messages on' },
  stop: { pl: 'Wyłącz SMS-y', en: 'Switch text messages off' },
  failed: { pl: 'Nie udało się zmienić wyboru', en: 'Your choice could not be changed' },
  unchanged: { pl: 'Nic się nie zmieniło.', en: 'Nothing has changed.' },
} as const satisfies Messages;
