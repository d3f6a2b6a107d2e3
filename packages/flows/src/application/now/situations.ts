import type { Message } from '../../message.ts';
import { waitingMessages } from '../waiting-messages.ts';

/** How a page about a case feels: something to do, something to wait for, good news, or the end without money. */
type Tone = 'act' | 'wait' | 'good' | 'over';

/** Where a case stands in words: the heading of its page, and the sentences of the box beneath. */
export interface SituationTexts {
  readonly tone: Tone;
  readonly title: Message;
  readonly text: readonly Message[];
}

const orderNothing: Message = {
  pl: 'Do podpisania umowy nie zamawiaj urządzenia ani nie zaczynaj prac.',
  en: 'Until the agreement is signed, please order no device and begin no works.',
};
const newEstimate: Message = { pl: '{newEstimate}', en: '{newEstimate}' };
const signThen: Message = {
  pl: 'Link do podpisu przyjdzie na adres {email}. Podpisz umowę do dnia podanego w tej wiadomości.',
  en: 'The link to sign it goes to {email}. Sign the agreement by the day that message names.',
};
const sentTitle: Message = {
  pl: 'Dziękujemy, wniosek został wysłany',
  en: 'Thank you, the application was sent',
};
const correctionTitle: Message = {
  pl: 'Popraw {count, plural, one {jedną rzecz} other {# rzeczy}} do {day}',
  en: 'Correct {count, plural, one {one thing} other {# things}} by {day}',
};
const replaceFirst: Message = {
  pl: 'Zamów urządzenie i zakończ wymianę najpóźniej {day}. Potem dołącz faktury i protokoły i złóż wniosek o wypłatę.',
  en: 'Order the device and finish the replacement by {day}. Then add the invoices and reports and apply for the payment.',
};
const checking: readonly Message[] = [
  {
    pl: 'Pieniądze przyjdą najpóźniej {day}. Jeśli czegoś zabraknie, napiszemy e-mailem.',
    en: 'The money comes by {day}. We will write an email if anything is missing.',
  },
];
const checkingTitle: Message = {
  pl: 'Sprawdzamy dokumenty do wypłaty',
  en: 'We are checking the documents for the payment',
};
const paidInto: Message = {
  pl: 'Bank zaksięgował przelew {day} na rachunek, który kończy się na {account}.',
  en: 'The bank booked the transfer on {day} to the account that ends in {account}.',
};
const paidTitle: Message = { pl: 'Wypłaciliśmy {amount}', en: 'We have paid {amount}' };
const refusedTitle: Message = { pl: 'Odmowa dofinansowania', en: 'The funding was refused' };

