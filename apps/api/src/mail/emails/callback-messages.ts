import type { Messages } from '@ndp/flows/message.ts';
import type { StatusEmail } from '../status-letter.ts';

/** The e-mail about a request for contact, sent when the energy data of the building are not known. */
export const callbackEmail = {
  subject: {
    pl: 'Prośba o kontakt {reference}: potwierdź adres e-mail',
    en: 'Request to be called back {reference}: please confirm your email address',
  },
  preheader: {
    pl: 'Doradca zadzwoni najpóźniej {day}. Potwierdź jeszcze adres e-mail.',
    en: 'An adviser will call by {day}. Please confirm the email address first.',
  },
  heading: {
    pl: 'Prośba o kontakt została przyjęta',
    en: 'Your request to be called back has been received',
  },
  happened: {
    pl: 'Prośba o kontakt w sprawie dofinansowania jest zapisana. Numer sprawy: {reference}. Doradca zadzwoni najpóźniej {day}, aby ustalić dane energetyczne budynku.',
    en: 'Your request to be called back about funding has the reference number {reference}. An adviser will call by {day} to work out the energy data of the building.',
  },
  next: {
    pl: 'Otwórz link i potwierdź na stronie adres e-mail. To nie jest jeszcze wniosek: wypełnisz go, gdy kwota będzie już znana.',
    en: 'Open the link and confirm your email address on the page. This is not an application yet: you complete one once the amount is known.',
  },
  by: { pl: 'Doradca zadzwoni najpóźniej', en: 'An adviser calls by' },
  button: { pl: 'Potwierdź adres e-mail', en: 'Confirm the email address' },
  keepsWorking: {
    pl: 'Ten sam link pokazuje, na jakim etapie jest prośba. Możesz ją tam też wycofać albo usunąć.',
    en: 'The same link shows how the request is progressing. You can also withdraw or delete it there.',
  },
} satisfies Messages;

/** A new link to a request for contact. */
export const callbackLinkEmail = {
  heading: { pl: 'Nowy link do prośby o kontakt', en: 'A new link to your request to be called back' },
  preheader: {
    pl: 'Strona pokazuje, na jakim etapie jest prośba.',
    en: 'The page shows how the request is progressing.',
  },
  next: {
    pl: 'Link otwiera stronę prośby o kontakt. Poprzednie linki przestaną działać w ciągu doby.',
    en: 'The link opens the page of your request. Earlier links will stop working within a day.',
  },
  button: { pl: 'Otwórz stronę prośby', en: 'Open the page of the request' },
} satisfies Messages;

/** What is said of the data of a request for contact that were deleted. */
export const callbackErased = {
  pl: 'Na prośbę złożoną przez link do sprawy {reference} usunięto prośbę o kontakt, wiadomości i wszystkie dane osobowe. Nikt już w tej sprawie nie zadzwoni.',
  en: 'As asked for through the link to case {reference}, the request to be called back, its messages and all personal data were deleted. Nobody will call about it any more.',
};

/** How e-mails speak of a request for contact that ended. */
export const callbackStatusEmails: Readonly<Record<string, StatusEmail>> = {
  withdrawn: {
    heading: {
      pl: 'Prośba o kontakt została wycofana',
      en: 'The request to be called back has been withdrawn',
    },
    happened: {
      pl: 'Prośba o kontakt {reference} została wycofana. Nikt już w tej sprawie nie zadzwoni.',
      en: 'The request to be called back {reference} has been withdrawn. Nobody will call about it any more.',
    },
    next: {
      pl: '{newEstimate}',
      en: '{newEstimate}',
    },
  },
  expired: {
    heading: {
      pl: 'Prośba o kontakt wygasła',
      en: 'The request to be called back has expired',
    },
    happened: {
      pl: 'Prośba o kontakt {reference} wygasła: wniosku, który by z niej powstał, nie można już wysłać w tym programie.',
      en: 'The request to be called back {reference} has expired: the application it would have become can no longer be sent in this programme.',
    },
    next: { pl: '{newEstimate}', en: '{newEstimate}' },
  },
  rejected: {
    heading: {
      pl: 'Prośba o kontakt została zamknięta',
      en: 'The request to be called back has been closed',
    },
    happened: {
      pl: 'Prośba o kontakt {reference} została zamknięta. Wniosek o dofinansowanie nie powstanie.',
      en: 'The request to be called back {reference} has been closed. It will not become an application for funding.',
    },
    next: {
      pl: 'Jeśli masz pytania, zadzwoń albo napisz. {newEstimate}',
      en: 'Please call or write with any questions. {newEstimate}',
    },
  },
};
