import type { Message, Messages } from '@ndp/flows/message.ts';

/** How the look at a name stands. */
export type NameOutcome = 'held' | 'accepted' | 'refused';

export const nameLetters: Readonly<
  Record<NameOutcome, Readonly<Record<'heading' | 'happened' | 'next', Message>>>
> = {
  held: {
    heading: { pl: 'Sprawdzamy imię i nazwisko w podpisie', en: 'We are checking the name in the signature' },
    happened: {
      pl: 'Podpis w sprawie {reference} ma inne imię i nazwisko niż wniosek, dlatego umowa nie jest jeszcze podpisana. Sprawdzi to człowiek.',
      en: 'The name in the signature of case {reference} differs from the application, so the agreement is not signed yet. A person will check it.',
    },
    next: {
      pl: 'Nie musisz nic robić. O wyniku napiszemy w kolejnej wiadomości; w razie pytań zadzwonimy.',
      en: 'There is nothing you have to do. Another message will tell you the result; we will call if there are questions.',
    },
  },
  accepted: {
    heading: { pl: 'Podpis został przyjęty', en: 'The signature has been accepted' },
    happened: {
      pl: 'Imię i nazwisko w podpisie w sprawie {reference} zostało sprawdzone i przyjęte.',
      en: 'The name in the signature of case {reference} has been checked and accepted.',
    },
    next: {
      pl: 'Dokumenty dostaną teraz pieczęć elektroniczną organizatora. Potwierdzenie i link do dokumentów przyjdą w osobnych wiadomościach.',
      en: 'The documents now receive the organiser’s electronic seal. The confirmation and a link to the documents come in separate messages.',
    },
  },
  refused: {
    heading: { pl: 'Podpis nie został przyjęty', en: 'The signature was not accepted' },
    happened: {
      pl: 'Imię i nazwisko w podpisie w sprawie {reference} nie zostało przyjęte. Umowa nie jest podpisana.',
      en: 'The name in the signature of case {reference} was not accepted. The agreement is not signed.',
    },
    next: {
      pl: 'Możesz podpisać jeszcze raz: nowy link do podpisu przyjdzie w osobnej wiadomości. Jeśli nazwisko we wniosku jest nieaktualne, popraw je najpierw na stronie sprawy, a dokumenty powstaną od nowa.',
      en: 'You can sign once more: a new link to sign comes in a separate message. If the name in the application is out of date, correct it on the page of the case first, and the documents are made again.',
    },
  },
};

/** What differs when the signature was made outside the portal. */
export const ownLetters: Readonly<
  Record<NameOutcome, Partial<Readonly<Record<'heading' | 'happened' | 'next', Message>>>>
> = {
  held: {
    heading: { pl: 'Sprawdzamy Twój podpis', en: 'We are checking your signature' },
    happened: {
      pl: 'Otrzymaliśmy dokumenty w sprawie {reference} podpisane poza portalem. Podpisu nie da się potwierdzić automatycznie, dlatego umowa nie jest jeszcze podpisana. Sprawdzi go człowiek.',
      en: 'We have received the documents of case {reference}, signed outside the portal. The signature cannot be confirmed automatically, so the agreement is not signed yet. A person will check it.',
    },
  },
  accepted: {
    happened: {
      pl: 'Podpis złożony poza portalem w sprawie {reference} został sprawdzony i przyjęty.',
      en: 'The signature made outside the portal for case {reference} has been checked and accepted.',
    },
  },
  refused: {
    happened: {
      pl: 'Podpis złożony poza portalem w sprawie {reference} nie został przyjęty. Umowa nie jest podpisana.',
      en: 'The signature made outside the portal for case {reference} was not accepted. The agreement is not signed.',
    },
    next: {
      pl: 'Możesz podpisać jeszcze raz, własnym podpisem albo kodem z wiadomości e-mail: nowy link do podpisu przyjdzie w osobnej wiadomości.',
      en: 'You can sign once more, with your own signature or a code from the email: a new link to sign comes in a separate message.',
    },
  },
};

/** What the applicant is told of the second person's signature; the one who signs gets a new link when it is refused. */
export const secondLetters: Readonly<Record<NameOutcome, Readonly<Record<'happened' | 'next', Message>>>> = {
  held: {
    happened: {
      pl: 'Podpisu drugiej osoby w sprawie {reference} nie da się potwierdzić automatycznie, dlatego umowa nie jest jeszcze podpisana. Sprawdzi go człowiek.',
      en: 'The signature of the second person in case {reference} cannot be confirmed automatically, so the agreement is not signed yet. A person will check it.',
    },
    next: nameLetters.held.next,
  },
  accepted: {
    happened: {
      pl: 'Podpis drugiej osoby w sprawie {reference} został sprawdzony i przyjęty.',
      en: 'The signature of the second person in case {reference} has been checked and accepted.',
    },
    next: nameLetters.accepted.next,
  },
  refused: {
    happened: {
      pl: 'Podpis drugiej osoby w sprawie {reference} nie został przyjęty. Umowa nie jest podpisana.',
      en: 'The signature of the second person in case {reference} was not accepted. The agreement is not signed.',
    },
    next: {
      pl: 'Ta osoba może podpisać jeszcze raz: nowy link przyjdzie na jej adres.',
      en: 'This person can sign once more: a new link goes to their address.',
    },
  },
};

/** What the e-mails about a name share. */
export const nameShared = {
  subject: { pl: 'Sprawa {reference}: {heading}', en: 'Case {reference}: {heading}' },
  reason: { pl: 'Wyjaśnienie: {reason}', en: 'Explanation: {reason}' },
  button: { pl: 'Zobacz, na jakim etapie jest sprawa', en: 'See how the case is progressing' },
  wait: {
    pl: 'Do podpisania umowy nie zamawiaj urządzenia ani nie zaczynaj prac.',
    en: 'Until the agreement is signed, please order no device and begin no works.',
  },
} satisfies Messages;
