import type { Messages } from '@ndp/flows/message.ts';

export const loginMessages = {
  title: { pl: 'Biurko programu', en: 'Desk of the programme' },
  lead: {
    pl: 'Tu pracują osoby, które prowadzą sprawy. Zaloguj się u swojego dostawcy; potrzebny jest drugi składnik, na przykład kod z telefonu.',
    en: 'This is where those who handle the cases work. Log in with your provider; a second factor is needed, such as a code from a phone.',
  },
  out: { pl: 'Wylogowano', en: 'You are logged out' },
} as const satisfies Messages;

/** Why nobody was let in. */
export const loginFailures = {
  closed: {
    pl: 'Biurko jest zamknięte: administrator serwera nie ustawił, gdzie się logować. Portal dla wnioskodawców działa.',
    en: 'The desk is closed: the server’s administrator has not set where to log in. The portal for applicants works.',
  },
  issuer: {
    pl: 'Dostawca logowania nie odpowiada. Spróbuj ponownie za chwilę; jeśli to trwa, zawiadom administratora serwera.',
    en: 'The log-in provider does not answer. Try again in a moment; if it goes on, tell the server’s administrator.',
  },
  failed: {
    pl: 'Logowanie się nie udało albo trwało zbyt długo. Zaloguj się od początku.',
    en: 'Logging in failed or took too long. Begin again.',
  },
  factor: {
    pl: 'Dostawca nie potwierdził drugiego składnika, więc biurko jest dla Ciebie zamknięte. Włącz go w swoim koncie i zaloguj się ponownie.',
    en: 'The provider did not confirm a second factor, so the desk stays closed to you. Switch it on in your account and log in again.',
  },
  unknown: {
    pl: 'To konto nie ma tu jeszcze żadnej roli. Poproś o nią administratora partnera.',
    en: 'This account has no role here yet. Ask the partner’s administrator for one.',
  },
} as const satisfies Messages;
