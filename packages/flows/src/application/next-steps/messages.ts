import type { Messages } from '../../message.ts';

export const nextStepMessages = {
  papers_title: { pl: 'Podpisane dokumenty', en: 'Signed documents' },
  sign_again: { pl: 'Wyślij link do podpisu ponownie', en: 'Send the link to sign again' },
  sign_again_second: {
    pl: 'Wyślij link drugiej osobie ponownie',
    en: 'Send the second person the link again',
  },
  sign_sent: {
    pl: 'Wysłaliśmy nowy link do podpisu na adres {email}. Poprzedni przestał działać.',
    en: 'A new link to sign was sent to {email}. The one before no longer works.',
  },
  papers: {
    pl: 'Podpisany wniosek i podpisaną umowę można pobrać z osobnego linku. Widać w nich PESEL i numer rachunku w całości, dlatego link przychodzi tylko e-mailem.',
    en: 'The signed application and agreement can be downloaded from a link of their own. They show the PESEL number and the account number in full, so that link comes by email only.',
  },
  papers_send: { pl: 'Wyślij link do podpisanych dokumentów', en: 'Send the link to the signed documents' },
  papers_sent: {
    pl: 'Link do podpisanych dokumentów wysłaliśmy na adres {email}.',
    en: 'The link to the signed documents was sent to {email}.',
  },
  returned: {
    pl: 'Wniosek o wypłatę wrócił do uzupełnienia: {reason}',
    en: 'The payment application was returned: {reason}',
  },
  payment_go: { pl: 'Przejdź do rozliczenia', en: 'Go to the settlement' },
  withdraw: { pl: 'Wycofaj wniosek', en: 'Withdraw the application' },
  withdraw_what: {
    pl: 'Wycofany wniosek nie wróci: umowa nie zostanie zawarta, a wysłane linki do podpisu przestaną działać. {newEstimate}',
    en: 'A withdrawn application does not come back: there will be no agreement, and links to sign stop working. {newEstimate}',
  },
  withdraw_yes: { pl: 'Tak, wycofuję wniosek', en: 'Yes, withdraw it' },
} as const satisfies Messages;
