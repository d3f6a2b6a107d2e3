import type { Messages } from '@ndp/flows/message.ts';

export const agreementMessages = {
  title: { pl: 'Umowa o dofinansowanie obowiązuje', en: 'A funding agreement is in force' },
  lead: {
    pl: 'Potwierdza to {organiser}, stan na {moment}.',
    en: 'Confirmed by {organiser}, as of {moment}.',
  },
  upTo: { pl: 'Dofinansowanie', en: 'Funding' },
  amount: { pl: 'do {amount}', en: 'up to {amount}' },
  since: { pl: 'Prace można prowadzić od', en: 'Works may be carried out from' },
  finish: { pl: 'Prace skończone, a dokumenty wysłane do', en: 'Works finished and documents sent by' },
  documents: { pl: 'Dokumenty rozliczenia', en: 'Settlement documents' },
  sent: { pl: 'wysłane, wypłata jest w toku', en: 'sent; the payment is under way' },
  print: { pl: 'Drukuj lub zapisz jako PDF', en: 'Print or save as PDF' },
  current: {
    pl: 'Ten wydruk pokazuje stan z chwili, gdy go zrobiono. Czy umowa nadal obowiązuje, sprawdzisz pod adresem: {address}',
    en: 'This print shows how things stood when it was made. Whether the agreement is still in force is shown at: {address}',
  },
  until: { pl: 'Ta strona działa do', en: 'This page works until' },
  paid: {
    pl: 'Dofinansowanie jest wypłacane po rozliczeniu, na rachunek wnioskodawcy. Może być niższe, jeżeli niższe będą koszty. Ta strona nie jest gwarancją zapłaty za prace.',
    en: 'The funding is paid after the settlement, to the applicant’s own account. It may be lower if the costs are. This page does not guarantee payment for the works.',
  },
  nothing: {
    pl: 'Czyja to umowa i jakiego budynku dotyczy, wie osoba, od której masz ten link.',
    en: 'Whose agreement it is, and for which building, is known to the person who gave you the link.',
  },
  gone: { pl: 'Ten link nic nie pokazuje', en: 'This link shows nothing' },
  goneText: {
    pl: 'Link minął, został cofnięty, sprawa się skończyła albo adres jest niepełny. Nie wynika z tego, że umowy nie ma. Poproś osobę, od której masz link, o nowy.',
    en: 'The link has expired or was taken back, the case has ended, or the address is incomplete. It does not follow that there is no agreement. Ask the person who gave you the link for a new one.',
  },
} as const satisfies Messages;
