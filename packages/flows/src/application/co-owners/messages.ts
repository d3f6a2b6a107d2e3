import type { Message, Messages } from '../../message.ts';

/** Version of the sentence below; kept with every answer. A changed sentence takes a new version. */
export const coOwnerStatementVersion = '2026-11-01';

/** The sentence a co-owner agrees to, word for word. It is evidence: no values are filled in. */
export const coOwnerStatement: Message = {
  pl: 'Oświadczam, że jestem współwłaścicielem tego budynku. Zgadzam się na wymianę źródła ciepła i trwałe wyłączenie dotychczasowego zgodnie z tym opisem oraz na to, że o dofinansowanie występuje osoba w nim wskazana.',
  en: 'I declare that I am a co-owner of this building. I agree to the heat source being replaced and the existing one put out of use for good as described here, and to the funding being applied for by the person named there.',
};

export const coOwnerMessages = {
  title: { pl: 'Współwłaściciele', en: 'Co-owners' },
  fold: {
    pl: '{count, plural, =0 {Współwłaściciele} other {Współwłaściciele: odpowiedzi {answered} z #}}',
    en: '{count, plural, =0 {Co-owners} other {Co-owners: {answered} of # answered}}',
  },
  why: {
    pl: 'Budynek należy także do innych osób. Podaj ich adresy e-mail, aby potwierdziły zgodę, albo zaznacz, że masz ją na piśmie.',
    en: 'The building belongs to others as well. Give their email addresses so that they confirm their consent, or tick that you have it on paper.',
  },
  how: {
    pl: 'Po wysłaniu wniosku każda osoba z listy dostanie e-mail z własnym linkiem. Zobaczy krótki opis sprawy, bez numeru PESEL i danych rachunku, i odpowie, czy zgadza się na wymianę źródła ciepła.',
    en: 'Once the application is sent, each person on the list gets an email with a link of their own. They see a short summary, without PESEL and bank data, and answer whether they agree to the heat source being replaced.',
  },
  how_now: {
    pl: 'Każda osoba z listy dostaje e-mail z własnym linkiem. Widzi krótki opis sprawy, bez numeru PESEL i danych rachunku, i odpowiada, czy zgadza się na wymianę źródła ciepła.',
    en: 'Each person on the list gets an email with a link of their own. They see a short summary, without PESEL and bank data, and answer whether they agree to the heat source being replaced.',
  },
  saved_at_once: {
    pl: 'Każda osoba zapisuje się od razu po dodaniu. Adresy widzą tylko wnioskodawca i organizator.',
    en: 'Each person is saved as soon as they are added; only the applicant and the organiser see the addresses.',
  },
  on_paper: {
    pl: 'Nie podaję adresów: zgodę wszystkich pozostałych współwłaścicieli mam na piśmie i okażę ją na żądanie.',
    en: 'I give no addresses: I have the consent of all other co-owners in writing and will show it on request.',
  },
  owner_of_whole: {
    pl: 'Wniosek mówi, że cały budynek należy do Ciebie, więc te osoby nie zostaną o nic zapytane. Usuń je z listy albo popraw dane wnioskodawcy.',
    en: 'The application says that the whole building is yours, so these people will not be asked anything. Remove them, or correct the applicant’s details.',
  },
  list: { pl: 'Osoby na liście', en: 'People on the list' },
  name: { pl: 'Imię i nazwisko współwłaściciela', en: 'Co-owner’s first and last name' },
  email: { pl: 'Adres e-mail współwłaściciela', en: 'Co-owner’s email address' },
  one_more: { pl: 'Dodaj osobę do listy', en: 'Add a person to the list' },
  add: { pl: 'Dodaj współwłaściciela', en: 'Add a co-owner' },
  added: { pl: 'Zapisano. Na liście jest {name}.', en: 'Saved. {name} is on the list.' },
  asked: {
    pl: 'Zapisano. {name} dostanie e-mail z linkiem.',
    en: 'Saved. {name} will get an email with a link.',
  },
  remove: { pl: 'Usuń', en: 'Remove' },
  remove_label: { pl: 'Usuń: {name}', en: 'Remove: {name}' },
  removed: { pl: 'Usunięto z listy: {name}.', en: '{name} is no longer on the list.' },
  remind: { pl: 'Wyślij ponownie', en: 'Send again' },
  remind_label: { pl: 'Wyślij ponownie: {name}', en: 'Send again: {name}' },
  send: { pl: 'Wyślij link', en: 'Send the link' },
  send_label: { pl: 'Wyślij link: {name}', en: 'Send the link: {name}' },
  reminded: {
    pl: 'Nowy link jest w drodze na adres {email}. Poprzedni już nie działa.',
    en: 'A new link is on its way to {email}. The one before no longer works.',
  },
  unanswered: {
    pl: 'Na odpowiedź czekamy jeszcze od: {names}. Umowę możesz podpisać bez niej, ale po podpisie sprzeciw jej już nie zatrzyma. Porozmawiaj z tymi osobami albo wyślij im link ponownie w części „Współwłaściciele” niżej.',
    en: 'Not answered yet: {names}. You can sign the agreement without it, but after that an objection no longer stops it. Talk to them, or send them the link again under “Co-owners” further down.',
  },
  full: {
    pl: 'Na liście {count, plural, one {jest już # osoba} few {są już # osoby} other {jest już # osób}}, więcej dodać nie można.',
    en: 'There {count, plural, one {is # person} other {are # people}} on the list already; no more can be added.',
  },
  none: { pl: 'Nie wskazano współwłaścicieli.', en: 'No co-owners were named.' },
  will_be_asked: {
    pl: 'Wiadomość zostanie wysłana razem z wnioskiem',
    en: 'The message is sent together with the application',
  },
  not_asked: { pl: 'Wiadomość nie została jeszcze wysłana', en: 'The message has not been sent yet' },
  waiting: { pl: 'Czeka na odpowiedź', en: 'Waiting for an answer' },
  agreed: { pl: 'Zgoda udzielona {date}', en: 'Agreed on {date}' },
  objected: { pl: 'Sprzeciw zgłoszony {date}', en: 'Objected on {date}' },
  reason: { pl: 'Powód: {reason}', en: 'Reason: {reason}' },
  objection_help: {
    pl: 'Porozmawiaj z tą osobą. Odpowiedź może zmienić tym samym linkiem, dopóki umowa nie zostanie podpisana.',
    en: 'It is worth talking to this person. They can change the answer with the same link until the agreement is signed.',
  },
} as const satisfies Messages;
