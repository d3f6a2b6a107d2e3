import type { ActionRefusal } from '@ndp/domain/case/may.ts';
import type { Message } from '@ndp/flows/message.ts';
import { refusalFor } from '../../platform/refusals.ts';

const sentences: Readonly<Record<ActionRefusal, Message>> = {
  status: {
    pl: 'Sprawa jest teraz w innym stanie i tego nie da się w niej zrobić. Odśwież stronę, żeby zobaczyć, co można.',
    en: 'The case stands elsewhere now, and this cannot be done in it. Reload the page to see what can.',
  },
  at_bank: {
    pl: 'Przelew z tej sprawy jest w banku, więc nic się w niej nie zmienia, aż przyjdzie wyciąg. Wczytaj wyciąg albo, jeśli bank nie ma pliku, rozwiąż paczkę.',
    en: 'A transfer of this case is at the bank, so nothing of it changes until the statement is there. Read the statement or, if the bank has no file, cancel the batch.',
  },
  is_estimate: {
    pl: 'To jest prośba o kontakt, a nie wniosek. Najpierw biuro wpisze dane energetyczne budynku.',
    en: 'This is a request to be called back, not an application. The energy data of the building come first.',
  },
  is_callback: {
    pl: 'To jest wniosek, a nie prośba o kontakt: dane energetyczne budynku podał wnioskodawca.',
    en: 'This is an application, not a request to be called back: the applicant gave the energy data.',
  },
  acknowledged: {
    pl: 'Organizator programu wpisał tę sprawę z formularza na papierze. Otwórz jeszcze raz link z wiadomości i najpierw potwierdź na stronie, że znasz informację o przetwarzaniu danych.',
    en: 'The organiser of the programme entered this case from a form on paper. Open the link in the message again, and first confirm on the page that you have read how personal data are processed.',
  },
  unacknowledged: {
    pl: 'Informacja o przetwarzaniu danych jest już w tej sprawie potwierdzona.',
    en: 'That personal data are processed is acknowledged in this case already.',
  },
  terms_unconfirmed: {
    pl: 'W tej sprawie nie ma teraz kwoty i obowiązków do powtórzenia. Odśwież stronę.',
    en: 'There are no amount and duties to repeat in this case now. Reload the page.',
  },
  terms_confirmed: {
    pl: 'Część wniosku przygotowała inna osoba. Zanim go wyślesz, powtórz na osobnej stronie kwotę i obowiązki.',
    en: 'Another person prepared a part of the application. Before you send it, repeat the amount and the duties on their own page.',
  },
  duties_kept: {
    pl: 'Obowiązki z tej sprawy przejął nowy właściciel i to on je teraz oznacza. Odśwież stronę.',
    en: 'A new owner has taken over the duties of this case, and marks them now. Reload the page.',
  },
  was_measured: {
    pl: 'Danych energetycznych tego budynku nie wpisywało biuro, więc nie może ich też poprawić.',
    en: 'The office did not enter the energy data of this building, so it cannot correct them either.',
  },
  can_be_sent_in_time: {
    pl: 'Tego wniosku nie można już wysłać: wymiany źródła ciepła nie da się zakończyć w czasie trwania programu.',
    en: 'This application can no longer be sent: the heat source cannot be replaced while the programme lasts.',
  },
  can_be_signed_in_time: {
    pl: 'Tej umowy nie można już podpisać: wymiany źródła ciepła nie da się zakończyć w czasie trwania programu.',
    en: 'This agreement can no longer be signed: the heat source cannot be replaced while the programme lasts.',
  },
  programme_over: {
    pl: 'Program jeszcze trwa, więc ta sprawa się nie kończy.',
    en: 'The programme still runs, so this case does not end.',
  },
  signs_at_once: {
    pl: 'W tym programie umowa jest wysyłana dopiero po sprawdzeniu wniosku.',
    en: 'In this programme the agreement is sent once the application was looked at.',
  },
  nobody_signed: {
    pl: 'Ktoś już podpisał dokumenty, więc nie można tego zrobić. W sprawie zmian zadzwoń albo napisz do nas.',
    en: 'Somebody has signed the documents already, so this cannot be done. Please get in touch about changes.',
  },
  name_held: {
    pl: 'Żaden podpis w tej sprawie nie czeka na sprawdzenie. Odśwież stronę.',
    en: 'No signature in this case waits to be checked. Reload the page.',
  },
  no_name_held: {
    pl: 'Podpis czeka na sprawdzenie.',
    en: 'The signature waits to be checked.',
  },
  has_budget: {
    pl: 'Kwota tej sprawy nie mieści się jeszcze w budżecie programu: sprawa czeka w kolejce.',
    en: 'The amount of this case does not fit into the budget of the programme yet: the case waits in line.',
  },
  waits_for_budget: {
    pl: 'Ta sprawa nie czeka na budżet.',
    en: 'This case does not wait for the budget.',
  },
  correction_requested: {
    pl: 'W tej sprawie nic nie czeka teraz na poprawienie.',
    en: 'Nothing of this case waits to be corrected now.',
  },
  documents_complete: {
    pl: 'Brakuje wymaganych dokumentów. Dodaj je i spróbuj ponownie.',
    en: 'Required documents are missing. Add them and try again.',
  },
  none_insufficient: {
    pl: 'Jeden z dokumentów rozliczenia oceniono jako niewystarczający. Poproś o poprawę albo zmień ocenę.',
    en: 'A document of the settlement was found insufficient. Ask for a correction, or change the verdict.',
  },
  required_accepted: {
    pl: 'Nie każdy wymagany dokument ma ocenę „wystarcza”. Oceń brakujące albo zaproponuj wypłatę jako wyjątek, który uzasadni osoba zatwierdzająca.',
    en: 'Not every required document was accepted. Judge those that are missing, or propose the payment as an exception, for which its approver gives a reason.',
  },
  hearing_open: {
    pl: 'W tej sprawie nie ma teraz czego wyjaśniać: odpowiedź już jest albo minął na nią czas. Odśwież stronę.',
    en: 'There is nothing to explain in this case now: it was answered, or its time is over. Reload the page.',
  },
  no_hearing_open: {
    pl: 'Wnioskodawca ma jeszcze czas na wyjaśnienie, dlaczego kwota nie powinna być niższa. Poczekaj na odpowiedź albo na koniec tego czasu.',
    en: 'The applicant still has time to explain why the amount should not be lower. Wait for the answer, or for the end of that time.',
  },
  account_looked_at: {
    pl: 'Rachunek zmienił się po podpisaniu umowy albo wrócił z niego przelew. Najpierw musi go sprawdzić osoba, która zatwierdza.',
    en: 'The account changed after signing, or a transfer to it came back. An approver has to look at it first.',
  },
  account_in_question: {
    pl: 'Ten rachunek nie czeka na sprawdzenie. Odśwież stronę.',
    en: 'This account does not wait to be looked at. Reload the page.',
  },
  no_payment_under_way: {
    pl: 'Wypłata w tej sprawie już jest w toku. Odśwież stronę, żeby zobaczyć jej stan.',
    en: 'A payment of this case is under way already. Reload the page to see where it stands.',
  },
  payment_proposed: {
    pl: 'Ta wypłata nie czeka na zatwierdzenie. Odśwież stronę.',
    en: 'This payment does not wait for an approval. Reload the page.',
  },
  payment_approved: {
    pl: 'Ta wypłata nie jest zatwierdzona. Odśwież stronę.',
    en: 'This payment is not approved. Reload the page.',
  },
  payment_not_sent: {
    pl: 'Tej wypłaty nie można już odrzucić: jest w banku albo wróciła do poprawy. Odśwież stronę.',
    en: 'This payment can no longer be declined: it is at the bank, or went back already. Reload the page.',
  },
  payment_at_bank: {
    pl: 'Przelewu z tej sprawy nie ma teraz w banku. Odśwież stronę.',
    en: 'No transfer of this case is at the bank now. Reload the page.',
  },
  payment_booked: {
    pl: 'Bank nie zaksięgował wypłaty z tej sprawy. Odśwież stronę.',
    en: 'The bank has booked no payment of this case. Reload the page.',
  },
  refusal_appealable: {
    pl: 'W tej sprawie nie można się teraz odwołać: nie ma w niej odmowy, odwołanie już jest albo minął na nie termin. Odśwież stronę, aby zobaczyć, gdzie jest sprawa.',
    en: 'There is nothing to appeal against in this case now: nothing was refused, an appeal was made already, or its time is over. Reload the page to see where the case stands.',
  },
  another_than_proposer: {
    pl: 'Ta wypłata jest Twoją propozycją, więc zatwierdza ją ktoś inny.',
    en: 'You proposed this payment, so somebody else approves it.',
  },
  another_than_approver: {
    pl: 'Twoja zgoda już jest. Kwota wymaga jeszcze zgody kolejnej osoby.',
    en: 'You have approved it already. The amount needs a further person.',
  },
  another_than_taker: {
    pl: 'Plik z tym przelewem jest pobrany przez Ciebie. Że bank go nie wykonał, potwierdza inna osoba.',
    en: 'You have taken the file with this transfer. That the bank has not carried it out, another person says.',
  },
  another_than_decider: {
    pl: 'W tej sprawie już była Twoja decyzja, więc wypłatę zatwierdza inna osoba.',
    en: 'You have decided in this case, so another person approves its payment.',
  },
  another_than_refuser: {
    pl: 'To Twoja odmowa, więc o odwołaniu decyduje ktoś inny. Poproś o to drugą osobę.',
    en: 'You refused this case, so somebody else decides on the appeal. Ask another person.',
  },
};

/** An action the table of actions does not allow in this case now, with its reason. */
export class ActionRefused extends refusalFor(409, sentences) {}
