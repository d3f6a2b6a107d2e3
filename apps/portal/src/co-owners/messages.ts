import type { Messages } from '@ndp/flows/message.ts';

export const requestMessages = {
  title: { pl: 'Odpowiedź współwłaściciela', en: 'A co-owner’s answer' },
  lead: {
    pl: '{applicant} ubiega się o dofinansowanie do wymiany źródła ciepła w budynku, który według wniosku należy także do Ciebie.',
    en: '{applicant} is applying for funding to replace the heat source in a building that you are named as a co-owner of.',
  },
  needed: {
    pl: 'Potrzebna jest odpowiedź: zgoda albo sprzeciw.',
    en: 'An answer is needed: to agree or to object.',
  },
  summary: { pl: 'Czego dotyczy sprawa', en: 'What it is about' },
  amount: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  applicant: { pl: 'Wnioskodawca', en: 'Applicant' },
  organiser: { pl: 'Organizator programu', en: 'Organiser of the programme' },
  address: { pl: 'Adres budynku', en: 'Address of the building' },
  existing: { pl: 'Stare źródło ciepła', en: 'Old heat source' },
  planned_source: { pl: 'Nowe źródło ciepła', en: 'New heat source' },
  planned: { pl: 'Planowane zakończenie', en: 'Planned completion' },
  reference: { pl: 'Numer sprawy', en: 'Reference number' },
  costs_nothing: {
    pl: 'Odpowiedź jest bezpłatna i nie wiąże się z żadną opłatą później. Kwotę otrzyma wnioskodawca.',
    en: 'Answering is free of charge, now and later. The amount is paid to the applicant.',
  },
  question: { pl: 'Odpowiedź', en: 'Your answer' },
  statement: { pl: 'Treść oświadczenia o zgodzie', en: 'What you declare by agreeing' },
  choice: {
    pl: 'Czy zgadzasz się na wymianę źródła ciepła?',
    en: 'Do you agree to the replacement of the heat source?',
  },
  agree: { pl: 'Wyrażam zgodę', en: 'I agree' },
  agree_what: {
    pl: 'Oświadczenie powyżej zostanie zapisane w sprawie.',
    en: 'The statement above is put on record.',
  },
  object: { pl: 'Nie zgadzam się', en: 'I object' },
  object_what: {
    pl: 'Sprzeciw zostanie zapisany. Dokumenty, których jeszcze nie podpisano, poczekają na wyjaśnienie sprawy.',
    en: 'The objection is put on record. Documents not signed yet wait until the matter is settled.',
  },
  object_signed: {
    pl: 'Umowa jest już podpisana. Sprzeciw zostanie zapisany, ale jej nie zatrzyma.',
    en: 'The agreement has been signed. The objection is put on record, but does not stop it.',
  },
  is_signed: {
    pl: 'Umowa jest już podpisana: odpowiedź zostanie zapisana, niczego nie zatrzyma i nie można jej potem zmienić.',
    en: 'The agreement has been signed: your answer is put on record, stops nothing and cannot be changed afterwards.',
  },
  reason: { pl: 'Powód', en: 'Reason' },
  optional: { pl: 'opcjonalnie', en: 'optional' },
  reason_help: {
    pl: 'Przeczytają go wnioskodawca i organizator.',
    en: 'The applicant and the organiser will read it.',
  },
  name: { pl: 'Imię i nazwisko', en: 'First and last name' },
  name_help: { pl: 'Osoby, która odpowiada.', en: 'Of the person who answers.' },
  send: { pl: 'Wyślij odpowiedź', en: 'Send the answer' },
  failed: { pl: 'Nie udało się zapisać odpowiedzi', en: 'The answer could not be saved' },
  kept: { pl: 'Wpisane dane są nadal na stronie.', en: 'What you typed is still on the page.' },
  privacy: {
    pl: 'Zapisane zostaną: imię i nazwisko, odpowiedź, treść oświadczenia i czas. Nie musisz podawać żadnych innych danych.',
    en: 'What is recorded: your name, your answer, the wording of the statement and the time. No other data are needed.',
  },
  expires: { pl: 'Link do tej strony działa do {date}.', en: 'The link to this page works until {date}.' },
} as const satisfies Messages;

export const givenMessages = {
  agreed: { pl: 'Dziękujemy, zgoda jest zapisana', en: 'Thank you, your consent is on record' },
  agreed_text: {
    pl: 'Zgoda na wymianę źródła ciepła została zapisana {date}. Wnioskodawca dostał o tym wiadomość. Nie musisz nic więcej robić.',
    en: 'The consent to the heat source being replaced was recorded on {date}. The applicant has been told. There is nothing more you have to do.',
  },
  objected: { pl: 'Sprzeciw jest zapisany', en: 'Your objection is on record' },
  objected_text: {
    pl: 'Sprzeciw wobec wymiany źródła ciepła został zapisany {date}. Wnioskodawca dostał o tym wiadomość i zobaczy powód, jeżeli został podany.',
    en: 'The objection to the heat source being replaced was recorded on {date}. The applicant has been told, and sees the reason if one was given.',
  },
  change_text: {
    pl: 'Odpowiedź możesz zmienić tym samym linkiem, dopóki umowa nie zostanie podpisana.',
    en: 'You can change the answer with the same link until the agreement is signed.',
  },
  change: { pl: 'Zmień odpowiedź', en: 'Change the answer' },
} as const satisfies Messages;
export const closedMessages = {
  in_completion: {
    pl: 'Wnioskodawca właśnie poprawia wniosek. Odpowiesz, gdy wyśle go ponownie.',
    en: 'The applicant is correcting the application. You can answer once it has been sent again.',
  },
  signed: {
    pl: 'Umowa jest już podpisana, więc odpowiedzi nie można tu zmienić. W razie pytań zadzwoń albo napisz.',
    en: 'The agreement has been signed, so the answer can no longer be changed here. Please get in touch with any questions.',
  },
  ended: {
    pl: 'Ta sprawa została zakończona. Odpowiedź nie jest już potrzebna.',
    en: 'This case is closed. An answer is no longer needed.',
  },
} as const satisfies Messages;

export const linkOverMessages = {
  title: { pl: 'Ten link już nie działa', en: 'This link no longer works' },
  text: {
    pl: 'Ten link nie prowadzi do prośby o odpowiedź. To nic złego: powód jest zwykle prosty.',
    en: 'This link does not lead to a request for an answer. Do not worry: the reason is usually a simple one.',
  },
  why: { pl: 'Dlaczego?', en: 'Why?' },
  newer: {
    pl: 'Przyszła nowsza wiadomość. Działa tylko link z najnowszej.',
    en: 'A newer message has come. Only the link in the newest one works.',
  },
  over: {
    pl: '{coOwnerDays, plural, one {Minął # dzień} few {Minęły # dni} other {Minęło # dni}} albo wnioskodawca usunął ten adres z listy współwłaścicieli.',
    en: '{coOwnerDays, plural, one {# day has} other {# days have}} passed, or the applicant has taken this address off the list of co-owners.',
  },
  cut: {
    pl: 'Adres nie został skopiowany w całości. Otwórz link wprost z wiadomości.',
    en: 'The address was not copied in full. Open the link directly from the message.',
  },
  next: { pl: 'Co możesz zrobić?', en: 'What can you do?' },
  ask: {
    pl: 'Nowy link wyśle wnioskodawca: poproś go o to.',
    en: 'The applicant can send you a new link: please ask for one.',
  },
} as const satisfies Messages;
