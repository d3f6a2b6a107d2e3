import type { Messages } from '@ndp/flows/message.ts';

export const savingMessages = {
  title: { pl: 'Nie udało się zapisać', en: 'Your answers could not be saved' },
  kept: {
    pl: 'Wpisane dane są nadal w formularzu. Spróbuj zapisać je ponownie.',
    en: 'What you typed is still in the form. Try saving it again.',
  },
  checkKept: {
    pl: 'Wniosek nie został wysłany, a zaznaczone oświadczenia są zachowane. Spróbuj ponownie.',
    en: 'The application was not sent, and the statements you ticked are kept. Please try again.',
  },
  papersLater: {
    pl: 'Na ten adres wysłano już wiele takich linków. Następny przyjdzie w ciągu doby; wcześniejsze nadal działają.',
    en: 'Many such links were sent to this address already. The next one comes within a day; the earlier ones still work.',
  },
  next: { pl: 'Zapisz i przejdź dalej', en: 'Save and continue' },
  nextCheck: { pl: 'Zapisz i wróć do sprawdzenia', en: 'Save and return to the check' },
  amount: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  more: { pl: 'Pomoc, termin i Twoje dane', en: 'Help, deadline and your data' },
  helper: { pl: 'Ktoś może Ci pomóc w wypełnianiu', en: 'Someone can help you fill it in' },
  yourData: { pl: 'Twoje dane: co przechowujemy', en: 'Your data: what we keep' },
  home: { pl: 'Wróć do strony głównej', en: 'Back to the home page' },
  unchanged: { pl: 'Wniosek pozostał bez zmian.', en: 'The application is unchanged.' },
  steps: { pl: 'Kroki wniosku', en: 'Steps of the application' },
  reference: { pl: 'Numer sprawy: {reference}', en: 'Reference number: {reference}' },
  resume: {
    pl: 'Każdy krok zapisuje się osobno. Do wniosku możesz wrócić z dowolnego urządzenia: otwórz link z wiadomości e-mail.',
    en: 'Each step is saved on its own. Come back to the application on any device by opening the link in the email.',
  },
  correctTitle: { pl: 'Zmienić dane?', en: 'Change the data?' },
  correctUnsent: {
    pl: 'Wniosek będzie niewysłany, dopóki nie wyślesz go ponownie. Oświadczenia zaznaczysz wtedy jeszcze raz.',
    en: 'The application will count as not sent until you send it again. You then tick the statements once more.',
  },
  correctMoney: {
    pl: 'Zarezerwowane środki i miejsce w kolejce zostają, jeżeli wyślesz go w ciągu {draftDays, plural, one {# dnia} other {# dni}}, najpóźniej {send}. Potem wniosek wygaśnie.',
    en: 'The money set aside and the place in the queue are kept if you send it within {draftDays, plural, one {# day} other {# days}}, by {send} at the latest. After that it expires.',
  },
  correctDocuments: {
    pl: 'Dokumenty do podpisu, jeżeli już powstały, i link do nich przestaną działać. Po ponownym wysłaniu przyjdą nowe.',
    en: 'The documents to sign, if they were made already, and the link to them stop working. New ones come once you have sent it again.',
  },
  correctYes: { pl: 'Zmień dane', en: 'Change the data' },
  correctNo: { pl: 'Zostaw bez zmian', en: 'Leave it as it is' },
  reopened: {
    pl: 'Wniosek jest otwarty do zmiany i nie jest wysłany. Zmień swoje odpowiedzi albo wyślij go ponownie bez zmian: zaznaczysz oświadczenia i sprawdzisz dane.',
    en: 'The application is open for changes and is not sent. Change what you need, or send it again as it is: you tick the statements and check the data.',
  },
  sendAgain: { pl: 'Wyślij ponownie', en: 'Send again' },
  unconfirmed: {
    pl: 'Wiadomości o sprawie przychodzą na adres {email}. Potwierdź, że to Twój adres: bez tego wycena zostanie usunięta {unconfirmedDays, plural, one {# dzień} few {# dni} other {# dni}} po wysłaniu.',
    en: 'Messages about the case go to {email}. Please confirm that this address is yours: without that the estimate is deleted {unconfirmedDays, plural, one {# day} other {# days}} after it was sent.',
  },
  sendBy: {
    pl: 'Wniosek można wysłać w tym programie najpóźniej {day}. Zapisanie kroku nie przedłuża tego terminu.',
    en: 'In this programme the application can be sent by {day} at the latest. Saving a step does not extend this.',
  },
  expires: {
    pl: 'Niewysłany wniosek czeka do {day}. Zapisanie dowolnego kroku przedłuża ten termin do {draftDays, plural, one {# dnia} other {# dni}} od zapisania, najwyżej do {send}.',
    en: 'An application that is not sent waits until {day}. Saving any step extends this to {draftDays, plural, one {# day} other {# days}} from then, but not beyond {send}.',
  },
} as const satisfies Messages;

