import type { Messages } from '@ndp/flows/message.ts';

/** The e-mail with the link to sign. */
export const signLetter = {
  subject: {
    pl: 'Sprawa {reference}: wniosek i umowa czekają na podpis',
    en: 'Case {reference}: application and agreement are ready to be signed',
  },
  subjectAgain: {
    pl: 'Przypomnienie, sprawa {reference}: wniosek i umowa czekają na podpis',
    en: 'Reminder, case {reference}: application and agreement are ready to be signed',
  },
  preheader: {
    pl: 'Podpis jest bezpłatny i trwa kilka minut.',
    en: 'Signing is free and takes a few minutes.',
  },
  heading: { pl: 'Dokumenty są gotowe do podpisu', en: 'The documents are ready to sign' },
  happened: {
    pl: 'Wniosek o dofinansowanie i umowa w sprawie {reference} są gotowe. Otwórz link, spokojnie je przeczytaj, a potem podpisz oba naraz.',
    en: 'The application for funding and the agreement of case {reference} are ready. The link lets you read them in your own time and then sign both at once.',
  },
  next: {
    pl: 'Przy podpisie na ten adres przyjdzie jeszcze jednorazowy kod. Nie musisz nic instalować ani drukować.',
    en: 'When signing, a one-time code will come to this address. You do not have to install or print anything.',
  },
  deadline: { pl: 'Termin podpisu', en: 'To be signed by' },
  button: { pl: 'Przeczytaj i podpisz', en: 'Read and sign' },
  keepSecret: {
    pl: 'Link służy tylko do podpisania tych dokumentów. Widać w nich PESEL i numer rachunku, dlatego nie przekazuj tej wiadomości nikomu.',
    en: 'The link is only for signing these documents. They show the PESEL number and the account number, so please do not forward this message.',
  },
  wait: {
    pl: 'Do podpisania umowy nie zamawiaj urządzenia ani nie zaczynaj prac.',
    en: 'Until the agreement is signed, please order no device and begin no works.',
  },
} satisfies Messages;

/** What the second person reads instead, who signs for an organisation after the first. */
export const secondLetter = {
  happened: {
    pl: 'Wnioskodawca ({organisation}) ubiega się o dofinansowanie wymiany źródła ciepła i wskazał Cię jako drugą osobę, która podpisuje w jego imieniu wniosek i umowę. Pierwsza osoba już podpisała.',
    en: 'An applicant ({organisation}) applies for funding to replace the heat source and has named you as the second person who signs the application and the agreement for it. The first person has signed.',
  },
  next: {
    pl: 'Otwórz link, spokojnie przeczytaj dokumenty i podpisz oba naraz. Przy podpisie na ten adres przyjdzie jednorazowy kod.',
    en: 'The link lets you read the documents in your own time and sign both at once. When signing, a one-time code will come to this address.',
  },
  data: {
    pl: 'Twoje imię, nazwisko i adres podał wnioskodawca. Używamy ich tylko do tego podpisu i jako jego dowodu; szczegóły i Twoje prawa są w klauzuli informacyjnej na stronie podpisu.',
    en: 'The applicant gave us your name and address. We use them only for this signature and as its proof; the information clause on the signing page has the details and your rights.',
  },
  notYou: {
    pl: 'Jeżeli nie reprezentujesz tego wnioskodawcy, zignoruj tę wiadomość i niczego nie podpisuj.',
    en: 'If you do not represent this applicant, ignore this message and sign nothing.',
  },
  keepSecret: {
    pl: 'Link służy tylko do podpisania tych dokumentów. Widać w nich numer rachunku, dlatego nie przekazuj tej wiadomości nikomu.',
    en: 'The link is only for signing these documents. They show the account number, so please do not forward this message.',
  },
} satisfies Messages;

/** The e-mail with the one-time code. */
export const codeLetter = {
  subject: { pl: 'Sprawa {reference}: kod do podpisu', en: 'Case {reference}: code for signing' },
  preheader: {
    pl: 'Kod jest ważny {minutes, plural, one {# minutę} few {# minuty} other {# minut}}.',
    en: 'The code is valid for {minutes, plural, one {# minute} other {# minutes}}.',
  },
  heading: { pl: 'Kod do podpisu dokumentów', en: 'Code for signing the documents' },
  happened: {
    pl: 'Wpisz ten kod na stronie podpisu w sprawie {reference}.',
    en: 'Please type this code on the signing page of case {reference}.',
  },
  valid: {
    pl: 'Kod jest ważny {minutes, plural, one {# minutę} few {# minuty} other {# minut}} i działa jeden raz. Nikt z nas nie zapyta o niego przez telefon.',
    en: 'The code is valid for {minutes, plural, one {# minute} other {# minutes}} and works once. None of us will ask for it on the phone.',
  },
  notYou: {
    pl: 'Jeżeli kod zamówił ktoś inny, zignoruj tę wiadomość: bez kodu nikt niczego nie podpisze.',
    en: 'If somebody else asked for the code, simply ignore this message: without the code nobody can sign anything.',
  },
} satisfies Messages;

/** The e-mail with the link to the signed documents, to the applicant and to the organiser. */
export const papersLetter = {
  subject: { pl: 'Sprawa {reference}: podpisane dokumenty', en: 'Case {reference}: signed documents' },
  preheader: { pl: 'Wniosek i umowa do pobrania.', en: 'Application and agreement to download.' },
  heading: { pl: 'Podpisane dokumenty do pobrania', en: 'The signed documents to download' },
  applicant: {
    pl: 'Podpisany wniosek i podpisaną umowę w sprawie {reference} otworzysz tym linkiem. Pobierz je i zachowaj.',
    en: 'The link opens the signed application and the signed agreement of case {reference}. Please download and keep them.',
  },
  organiser: {
    pl: 'Wnioskodawca podpisał wniosek i umowę w sprawie {reference}. Oba dokumenty są opatrzone pieczęcią organizatora; otwiera je ten link.',
    en: 'The applicant has signed the application and the agreement of case {reference}. Both bear the organiser’s seal; the link opens them.',
  },
  validFor: { pl: 'Ważność linku', en: 'Link valid for' },
  button: { pl: 'Pobierz dokumenty', en: 'Download the documents' },
  keepSecret: {
    pl: 'W dokumentach widać PESEL i numer rachunku w całości. Nie przekazuj tej wiadomości nikomu.',
    en: 'The documents show the PESEL number and the account number in full. Please do not forward this message.',
  },
} satisfies Messages;
