import type { Messages } from '@ndp/flows/message.ts';

export const savingMessages = {
  title: { pl: 'Nie udało się zapisać', en: 'This could not be saved' },
  kept: {
    pl: 'Wpisane dane są nadal w formularzu. Spróbuj zapisać je ponownie.',
    en: 'What you typed is still in the form. Try saving it again.',
  },
  papersLater: {
    pl: 'Na ten adres wysłano już wiele takich linków. Następny przyjdzie w ciągu doby; wcześniejsze nadal działają.',
    en: 'Many such links were sent to this address already. The next one comes within a day; the earlier ones still work.',
  },
  next: { pl: 'Zapisz i przejdź dalej', en: 'Save and continue' },
  amount: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  yourData: { pl: 'Twoje dane: co przechowujemy', en: 'Your data: what we keep' },
  home: { pl: 'Wróć do strony głównej', en: 'Back to the home page' },
  unchanged: { pl: 'Wniosek pozostał bez zmian.', en: 'The application is unchanged.' },
  steps: { pl: 'Etapy wniosku', en: 'Steps of the application' },
  reference: { pl: 'Wniosek {reference}', en: 'Application {reference}' },
  resume: {
    pl: 'Każdy etap zapisuje się osobno. Do wniosku można wrócić z dowolnego urządzenia, otwierając link z wiadomości e-mail.',
    en: 'Each step is saved on its own. Come back to the application on any device by opening the link in the e-mail.',
  },
  correctTitle: { pl: 'Poprawić dane?', en: 'Correct the data?' },
  correctWhat: {
    pl: 'Link do podpisu, jeżeli już przyszedł, przestanie działać. Po zapisaniu poprawek trzeba będzie ponownie zaznaczyć zgody i wysłać wniosek; wtedy przyjdzie nowy link.',
    en: 'The link to sign, if it has come already, will stop working. After saving, the consents have to be ticked again and the application sent; then a new link arrives.',
  },
  correctYes: { pl: 'Popraw dane', en: 'Correct the data' },
  correctNo: { pl: 'Zostaw bez zmian', en: 'Leave it as it is' },
  reopened: {
    pl: 'Wniosek jest otwarty do poprawy i nie został jeszcze ponownie wysłany. Wysyła go ostatni krok, ze zgodami.',
    en: 'The application is open for correction and has not been sent again yet. The last step, with the consents, sends it.',
  },
  expires: {
    pl: 'Niewysłany wniosek czeka do {day}. Zapisanie dowolnego etapu przedłuża ten termin o {draftDays} dni.',
    en: 'An application that is not sent waits until {day}. Saving any step extends this by {draftDays} days.',
  },
} as const satisfies Messages;

export const conflictMessages = {
  title: { pl: 'Te dane zostały zmienione w innym oknie', en: 'These data were changed in another window' },
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
