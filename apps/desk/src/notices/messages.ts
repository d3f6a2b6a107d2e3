import type { Messages } from '@ndp/flows/message.ts';

export const noticeMessages = {
  title: { pl: 'Powiadomienia', en: 'Notices' },
  none: {
    pl: 'Nie ma jeszcze żadnego powiadomienia. Przyjdą z Twoich spraw i z tych, które obserwujesz; weź sprawę albo włącz niżej powiadomienia o każdej nowej.',
    en: 'There is no notice yet. They come from your cases and those you watch; take a case, or ask below to be told of every new one.',
  },
  in_place_of: { pl: 'zastępujesz: {name}', en: 'you stand in for {name}' },
  choice: { pl: 'E-maile o powiadomieniach', en: 'Emails about notices' },
  told: { pl: 'Kiedy', en: 'When' },
  at_once: { pl: 'od razu', en: 'at once' },
  daily: { pl: 'raz dziennie, o siódmej', en: 'once a day, at seven' },
  never: { pl: 'nigdy', en: 'never' },
  hears_all: {
    pl: 'Powiadamiaj mnie o każdej nowej sprawie i o każdym wniosku o wypłatę',
    en: 'Tell me of every new case and every payment application',
  },
  save: { pl: 'Zapisz wybór', en: 'Save the choice' },
  saved: { pl: 'Wybór jest zapisany.', en: 'The choice is saved.' },
} as const satisfies Messages;

/** What somebody is told of, by the name it is kept under. */
export const noticeNames = {
  assigned: { pl: 'Przekazano Ci sprawę', en: 'A case was handed to you' },
  mentioned: { pl: 'Wspomniano o Tobie w notatce', en: 'You were mentioned in a note' },
  opinion_asked: { pl: 'Prośba o Twoją opinię', en: 'Your opinion is asked for' },
  opinion_given: { pl: 'Jest opinia, o którą prosisz', en: 'The opinion you asked for has come' },
  message: { pl: 'Nowa wiadomość od wnioskodawcy', en: 'A new message from the applicant' },
  upload: { pl: 'Nowy dokument', en: 'A new document' },
  appeal: { pl: 'Odwołanie', en: 'An appeal' },
  new_case: { pl: 'Wysłany wniosek', en: 'An application was sent' },
  payment_request: { pl: 'Wniosek o wypłatę', en: 'A payment application' },
  role_to_confirm: { pl: 'Rola czeka na Twoje potwierdzenie', en: 'A role waits for you to confirm it' },
  role_confirmed: { pl: 'Potwierdzono zmianę roli', en: 'A change of a role is confirmed' },
  role_to_lose: { pl: 'Ktoś chce odebrać Ci rolę', en: 'Somebody wants to take a role from you' },
  role_given: { pl: 'Masz nową rolę', en: 'You have a new role' },
  role_taken: { pl: 'Nie masz już roli', en: 'You have lost a role' },
  cases_left: {
    pl: 'Ktoś przestał prowadzić sprawy: są teraz niczyje',
    en: 'Somebody has left their cases: they are nobody’s now',
  },
  stands_in: {
    pl: 'Zastępujesz kogoś: zobacz niżej, kogo i kiedy',
    en: 'You stand in for somebody: see below for whom and when',
  },
  is_stood_in_for: {
    pl: 'Zapisano, kto Cię zastępuje: zobacz niżej',
    en: 'It is entered who stands in for you: see below',
  },
  stand_in_begins: { pl: 'Zaczęło się zastępstwo', en: 'Standing in has begun' },
  stand_in_ended: { pl: 'Skończyło się zastępstwo', en: 'Standing in has ended' },
  stand_in_over: { pl: 'Zastępstwo skończyło się wcześniej', en: 'Standing in has ended early' },
  stand_in_lost: {
    pl: 'Zastępstwo się skończyło, bo zastępca nie prowadzi już spraw: wybierz kogoś innego',
    en: 'Standing in has ended, for who stood in leads no cases any more: choose somebody else',
  },
  bulk_ended: { pl: 'Twoje zadanie zbiorcze się skończyło', en: 'Your bulk job has ended' },
  role_declined: { pl: 'Odrzucono zmianę roli', en: 'A change of a role is declined' },
} as const satisfies Messages;