export const draftMessages = {
  keeping: { pl: 'Zapisujemy wersję roboczą…', en: 'Saving your draft…' },
  kept: {
    pl: 'Wersja robocza jest zapisana. Dane trafią do wniosku, gdy zapiszesz tę stronę.',
    en: 'Your draft is saved. The data go into the application once you save this page.',
  },
  restored: {
    pl: 'Wróciło to, co było tu wpisane wcześniej. Dane trafią do wniosku, gdy zapiszesz tę stronę.',
    en: 'What was typed here before is back. The data go into the application once you save this page.',
  },
  waiting: {
    pl: 'Wersja robocza nie jest jeszcze zapisana. Za chwilę spróbujemy ponownie.',
    en: 'Your draft is not saved yet. We will try again shortly.',
  },
  elsewhere: {
    pl: 'Ta strona została zapisana w innym oknie. Zapisz ją także tutaj, aby porównać obie wersje.',
    en: 'This page was saved in another window. Save it here as well to compare both versions.',
  },
  clashTitle: {
    pl: 'Na tej stronie wpisano coś także w innym oknie',
    en: 'Something was typed on this page in another window as well',
  },
  clash: {
    pl: 'Nic jeszcze nie zginęło. Wybierz, które dane mają zostać.',
    en: 'Nothing is lost yet. Choose which data to keep.',
  },
  keepMine: { pl: 'Zostaw dane z tego okna', en: 'Keep the data of this window' },
  takeOther: { pl: 'Weź dane z innego okna', en: 'Take the data of the other window' },
  other: { pl: 'W innym oknie', en: 'In the other window' },
} as const satisfies Messages;

/** What the conflict panel says where nothing was saved yet. */
export const clashWords = {
  title: draftMessages.clashTitle,
  explanation: draftMessages.clash,
  saved: draftMessages.other,
  keepMine: draftMessages.keepMine,
  takeSaved: draftMessages.takeOther,
};

/** The same of the project, which is changed once its amount is accepted. */
export const projectDraftMessages = {
  kept: {
    pl: 'Wersja robocza jest zapisana. Przedsięwzięcie zmieni się dopiero, gdy zaakceptujesz kwotę.',
    en: 'Your draft is saved. The project changes only once you accept the amount.',
  },
  restored: {
    pl: 'Wróciło to, co było tu wpisane wcześniej. Przedsięwzięcie zmieni się dopiero, gdy zaakceptujesz kwotę.',
    en: 'What was typed here before is back. The project changes only once you accept the amount.',
  },
  elsewhere: {
    pl: 'Przedsięwzięcie zmieniło się w innym oknie. Odśwież stronę, aby zobaczyć zmiany.',
    en: 'The project was changed in another window. Reload the page to see what changed.',
  },
} as const satisfies Messages;

/** A correction of the project that is not accepted yet. */
export const unfinishedMessages = {
  title: { pl: 'Zmiana przedsięwzięcia nie jest dokończona', en: 'A change of the project is not finished' },
  text: {
    pl: 'Wpisane odpowiedzi są zapisane jako wersja robocza. We wniosku nic się nie zmieniło.',
    en: 'What was typed is saved as a draft. Nothing in the application has changed.',
  },
  goOn: { pl: 'Dokończ zmianę', en: 'Finish the change' },
  giveUp: { pl: 'Zrezygnuj ze zmiany', en: 'Give up the change' },
} as const satisfies Messages;

/** The same to a helper. */
export const helperDraftMessages = {
  keeping: { pl: 'Zapisujemy…', en: 'Saving…' },
  kept: { pl: 'Zapisane dla wnioskodawcy.', en: 'Saved for the applicant.' },
  restored: { pl: 'Wróciło to, co było tu wpisane wcześniej.', en: 'What was typed here before is back.' },
  waiting: {
    pl: 'Jeszcze niezapisane. Za chwilę spróbujemy ponownie.',
    en: 'Not saved yet. We will try again shortly.',
  },
  elsewhere: {
    pl: 'Ta strona została zmieniona gdzie indziej. Odśwież ją, aby zobaczyć zmiany.',
    en: 'This page was changed elsewhere. Reload it to see what changed.',
  },
} as const satisfies Messages;

