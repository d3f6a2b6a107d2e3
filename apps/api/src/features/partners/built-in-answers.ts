import type { Message } from '@ndp/flows/message.ts';

interface BuiltInAnswer {
  readonly title: Message;
  readonly text: Message;
}

/** What officers answer most, until a partner puts it otherwise. */
export const builtInAnswers: Readonly<Record<string, BuiltInAnswer>> = {
  received: {
    title: { pl: 'Potwierdzenie odbioru', en: 'Confirmation of receipt' },
    text: {
      pl: 'Dzień dobry, potwierdzamy, że wiadomość i dokumenty do sprawy {case} dotarły. Sprawdzimy je i odpiszemy tutaj, jeśli czegoś zabraknie. Teraz nie musisz nic robić.',
      en: 'Good morning, your message and documents for case {case} have arrived. We will check them and reply here if anything is missing. There is nothing you need to do now.',
    },
  },
  missing_page: {
    title: { pl: 'Brakuje strony faktury', en: 'A page of the invoice is missing' },
    text: {
      pl: 'Dzień dobry, w przesłanej fakturze do sprawy {case} brakuje co najmniej jednej strony. Dodaj całą fakturę, ze wszystkimi stronami, najlepiej jako jeden plik PDF.',
      en: 'Good morning, at least one page is missing from the invoice sent for case {case}. Please add the whole invoice with all its pages, best as one PDF file.',
    },
  },
  unreadable_photo: {
    title: { pl: 'Nieczytelne zdjęcie', en: 'Unreadable photograph' },
    text: {
      pl: 'Dzień dobry, na przesłanym zdjęciu nie da się odczytać wszystkich danych. Dodaj nowe: w dobrym świetle, z góry, tak aby było widać cały dokument i każdą cyfrę. Może to być też skan.',
      en: 'Good morning, not everything can be read on the photograph you sent. Please send a new one: in good light, from above, showing the whole document and every digit, or a scan.',
    },
  },
  no_proof_of_payment: {
    title: { pl: 'Brakuje potwierdzenia zapłaty', en: 'Proof of payment is missing' },
    text: {
      pl: 'Dzień dobry, w sprawie {case} jest faktura, ale nie ma potwierdzenia, że została zapłacona. Dodaj potwierdzenie przelewu z banku albo dokument kasowy z tą samą kwotą i numerem faktury.',
      en: 'Good morning, case {case} has the invoice but no proof that it was paid. Please add the bank’s confirmation of the transfer or a cash receipt with the same amount and the number of the invoice.',
    },
  },
  deadline_near: {
    title: { pl: 'Zbliża się termin', en: 'A deadline is coming' },
    text: {
      pl: 'Dzień dobry, przypominamy, że w sprawie {case} termin mija {deadline}. Co jest do zrobienia, widać na górze strony sprawy. Jeśli coś stoi na przeszkodzie, odpowiedz tutaj.',
      en: 'Good morning, this is a reminder that the deadline of case {case} is {deadline}. What is to be done stands at the top of the case’s page. If something stands in the way, please reply here.',
    },
  },
  ceeb_missing: {
    title: { pl: 'Brak wpisu w CEEB', en: 'Not reported to CEEB' },
    text: {
      pl: 'Dzień dobry, na stronie sprawy {case} nie zaznaczono jeszcze, że nowe źródło ciepła jest zgłoszone do CEEB. Jeśli jest, zaznacz to i napisz, kiedy je zgłoszono. Jeśli nie, zgłoś je teraz przez internet albo w urzędzie gminy. Jeśli coś stoi na przeszkodzie, odpowiedz tutaj: to pytanie, nie wezwanie.',
      en: 'Good morning, the page of case {case} does not say yet that the new heat source is reported to CEEB. If it is, please mark it there and write when it was reported. If not, please report it now, online or at the municipal office. If something stands in the way, reply here: this is a question, not a demand.',
    },
  },
  source_stopped: {
    title: { pl: 'Nowe źródło nie działa', en: 'The new source does not run' },
    text: {
      pl: 'Dzień dobry, w sprawie {case} mamy odpowiedź, że nowe źródło ciepła nie działa albo już go nie ma. Co się stało i od kiedy? Jeśli trwa naprawa, napisz, kiedy źródło ruszy. Jeśli zmienił się właściciel, napisz, od którego dnia. To pytanie, nie wezwanie.',
      en: 'Good morning, in case {case} the answer is that the new heat source does not run or is not there any more. What happened, and since when? If it is being repaired, write when it will run again. If the owner changed, write from which day. This is a question, not a demand.',
    },
  },
  when_paid: {
    title: { pl: 'Kiedy będzie wypłata', en: 'When will I be paid' },
    text: {
      pl: 'Dzień dobry, wypłatę w sprawie {case} otrzymasz najpóźniej {payment_day}, o ile dokumenty nie wymagają uzupełnienia. Umówiona kwota to do {amount}. O wysłaniu przelewu powiadomimy e-mailem.',
      en: 'Good morning, the payment of case {case} reaches you by {payment_day} at the latest, as long as nothing has to be added to the documents. The amount agreed on is up to {amount}. We will email you when the transfer is sent.',
    },
  },
};
