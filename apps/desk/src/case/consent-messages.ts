import type { Messages } from '@ndp/flows/message.ts';

export const consentMessages = {
  title: { pl: 'Oświadczenia słowo w słowo', en: 'Statements word for word' },
  show: { pl: 'Pokaż oświadczenia', en: 'Show the statements' },
  none: {
    pl: 'Oświadczeń jeszcze nie ma: zapisują się z wysłaniem wniosku.',
    en: 'There are no statements yet: they are stored when the application is sent.',
  },
  taken_back: { pl: 'cofnięte przez późniejszą poprawkę', en: 'taken back by a later correction' },
  lost: { pl: 'Treści tej wersji nie ma.', en: 'The text of this version is not there.' },
  lost_document: { pl: 'nieznana wersja', en: 'version unknown' },
  fits: { pl: 'Zgadza się z zapisanym dowodem.', en: 'It fits the stored evidence.' },
  unfit: {
    pl: 'Nie zgadza się z zapisanym dowodem. Zgłoś to administratorowi.',
    en: 'It does not fit the stored evidence. Tell the administrator.',
  },
} as const satisfies Messages;
