import type { Messages } from '@ndp/flows/message.ts';

export const accountProofMessages = {
  title: {
    pl: 'Potwierdź rachunek przelewem jednego grosza',
    en: 'Confirm the account with a transfer of one grosz',
  },
  titleProven: { pl: 'Rachunek jest potwierdzony', en: 'The account is confirmed' },
  voluntary: {
    pl: 'To dobrowolne: bez tego też wypłacimy dofinansowanie. Przelew z rachunku podanego we wniosku pokazuje, że numer jest bez błędu, a rachunek należy do Ciebie.',
    en: 'This is voluntary: the funding is paid without it, too. A transfer from the account in the application shows that the number has no mistake and the account is yours.',
  },
  amount: { pl: 'Kwota', en: 'Amount' },
  payee: { pl: 'Odbiorca', en: 'Recipient' },
  account: { pl: 'Rachunek odbiorcy', en: 'Recipient’s account' },
  transferTitle: { pl: 'Tytuł przelewu', en: 'Title of the transfer' },
  result: {
    pl: 'Wynik pokażemy tutaj, gdy wczytamy wyciąg z banku. Tego grosza nie zwracamy.',
    en: 'The result is shown here once we have read the statement of the bank. This grosz is not returned.',
  },
  proven: {
    pl: 'Przelew z rachunku podanego we wniosku przyszedł {day}. To wszystko.',
    en: 'A transfer from the account in the application came on {day}. That is all.',
  },
  other: {
    pl: 'Przelew z tym tytułem przyszedł {day}, ale z innego rachunku niż podany we wniosku albo bank nie podał, z jakiego. Wyślij grosz z rachunku podanego we wniosku. Jeżeli numer we wniosku jest błędny, napisz do nas.',
    en: 'A transfer with this title came on {day}, but from another account than the one in the application, or the bank does not say from which. Send one grosz from the account in the application. If the number in the application is wrong, write to us.',
  },
} as const satisfies Messages;
