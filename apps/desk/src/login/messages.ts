import type { Messages } from '@ndp/flows/message.ts';

export const loginMessages = {
  title: { pl: 'Panel obsługi wniosków', en: 'Desk of the programme' },
  lead: {
    pl: 'Tu pracują osoby, które prowadzą sprawy. Zaloguj się swoim kontem służbowym; potrzebny jest drugi składnik, na przykład kod z telefonu.',
    en: 'This is where those who handle the cases work. Log in with your provider; a second factor is needed, such as a code from a phone.',
  },
  invited: { pl: 'Zaproszenie do panelu', en: 'Invitation to the desk' },
  invited_lead: {
    pl: 'Zaloguj się kontem z adresem e-mail, na który przyszło zaproszenie, i potwierdź to drugim składnikiem. Potem link przestanie działać, a rola jest Twoja; rolę zatwierdzającego albo administratora potwierdza jeszcze druga osoba u partnera.',
    en: 'Log in with your provider and a second factor, with the account of the email address the invitation came to. The link then ends, and the role is yours; that of an approver or administrator is confirmed by another person of the partner first.',
  },
  out: { pl: 'Wylogowano', en: 'You are logged out' },
} as const satisfies Messages;

/** Why nobody was let in. */
export const loginFailures = {
  closed: {
    pl: 'Panel jest zamknięty: administrator serwera nie ustawił, gdzie się logować. Portal dla wnioskodawców działa.',
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
    pl: 'Dostawca nie potwierdził drugiego składnika, więc panel jest dla Ciebie zamknięty. Włącz go w swoim koncie i zaloguj się ponownie.',
    en: 'The provider did not confirm a second factor, so the desk stays closed to you. Switch it on in your account and log in again.',
  },
  unknown: {
    pl: 'To konto nie ma tu jeszcze żadnej roli. Poproś o nią administratora partnera.',
    en: 'This account has no role here yet. Ask the partner’s administrator for one.',
  },
  role_waits: {
    pl: 'Twoja rola czeka, aż potwierdzi ją druga osoba u partnera. Przyjdzie o tym e-mail; wtedy zaloguj się ponownie.',
    en: 'Your role waits until another person of the partner confirms it. An email will tell you; log in again then.',
  },
  role_declined: {
    pl: 'Twoja rola nie została potwierdzona, więc panel jest dla Ciebie zamknięty. Zapytaj o powód administratora partnera.',
    en: 'Your role was not confirmed, so the desk stays closed to you. Ask the partner’s administrator why.',
  },
  invitation_held: {
    pl: 'Zaproszenie przyszło na inny adres e-mail, niż potwierdził Twój dostawca, więc administrator partnera musi je jeszcze sprawdzić. Ma to na swojej stronie; gdy potwierdzi, zaloguj się ponownie.',
    en: 'The invitation came to another email address than your provider vouches for, so the partner’s administrator has to look at it first. They see it on their page; once they confirm, log in again.',
  },
  invitation_used: {
    pl: 'To zaproszenie zostało już przyjęte. Jeśli to było Twoje konto, po prostu się zaloguj; jeśli nie, zawiadom administratora partnera.',
    en: 'This invitation has been accepted already. If that was your account, simply log in; if not, tell the partner’s administrator.',
  },
  invitation_over: {
    pl: 'Termin tego zaproszenia minął. Poproś administratora partnera o nowe.',
    en: 'This invitation is over. Ask the partner’s administrator for a new one.',
  },
  invitation_withdrawn: {
    pl: 'To zaproszenie wycofano. Jeśli to pomyłka, poproś administratora partnera o nowe.',
    en: 'This invitation was withdrawn. If that is a mistake, ask the partner’s administrator for a new one.',
  },
  invitation_unknown: {
    pl: 'Tego zaproszenia nie ma: link jest niepełny albo zastąpił go nowszy. Otwórz link z ostatniej wiadomości.',
    en: 'There is no such invitation: the link is incomplete, or a newer one has taken its place. Open the link of the last message.',
  },
  invitation_own: {
    pl: 'To zaproszenie wysłało to samo konto, a nikt nie zaprasza sam siebie. Niczego nie zmieniono.',
    en: 'This invitation was sent by the same account, and nobody invites themselves. Nothing was changed.',
  },
} as const satisfies Messages;
