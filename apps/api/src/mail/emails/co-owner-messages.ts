import type { Messages } from '@ndp/flows/message.ts';

/** The e-mail that asks a co-owner. Of the applicant it tells the name only, and that as plain text. */
export const requestLetter = {
  subject: {
    pl: 'Sprawa {reference}: prośba o odpowiedź współwłaściciela',
    en: 'Case {reference}: your answer as a co-owner is needed',
  },
  preheader: {
    pl: 'Chodzi o dofinansowanie do wymiany źródła ciepła. Odpowiedź zajmie minutę.',
    en: 'It is about funding to replace the heat source. Answering takes a minute.',
  },
  heading: { pl: 'Prośba o odpowiedź współwłaściciela', en: 'Your answer as a co-owner is needed' },
  happened: {
    pl: '{applicant} ubiega się o dofinansowanie do wymiany źródła ciepła i wskazuje ten adres jako adres współwłaściciela budynku.',
    en: '{applicant} is applying for funding to replace a heat source, and has named this address as that of a co-owner of the building.',
  },
  happened_unnamed: {
    pl: 'Wnioskodawca ubiega się o dofinansowanie do wymiany źródła ciepła i wskazuje ten adres jako adres współwłaściciela budynku.',
    en: 'An applicant is applying for funding to replace a heat source, and has named this address as that of a co-owner of the building.',
  },
  next: {
    pl: 'Link otwiera krótki opis sprawy i dwie odpowiedzi do wyboru: zgoda albo sprzeciw. Samo otwarcie strony niczego nie potwierdza.',
    en: 'The link opens a short summary and two answers to choose from: to agree or to object. Opening the page by itself confirms nothing.',
  },
  button: { pl: 'Zobacz opis i odpowiedz', en: 'See the summary and answer' },
  free: {
    pl: 'Odpowiedź jest bezpłatna i nie wiąże się z żadną opłatą później. Możesz ją zmienić, dopóki umowa nie zostanie podpisana.',
    en: 'Answering is free of charge, now and later. You can change it until the agreement is signed.',
  },
  personal: {
    pl: 'Link jest osobisty: kto go ma, może odpowiedzieć w Twoim imieniu. Nie przekazuj tej wiadomości nikomu.',
    en: 'The link is personal: whoever has it can answer in your name. Please do not forward this message.',
  },
  not_you: {
    pl: 'Jeżeli wiadomość trafiła pod niewłaściwy adres, zignoruj ją. Bez odpowiedzi żadna zgoda nie zostanie zapisana.',
    en: 'If this message reached you by mistake, simply ignore it. Without an answer no consent is recorded.',
  },
} satisfies Messages;

/** The e-mail that tells the applicant what a co-owner answered. */
export const agreedLetter = {
  subject: {
    pl: 'Sprawa {reference}: współwłaściciel wyraził zgodę',
    en: 'Case {reference}: a co-owner has agreed',
  },
  preheader: { pl: 'Zgoda została zapisana w sprawie.', en: 'The consent is on record.' },
  heading: { pl: 'Współwłaściciel wyraził zgodę', en: 'A co-owner has agreed' },
  happened: {
    pl: '{name}: zgoda na wymianę źródła ciepła w sprawie {reference} została zapisana z datą i treścią oświadczenia.',
    en: '{name}: the consent to the replacement of the heat source in case {reference} is on record, with its date and wording.',
  },
  next: {
    pl: 'Nie musisz nic robić. Odpowiedzi wszystkich współwłaścicieli są na stronie sprawy.',
    en: 'There is nothing you have to do. The page of the case shows the answers of all co-owners.',
  },
  waits: {
    pl: 'Sprzeciw został wycofany. Wniosek czeka na wznowienie przez organizatora.',
    en: 'The objection has been taken back. The application is waiting for the organiser to resume it.',
  },
} satisfies Messages;

export const objectedLetter = {
  subject: {
    pl: 'Sprawa {reference}: sprzeciw współwłaściciela',
    en: 'Case {reference}: a co-owner objects',
  },
  preheader: {
    pl: 'W środku: co to oznacza i co można zrobić.',
    en: 'Inside: what this means and what can be done.',
  },
  heading: { pl: 'Współwłaściciel zgłosił sprzeciw', en: 'A co-owner objects' },
  happened: {
    pl: '{name} nie zgadza się na wymianę źródła ciepła w sprawie {reference}. Powód, jeżeli został podany, jest na stronie sprawy.',
    en: '{name} does not agree to the heat source being replaced in case {reference}. The reason, if one was given, is on the page of the case.',
  },
  stopped: {
    pl: 'Podpisywanie wniosku i umowy zostało wstrzymane, a wniosek trafił do sprawdzenia. Linki do podpisania już nie działają.',
    en: 'The signing of the application and the agreement has been stopped, and the application is being reviewed. Links to sign no longer work.',
  },
  next: {
    pl: 'Porozmawiaj z tą osobą: odpowiedź może zmienić tym samym linkiem, dopóki umowa nie zostanie podpisana.',
    en: 'Please talk to this person: they can change the answer with the same link until the agreement is signed.',
  },
  signed: {
    pl: 'Umowa była już podpisana, więc sprzeciw niczego nie wstrzymuje. Został zapisany w sprawie i zobaczy go organizator.',
    en: 'The agreement had been signed before, so the objection stops nothing. It is on record, and the organiser will see it.',
  },
} satisfies Messages;

export const answerLetter = {
  button: { pl: 'Zobacz sprawę', en: 'See the case' },
  notice: { pl: 'Przyszła odpowiedź współwłaściciela', en: 'A co-owner has answered' },
} satisfies Messages;