/** Every situation of a sent case. The placeholders are those of `valuesOf`. */
export const situations = {
  too_late_to_send: {
    tone: 'over',
    title: { pl: 'Tego wniosku nie można już wysłać', en: 'This application can no longer be sent' },
    text: [
      {
        pl: 'W tym programie można to było zrobić najpóźniej {day}. Umowa podpisana później nie zostawiłaby czasu na wymianę źródła ciepła.',
        en: 'In this programme that was possible until {day}. An agreement signed later would leave no time to replace the heat source.',
      },
      newEstimate,
    ],
  },
  too_late_to_sign: {
    tone: 'over',
    title: { pl: 'Umowy nie można już podpisać', en: 'The agreement can no longer be signed' },
    text: [
      {
        pl: 'W tym programie można to było zrobić najpóźniej {day}. Portal zakończy ten wniosek sam.',
        en: 'In this programme that was possible until {day}. The portal ends this application by itself.',
      },
      newEstimate,
    ],
  },
  waits_for_budget: {
    tone: 'wait',
    title: {
      pl: 'Sprawa czeka w kolejce na środki: miejsce {place}',
      en: 'The case is on the waiting list for money: place {place}',
    },
    text: [waitingMessages.next, orderNothing],
  },
  sent: {
    tone: 'good',
    title: sentTitle,
    text: [{ pl: 'Przygotowujemy umowę.', en: 'The agreement is being prepared.' }, signThen, orderNothing],
  },
  sent_to_office: {
    tone: 'good',
    title: sentTitle,
    text: [
      {
        pl: 'Organizator programu sprawdzi wniosek i wyśle umowę.',
        en: 'The organiser of the programme checks the application and sends the agreement.',
      },
      signThen,
      orderNothing,
    ],
  },
  under_review: {
    tone: 'wait',
    title: { pl: 'Sprawdzamy Twój wniosek', en: 'We are checking your application' },
    text: [
      {
        pl: 'Jeśli coś będzie do poprawienia, napiszemy e-mailem. Tak samo przyjdzie link do podpisu umowy.',
        en: 'We will write an email if anything needs correcting. The link to sign the agreement comes the same way.',
      },
      orderNothing,
    ],
  },
  correction: { tone: 'act', title: correctionTitle, text: [] },
  correction_unlisted: {
    tone: 'act',
    title: { pl: 'Popraw wniosek', en: 'Correct the application' },
    text: [
      {
        pl: 'Zmień to w danych wniosku niżej na tej stronie i wyślij wniosek ponownie.',
        en: 'Change it in the data of the application further down this page and send the application again.',
      },
    ],
  },
  sign: {
    tone: 'act',
    title: {
      pl: 'Umowa czeka na Twój podpis do {day}',
      en: 'The agreement awaits your signature until {day}',
    },
    text: [
      {
        pl: 'Link do podpisu wysłaliśmy na adres {email}. Podpis jest bezpłatny i trwa kilka minut. Nie ma wiadomości? Zajrzyj do folderu ze spamem.',
        en: 'The link to sign was sent to {email}. Signing is free and takes a few minutes. No message? Please look in the spam folder.',
      },
      orderNothing,
    ],
  },
  sign_first: {
    tone: 'act',
    title: {
      pl: 'Umowa czeka na dwa podpisy do {day}',
      en: 'The agreement awaits two signatures until {day}',
    },
    text: [
      {
        pl: 'Link do pierwszego podpisu wysłaliśmy na adres {email}. Po nim druga osoba ({second}) dostanie własny link na adres {secondEmail}.',
        en: 'The link for the first signature was sent to {email}. After it the second person ({second}) gets a link of their own at {secondEmail}.',
      },
      orderNothing,
    ],
  },
  sign_second: {
    tone: 'act',
    title: {
      pl: 'Umowa czeka na drugi podpis do {day}',
      en: 'The agreement awaits the second signature until {day}',
    },
    text: [
      {
        pl: 'Pierwszy podpis jest. Teraz podpisuje {second}: link wysłaliśmy na adres {secondEmail}. Daj tej osobie znać, że na nią czekamy.',
        en: 'The first signature is there. Now {second} signs: the link was sent to {secondEmail}. Please let this person know that we are waiting.',
      },
      {
        pl: 'Jeśli ma podpisać ktoś inny, napisz do nas na tej stronie. Zatrzymamy podpisywanie, poprawisz dane, a potem obie osoby podpiszą od nowa.',
        en: 'If somebody else is to sign, write to us on this page. We stop the signing, you correct the data, and then both sign anew.',
      },
      orderNothing,
    ],
  },
  sealing: {
    tone: 'wait',
    title: {
      pl: 'Dziękujemy, podpisy zostały przyjęte',
      en: 'Thank you, the signing is done',
    },
    text: [
      {
        pl: 'Dokumenty dostają teraz pieczęć elektroniczną organizatora. Zwykle trwa to kilka minut. Napiszemy e-mailem, gdy umowa będzie zawarta. Dopiero potem zamów urządzenie i zacznij prace.',
        en: 'The documents now receive the electronic seal of the organiser. That usually takes a few minutes. We will write an email once the agreement is concluded. Only then order the device and begin the works.',
      },
    ],
  },
  name_held: {
    tone: 'wait',
    title: { pl: 'Sprawdzamy podpis', en: 'We are checking the signature' },
    text: [
      {
        pl: 'Podpis ma inne imię i nazwisko niż wniosek albo nie da się go potwierdzić automatycznie, dlatego sprawdza go człowiek. O wyniku napiszemy e-mailem.',
        en: 'The name in the signature differs from the application, or it cannot be confirmed automatically, so a person checks it. We will tell you the result by email.',
      },
    ],
  },
  signed: {
    tone: 'good',
    title: { pl: 'Umowa jest podpisana', en: 'The agreement is signed' },
    text: [replaceFirst],
  },
  works: {
    tone: 'act',
    title: {
      pl: 'Czas na wymianę źródła ciepła: do {day}',
      en: 'Time to replace the heat source: until {day}',
    },
    text: [replaceFirst],
  },
  works_over: {
    tone: 'act',
    title: { pl: 'Czas na wymianę skończył się {day}', en: 'The time to replace the source ended on {day}' },
    text: [
      {
        pl: 'Jeśli nowe źródło ciepła działało najpóźniej tego dnia, złóż wniosek o wypłatę. Wymiany zakończonej później nie rozliczymy na podstawie tej umowy.',
        en: 'If the new heat source was running by then, apply for the payment. A replacement finished later cannot be settled under this agreement.',
      },
    ],
  },
  returned: {
    tone: 'act',
    title: { pl: 'Uzupełnij wniosek o wypłatę', en: 'Complete the payment application' },
    text: [],
  },
  payment_requested: {
    tone: 'wait',
    title: { pl: 'Wniosek o wypłatę jest złożony', en: 'The payment application was sent' },
    text: checking,
  },
  settlement_review: { tone: 'wait', title: checkingTitle, text: checking },
  hearing: {
    tone: 'act',
    title: {
      pl: 'Wypłata ma być niższa: możesz to wyjaśnić do {day}',
      en: 'Less than agreed is to be paid: you can explain it until {day}',
    },
    text: [],
  },
  at_bank: {
    tone: 'wait',
    title: { pl: 'Przelew jest w banku', en: 'The transfer is at the bank' },
    text: [
      {
        pl: 'Napiszemy e-mailem, gdy bank go wykona. Pieniądze przyjdą najpóźniej {day}.',
        en: 'We will write an email once the bank has carried it out. The money comes by {day}.',
      },
    ],
  },
  paid: { tone: 'good', title: paidTitle, text: [paidInto] },
  reported: { tone: 'good', title: paidTitle, text: [paidInto] },
  refused: { tone: 'over', title: refusedTitle, text: [] },
  refused_appealable: {
    tone: 'over',
    title: {
      pl: 'Odmowa dofinansowania: możesz się odwołać do {day}',
      en: 'The funding was refused: you can appeal until {day}',
    },
    text: [],
  },
  appeal_dismissed: {
    tone: 'over',
    title: { pl: 'Odwołanie zostało oddalone', en: 'The appeal was dismissed' },
    text: [],
  },
  appealed: {
    tone: 'wait',
    title: {
      pl: 'Rozpatrujemy odwołanie: odpowiedź najpóźniej {day}',
      en: 'Your appeal is being decided: the answer comes by {day}',
    },
    text: [],
  },
  withdrawn: {
    tone: 'over',
    title: { pl: 'Wniosek został wycofany {day}', en: 'The application was withdrawn on {day}' },
    text: [newEstimate],
  },
  expired: {
    tone: 'over',
    title: { pl: 'Wniosek wygasł {day}', en: 'The application expired on {day}' },
    text: [
      {
        pl: 'Termin na wysłanie albo podpisanie wniosku minął.',
        en: 'The time to send or sign the application has passed.',
      },
      newEstimate,
    ],
  },
  agreement_ended: {
    tone: 'over',
    title: { pl: 'Umowa zakończyła się {day}', en: 'The agreement ended on {day}' },
    text: [],
  },
} as const satisfies Readonly<Record<string, SituationTexts>>;
export type Situation = keyof typeof situations;
