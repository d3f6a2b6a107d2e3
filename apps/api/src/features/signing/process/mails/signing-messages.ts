import type { Messages } from '@ndp/flows/message.ts';

/** The letter with the link to sign. */
export const signLetter = {
  subject: {
    pl: 'Wniosek i umowa {reference} czekają na podpis',
    en: 'Application and agreement {reference} wait for your signature',
  },
  subjectAgain: {
    pl: 'Przypomnienie: wniosek i umowa {reference} czekają na podpis',
    en: 'Reminder: application and agreement {reference} wait for your signature',
  },
  preheader: {
    pl: 'Podpis jest bezpłatny i trwa kilka minut.',
    en: 'Signing is free and takes a few minutes.',
  },
  heading: { pl: 'Dokumenty są gotowe do podpisu', en: 'The documents are ready to sign' },
  happened: {
    pl: 'Wniosek o dofinansowanie i umowa w sprawie {reference} są gotowe. Pod linkiem można je spokojnie przeczytać, a potem podpisać oba naraz.',
    en: 'The application for co-financing and the agreement of case {reference} are ready. The link lets you read them at leisure and then sign both at once.',
  },
  next: {
    pl: 'Przy podpisie na ten adres przyjdzie jeszcze jednorazowy kod. Nie trzeba nic instalować ani drukować.',
    en: 'When signing, a one-time code will come to this address. Nothing has to be installed or printed.',
  },
  deadline: { pl: 'Termin podpisu', en: 'To be signed by' },
  button: { pl: 'Przeczytaj i podpisz', en: 'Read and sign' },
  keepSecret: {
    pl: 'Link służy tylko do podpisania tych dokumentów. Widać w nich PESEL i numer rachunku, dlatego prosimy nie przekazywać tej wiadomości nikomu.',
    en: 'The link is only for signing these documents. They show the PESEL and account numbers, so please do not forward this message.',
  },
  wait: {
    pl: 'Do podpisania umowy nie należy zamawiać urządzenia ani zaczynać prac.',
    en: 'Until the agreement is signed, no device should be ordered and no works begun.',
  },
} satisfies Messages;

/** The letter with the one-time code. */
export const codeLetter = {
  subject: { pl: 'Kod do podpisu {reference}', en: 'Code for signing {reference}' },
  preheader: { pl: 'Kod jest ważny {minutes} minut.', en: 'The code is valid for {minutes} minutes.' },
  heading: { pl: 'Kod do podpisu dokumentów', en: 'Code for signing the documents' },
  happened: {
    pl: 'Ten kod trzeba wpisać na stronie podpisu w sprawie {reference}.',
    en: 'Please type this code on the signing page of case {reference}.',
  },
  valid: {
    pl: 'Kod jest ważny {minutes} minut i działa jeden raz. Nikt z nas nie zapyta o niego przez telefon.',
    en: 'The code is valid for {minutes} minutes and works once. None of us will ask for it on the phone.',
  },
  notYou: {
    pl: 'Jeżeli kod zamówił ktoś inny, wystarczy zignorować tę wiadomość: bez kodu nikt niczego nie podpisze.',
    en: 'If somebody else asked for the code, simply ignore this message: without the code nobody can sign anything.',
  },
} satisfies Messages;

/** The letter with the link to the signed papers, to the applicant and to the organiser. */
export const papersLetter = {
  subject: { pl: 'Podpisane dokumenty {reference}', en: 'Signed documents {reference}' },
  preheader: { pl: 'Wniosek i umowa do pobrania.', en: 'Application and agreement to download.' },
  heading: { pl: 'Podpisane dokumenty do pobrania', en: 'The signed documents to download' },
  applicant: {
    pl: 'Podpisany wniosek i podpisana umowa w sprawie {reference} czekają pod linkiem. Warto je pobrać i zachować.',
    en: 'The signed application and the signed agreement of case {reference} are behind the link. Please download and keep them.',
  },
  organiser: {
    pl: 'Wnioskodawca podpisał wniosek i umowę w sprawie {reference}. Oba dokumenty są opatrzone pieczęcią organizatora i czekają pod linkiem.',
    en: 'The applicant has signed the application and the agreement of case {reference}. Both bear the organiser’s seal and are behind the link.',
  },
  validFor: { pl: 'Ważność linku', en: 'Link valid for' },
  button: { pl: 'Pobierz dokumenty', en: 'Download the documents' },
  keepSecret: {
    pl: 'W dokumentach widać PESEL i numer rachunku w całości. Prosimy nie przekazywać tej wiadomości nikomu.',
    en: 'The documents show the PESEL and account numbers in full. Please do not forward this message.',
  },
} satisfies Messages;
