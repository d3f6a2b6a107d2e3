import { refusalFor } from '../../platform/refusals.ts';

/** Why something about a payment is not done. */
export class PaymentRefused extends refusalFor(409, {
  not_due: {
    pl: 'Wypłatę można zaproponować dopiero, gdy sprawa jest w stanie „sprawdzanie rozliczenia”. Najpierw przenieś ją tam.',
    en: 'A payment can be proposed only while the settlement of the case is being checked. Move it there first.',
  },
  no_amount: {
    pl: 'W tej sprawie nie ma kwoty umowy albo numeru rachunku, więc nie ma czego wypłacić. Sprawdź odpowiedzi i umowę.',
    en: 'The case has no amount of an agreement or no account number, so there is nothing to pay. Check answers and agreement.',
  },
  zero: {
    pl: 'Z tych kwot wychodzi zero, więc nie ma czego wypłacić. Sprawdź koszt i inne środki publiczne.',
    en: 'These amounts come to zero, so there is nothing to pay. Check the cost and the other public money.',
  },
  too_large: {
    pl: 'Kwota od {most} nie idzie zwykłym przelewem. Zapłać ją poza paczką i uzgodnij to z bankiem.',
    en: 'An amount of {most} or more does not go by an ordinary transfer. Settle it with the bank by itself.',
  },
  over_budget: {
    pl: 'Ta kwota nie mieści się w budżecie programu. Zaproponuj niższą albo poproś o zwiększenie budżetu.',
    en: 'This amount does not fit into the budget of the programme. Propose less, or ask for a larger budget.',
  },
  looked_oneself: {
    pl: 'Ten rachunek był sprawdzany przez Ciebie, więc wypłatę proponuje inna osoba.',
    en: 'You looked at this account yourself, so another person proposes the payment.',
  },
  moved_on: {
    pl: 'Ta wypłata jest już w innym stanie, niż pokazywała strona, więc niczego nie zmieniono. Odśwież stronę.',
    en: 'This payment stands elsewhere by now than the page showed, so nothing was changed. Reload the page.',
  },
  changed: {
    pl: 'Od zaproponowania wypłaty coś się zmieniło (rachunek, odbiorca, dokumenty albo stan sprawy): {reference}. Zgody przepadły. Zaproponuj wypłatę od nowa.',
    en: 'Something has changed since the payment was proposed (account, payee, documents or the status of the case): {reference}. Approvals are void; it has to be proposed again.',
  },
  not_less: {
    pl: 'Ta kwota nie jest niższa niż w umowie, więc nie ma czego wyjaśniać. Zaproponuj wypłatę.',
    en: 'This amount is not lower than agreed, so there is nothing to explain. Propose the payment.',
  },
  hearing_first: {
    pl: 'Ta kwota jest niższa niż w umowie. Najpierw poproś wnioskodawcę o wyjaśnienia, z powodem: umowa daje mu na nie czas.',
    en: 'This amount is lower than agreed. First ask the applicant for an explanation, with the reason: the agreement gives time for it.',
  },
  reason_missing: {
    pl: 'W tej sprawie nie każdy wymagany dokument ma ocenę „wystarcza”. Jeśli mimo to zatwierdzasz wypłatę, podaj powód.',
    en: 'Not every required document of this case was accepted. If you approve the payment all the same, give a reason.',
  },
  proposer: {
    pl: 'Ta wypłata jest Twoją propozycją, więc zatwierdza ją ktoś inny.',
    en: 'You proposed this payment, so somebody else approves it.',
  },
  approved_before: {
    pl: 'Twoja zgoda już jest. Kwota wymaga jeszcze zgody kolejnej osoby.',
    en: 'You have approved it already. The amount needs a further person.',
  },
  decider: {
    pl: 'W tej sprawie już była Twoja decyzja, więc wypłatę zatwierdza inna osoba.',
    en: 'You have decided in this case, so another person approves its payment.',
  },
  no_bank: {
    pl: 'Nie ustawiono rachunku, z którego płaci ten program. Proponuje go administrator w części „Ustawienia wypłat”, a przyjmuje inna osoba.',
    en: 'The account this programme pays from is not set. An administrator proposes it under “Payment settings”, and another person accepts.',
  },
  nothing_approved: {
    pl: 'Nie ma zatwierdzonych wypłat tego programu, które nie są jeszcze w paczce.',
    en: 'There is no approved payment of this programme that is not in a batch yet.',
  },
  too_many: {
    pl: 'Bank przyjmuje najwyżej {most} przelewów w pliku. Wybierz ich mniej.',
    en: 'The bank takes at most {most} transfers in a file. Choose fewer.',
  },
  needs_release: {
    pl: 'Suma tej paczki wymaga zgody trzeciej osoby: takiej, która niczego w niej nie proponowała ani nie zatwierdzała.',
    en: 'The sum of this batch needs a third person: one who proposed and approved nothing in it.',
  },
  part_in_batch: {
    pl: 'Masz już udział w tej paczce albo w jej wypłatach, więc zwalnia ją inna osoba.',
    en: 'You have a part in this batch or its payments, so another person releases it.',
  },
  cancel_reason: {
    pl: 'Plik tej paczki już pobrano. Napisz, dlaczego bank go nie wykona.',
    en: 'The file of this batch was handed out. Say why the bank does not carry it out.',
  },
  cancel_oneself: {
    pl: 'Rozwiązanie tej paczki to Twój wniosek, więc potwierdza je inna osoba, po sprawdzeniu, że bank nie wykona pliku.',
    en: 'You asked to cancel this batch, so another person confirms it, having made sure that the bank does not carry out the file.',
  },
  cancel_asked: {
    pl: 'Ta paczka czeka na rozwiązanie, więc jej pliku nie można pobrać. Najpierw cofnij rozwiązanie.',
    en: 'This batch waits to be cancelled, so its file cannot be taken. Take that back first.',
  },
  file_answered: {
    pl: 'Bank odpowiedział już na ten plik, więc nie można go pobrać ani cofnąć. Drugi raz wysłany zapłaciłby jeszcze raz.',
    en: 'The bank has answered this file already, so it can neither be taken nor taken back. Sent again, it would pay again.',
  },
  reason_used: {
    pl: 'Plik pobrano już z tym powodem. Jeśli jest potrzebny jeszcze raz, napisz dlaczego.',
    en: 'The file was taken for this reason already. If it is needed once more, say why.',
  },
  file_lost: {
    pl: 'Tego pliku nie da się odtworzyć, bo usunięto sprawę, która w nim była. Skrót pliku pozostał.',
    en: 'This file cannot be made again, for a case in it was erased. Its hash remains.',
  },
  settings_wait: {
    pl: 'Inna zmiana ustawień wypłat czeka już na potwierdzenie. Najpierw niech ktoś ją przyjmie albo odrzuci.',
    en: 'Another change of the payment settings waits already. Let somebody accept or decline it first.',
  },
  settings_decided: {
    pl: 'O tej zmianie ustawień ktoś już zdecydował. Odśwież stronę.',
    en: 'Somebody has decided on this change of the settings already. Reload the page.',
  },
  settings_oneself: {
    pl: 'Ta zmiana ustawień jest Twoją propozycją, więc decyduje o niej inna osoba.',
    en: 'You proposed this change of the settings, so another person decides on it.',
  },
  payer_account: {
    pl: 'To nie jest numer rachunku w polskim banku (26 cyfr). Przepisz go jeszcze raz.',
    en: 'This is no account number of a bank in Poland (26 digits). Copy it once more.',
  },
  line_moved_on: {
    pl: 'Z tą pozycją wyciągu ktoś już coś zrobił, więc niczego nie zmieniono. Odśwież stronę.',
    en: 'Somebody has done something with this line by now, so nothing was changed. Reload the page.',
  },
  line_payment: {
    pl: 'W tej sprawie nie ma wypłaty, która była w pliku dla banku. Sprawdź numer sprawy.',
    en: 'This case has no payment that was in a file for the bank. Check the reference number.',
  },
  line_future: {
    pl: 'Dzień tej pozycji jeszcze nie nadszedł, więc nie można jej zaksięgować. Wczytaj wyciąg jeszcze raz tego dnia.',
    en: 'The day of this line has not come, so it cannot be booked. Read the statement again on that day.',
  },
  line_other_side: {
    pl: 'Ta pozycja jest obciążeniem rachunku, a bank już zaksięgował tę wypłatę. Sprawdź numer sprawy.',
    en: 'This line took money from the account, and the bank has booked this payment already. Check the reference number.',
  },
  line_unbooked: {
    pl: 'Bank nie zaksięgował jeszcze tej wypłaty, więc nie mogła wrócić. Najpierw wczytaj wcześniejszy wyciąg.',
    en: 'The bank has not booked this payment yet, so it cannot have come back. Read the earlier statement first.',
  },
  line_one_return: {
    pl: 'Wpływ na rachunek może być zwrotem tylko jednej wypłaty. Wpisz jeden numer sprawy.',
    en: 'Money that came in can be the return of one payment only. Type one reference number.',
  },
  line_sum: {
    pl: 'Kwota tej pozycji nie jest sumą tych wypłat. Sprawdź numery spraw.',
    en: 'The amount of this line is not the sum of these payments. Check the reference numbers.',
  },
  line_oneself: {
    pl: 'To Twoja decyzja o tej pozycji, więc potwierdza ją ktoś inny.',
    en: 'What was said of this line was said by you, so somebody else confirms it.',
  },
  training: {
    pl: 'To partner szkoleniowy: jego sprawy są zmyślone, więc plik dla banku nie powstaje. Wszystko przed nim możesz ćwiczyć.',
    en: 'This is a training partner: its cases are made up, so no file is made for a bank. You can practise everything before it.',
  },
  statement_unknown: {
    pl: 'To nie jest wyciąg camt.053.001.08 ani MT940 albo plik jest uszkodzony. Pobierz go z banku jeszcze raz.',
    en: 'This is no statement in camt.053.001.08 or MT940, or it is damaged. Take it from the bank once more.',
  },
  statement_balances: {
    pl: 'Salda wyciągu nie zgadzają się z jego pozycjami, więc niczego nie wczytano. Pobierz cały wyciąg z banku.',
    en: 'The balances of the statement do not fit its lines, so nothing was read. Take the whole statement from the bank.',
  },
  statement_account: {
    pl: 'To wyciąg innego rachunku niż ten, z którego płaci program. Niczego nie wczytano.',
    en: 'This statement is of another account than the programme pays from. Nothing was read.',
  },
}) {}