/** What a helper has prepared. */
export const preparedMessages = {
  title: { pl: 'Tę stronę przygotowała osoba, która Ci pomaga', en: 'Your helper has prepared this page' },
  titleNamed: {
    pl: 'Tę stronę przygotowała osoba, która Ci pomaga: {name}',
    en: 'Your helper has prepared this page: {name}',
  },
  text: {
    pl: 'Sprawdź każdą odpowiedź i popraw, co się nie zgadza. Do wniosku trafi to, co zapiszesz.',
    en: 'Check each answer and correct what you have to. What you save goes into the application.',
  },
  own: {
    pl: 'Numer PESEL i dodatkowy adres e-mail możesz wpisać tylko Ty.',
    en: 'Only you can enter the PESEL number and the additional email address.',
  },
  account: {
    pl: 'Numer rachunku możesz wpisać tylko Ty.',
    en: 'Only you can enter the account number.',
  },
  clashTitle: {
    pl: 'Na tej stronie wpisano coś jeszcze: w innym oknie albo zrobiła to osoba, która Ci pomaga',
    en: 'Something else was typed on this page: in another window, or by your helper',
  },
  other: { pl: 'Wpisane gdzie indziej', en: 'Typed elsewhere' },
  takeOther: { pl: 'Weź dane wpisane gdzie indziej', en: 'Take the data typed elsewhere' },
} as const satisfies Messages;

export const conflictMessages = {
  title: {
    pl: 'Te dane zostały zmienione w innym oknie',
    en: 'This information was changed in another window',
  },
  explanation: {
    pl: 'Żeby nic nie zginęło, wybierz, które dane mają zostać.',
    en: 'So that nothing is lost, choose which data to keep.',
  },
  field: { pl: 'Pole', en: 'Field' },
  mine: { pl: 'W tym oknie', en: 'In this window' },
  saved: { pl: 'Zapisane', en: 'Saved' },
  empty: { pl: 'brak', en: 'none' },
  keepMine: { pl: 'Zapisz dane z tego okna', en: 'Save the data of this window' },
  takeSaved: { pl: 'Zostaw dane zapisane', en: 'Keep the saved data' },
} as const satisfies Messages;

export const underWayMessages = {
  title: {
    pl: 'Być może taki wniosek jest już w toku',
    en: 'There may already be an application for this building',
  },
  text: {
    pl: 'Wniosek dotyczący tego budynku mógł zostać rozpoczęty już wcześniej. Jeżeli to Twój wniosek, wróć do niego linkiem z tamtej wiadomości. Jeżeli nie, wypełniaj ten dalej: nic nie stoi na przeszkodzie.',
    en: 'An application for this building may have been started before. If it is yours, go on with it using the link in that message. If not, go on with this one: nothing stands in its way.',
  },
  sentTitle: {
    pl: 'Być może podobny wniosek jest już w toku',
    en: 'A similar application may already be under way',
  },
  sentText: {
    pl: 'Mógł już zostać rozpoczęty inny wniosek: dla tego budynku, dla tej samej osoby lub organizacji albo z tym samym rachunkiem. Jeżeli to też Twój wniosek i dotyczy tego samego budynku, napisz nam o tym w wiadomości na tej stronie. Jeżeli nie, nie musisz nic robić.',
    en: 'Another application may have been started before: for this building, for the same person or organisation, or with the same account. If it is yours too and for the same building, tell us in a message on this page. If not, there is nothing you have to do.',
  },
  ask: { pl: 'Nie masz linku do tamtego wniosku?', en: 'No longer have the link to that application?' },
} as const satisfies Messages;

/** That estimate and address name different climate zones. */
export const zoneHintMessages = {
  title: {
    pl: 'Strefa klimatyczna nie pasuje do adresu',
    en: 'The climate zone does not match the address',
  },
  other: {
    pl: 'W wycenie jest strefa {zone}, a miejscowość z adresu ({town}) leży w strefie {of}.',
    en: 'The estimate says zone {zone}, but the town of the address ({town}) lies in zone {of}.',
  },
  changesAmount: {
    pl: 'Od strefy zależy kwota, dlatego ją popraw. Nową kwotę zobaczysz, zanim cokolwiek się zapisze. Granice stref są przybliżone: jeśli masz pewność, zostaw swoją.',
    en: 'The amount depends on the zone, so please correct it. You see the new amount before anything is stored. The borders of the zones are approximate: if you are certain, leave yours.',
  },
  changesNothing: {
    pl: 'Kwoty to nie zmienia, ale strefa jest częścią wniosku.',
    en: 'The amount stays the same, but the zone is part of the application.',
  },
  change: { pl: 'Zmień na strefę {of}', en: 'Change to zone {of}' },
} as const satisfies Messages;
