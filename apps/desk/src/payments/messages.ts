import type { Messages } from '@ndp/flows/message.ts';

export const boundLabels = {
  agreed: { pl: 'kwota z umowy', en: 'amount of the agreement' },
  recalculated: { pl: 'obliczona od nowa dla stanu po wymianie', en: 'calculated again for what was built' },
  ceiling: { pl: 'ustawowy pułap', en: 'statutory ceiling' },
  cost: {
    pl: 'udokumentowany koszt bez innych środków publicznych',
    en: 'documented cost less other public money',
  },
} as const satisfies Messages;

export const stageTitles = {
  proposed: { pl: 'Do zatwierdzenia', en: 'To be approved' },
  approved: { pl: 'Zatwierdzone, jeszcze nie w banku', en: 'Approved, not at the bank yet' },
  at_bank: { pl: 'W banku', en: 'At the bank' },
} as const satisfies Messages;

export const batchStates = {
  open: { pl: 'otwarta', en: 'open' },
  file_made: { pl: 'plik gotowy', en: 'file made' },
  sent: { pl: 'wysłana do banku', en: 'sent to the bank' },
  done: { pl: 'zakończona', en: 'done' },
  cancelled: { pl: 'rozwiązana', en: 'cancelled' },
} as const satisfies Messages;

export const exceptionNames = {
  several_cases: { pl: 'ten sam rachunek w innej sprawie', en: 'same account in another case' },
  account_looked_at: { pl: 'rachunek był sprawdzany', en: 'the account had to be looked at' },
  invoice_before: { pl: 'faktura sprzed zawarcia umowy', en: 'invoice dated before the agreement' },
  without_verdicts: { pl: 'brak ocen wymaganych dokumentów', en: 'required documents not accepted' },
  after_return: { pl: 'wcześniejszy przelew wrócił', en: 'an earlier transfer came back' },
  below_agreed: { pl: 'mniej niż w umowie', en: 'less than agreed' },
} as const satisfies Messages;

/** Why whoever looks may not approve a payment. */
export const obstacleNames = {
  proposer: { pl: 'Twoja propozycja: zatwierdza ktoś inny', en: 'proposed by you: somebody else approves' },
  approved_before: {
    pl: 'Twoja zgoda już jest: potrzeba jeszcze kogoś innego',
    en: 'approved by you: another person is needed',
  },
  decider: {
    pl: 'Twoja decyzja w tej sprawie: zatwierdza ktoś inny',
    en: 'you decided in this case: somebody else approves',
  },
} as const satisfies Messages;

export const readingNames = {
  booked: { pl: 'wypłacono', en: 'paid' },
  booked_after_cancel: {
    pl: 'wypłacono, choć paczkę rozwiązano',
    en: 'paid, though the batch was cancelled',
  },
  returned: { pl: 'przelew wrócił', en: 'transfer came back' },
  known: { pl: 'wczytano wcześniej', en: 'read before' },
  account_proven: { pl: 'rachunek wnioskodawcy potwierdzony', en: 'applicant’s account confirmed' },
  account_other: {
    pl: 'grosz z kodem, ale z innego rachunku',
    en: 'one grosz with the code, but from another account',
  },
  other_account: { pl: 'inny rachunek odbiorcy', en: 'another payee account' },
  booked_twice: { pl: 'zapłacono drugi raz', en: 'paid twice' },
  other_amount: { pl: 'inna kwota', en: 'another amount' },
  future: { pl: 'dzień, który jeszcze nie nadszedł', en: 'a day that has not come' },
  before_file: { pl: 'dzień sprzed utworzenia pliku', en: 'a day before the file was made' },
  other_payer: { pl: 'inny rachunek płatnika', en: 'another paying account' },
  no_account: { pl: 'bez rachunku odbiorcy', en: 'no payee account' },
  no_reference: { pl: 'bez numeru wypłaty', en: 'no reference of a payment' },
  own_file: { pl: 'czeka na drugą osobę', en: 'waits for a second person' },
  unexpected: { pl: 'nieoczekiwany przelew', en: 'unexpected transfer' },
  one_of_two: { pl: 'wrócił jeden z dwóch przelewów', en: 'one of two transfers came back' },
  ambiguous: { pl: 'pasuje do kilku wypłat', en: 'fits several payments' },
  unbooked: {
    pl: 'przelew wrócił, ale nie był zaksięgowany',
    en: 'came back before it was booked',
  },
  not_ours: { pl: 'nie dotyczy wypłat', en: 'no payment of ours' },
} as const satisfies Messages;

export const paymentMessages = {
  title: { pl: 'Wypłaty: {partner}', en: 'Payments: {partner}' },
  hearing_told: {
    pl: 'Wnioskodawca został poproszony o wyjaśnienia przed wypłatą {amount}. Powód: {reason}',
    en: 'The applicant was asked for an explanation before {amount} is paid. The reason: {reason}',
  },
  hearing_open: { pl: 'Czas na odpowiedź do {day}.', en: 'Time to answer until {day}.' },
  hearing_answer: { pl: 'Wyjaśnienie wnioskodawcy: {answer}', en: 'The applicant explains: {answer}' },
  hearing_silent: {
    pl: 'Czas na odpowiedź minął {day}, odpowiedzi nie ma.',
    en: 'The time to answer ended on {day}; there is no answer.',
  },
  hearing_needed: {
    pl: 'To mniej niż w umowie, więc najpierw wnioskodawca dostaje powód i czas na wyjaśnienia.',
    en: 'This is less than agreed, so the applicant first gets the reason, and time to explain.',
  },
  why_less: { pl: 'Dlaczego wypłata ma być niższa', en: 'Why less is to be paid' },
  why_less_help: {
    pl: 'Wnioskodawca przeczyta to na stronie sprawy, a po wypłacie także w e-mailu.',
    en: 'The applicant reads it on the page of the case, and in the email about the payment.',
  },
  ask_explanation: { pl: 'Poproś o wyjaśnienia', en: 'Ask for an explanation' },
  explanation_asked: {
    pl: 'Wnioskodawca dostał e-mail i czas na wyjaśnienia.',
    en: 'The applicant got an email, and time to explain.',
  },
  unaccepted: {
    pl: 'Tych wymaganych dokumentów jeszcze nie oceniono jako wystarczające: {kinds}.',
    en: 'These required documents have not been accepted yet: {kinds}.',
  },
  without_verdicts: {
    pl: 'Proponuję wypłatę mimo to: osoba zatwierdzająca zobaczy, czego brakuje, i poda powód',
    en: 'Propose it all the same: the approver sees what is missing and gives a reason',
  },
  needs_verdicts: {
    pl: 'Oceń brakujące dokumenty albo zaznacz, że wypłata jest wyjątkiem.',
    en: 'Judge the missing documents, or tick that the payment is an exception.',
  },
  why_approved: {
    pl: 'Dlaczego zatwierdzasz wypłatę {reference}, choć brakuje ocen: {kinds}?',
    en: 'Why do you approve payment {reference} although these were not accepted: {kinds}?',
  },
  approve_so: { pl: 'Zatwierdź wypłatę', en: 'Approve the payment' },
  approved_because: { pl: 'Zatwierdzono bez ocen: {reason}', en: 'Approved without verdicts: {reason}' },
  stuck: {
    pl: 'U partnera nie ma tylu osób, które mogą ją zatwierdzić. Administrator może nadać tę rolę jeszcze komuś.',
    en: 'Too few people of the partner may approve it. An administrator can give somebody else that role.',
  },
  due_title: { pl: 'Kwota do wypłaty', en: 'Amount due' },
  due_lead: {
    pl: 'Wypłaca się najniższą z czterech kwot: z umowy ({agreed}), obliczonej od nowa dla stanu po wymianie, ustawowego pułapu ({ceiling}) i udokumentowanego kosztu bez innych środków publicznych.',
    en: 'The lowest of four amounts is paid: of the agreement ({agreed}), calculated again for what was built, the statutory ceiling ({ceiling}), and the documented cost less other public money.',
  },
  invoiced: {
    pl: 'Przyjęte faktury (XML) opiewają razem na {amount}: tyle wpisano niżej jako koszt.',
    en: 'The accepted invoices (XML) come to {amount} together: entered below as the cost.',
  },
  invoiced_otherwise: {
    pl: 'Przyjęte faktury (XML) opiewają razem na {amount}, a wpisano inny koszt: upewnij się, że tak ma być.',
    en: 'The accepted invoices (XML) come to {amount} together, and another cost is entered: make sure it is meant.',
  },
  cost: { pl: 'Udokumentowany koszt, zł', en: 'Documented cost, PLN' },
  other_public: {
    pl: 'Inne środki publiczne na ten sam koszt, zł',
    en: 'Other public money for the same cost, PLN',
  },
  recalculated: { pl: 'Kwota obliczona od nowa, zł', en: 'Amount calculated again, PLN' },
  recalculated_help: {
    pl: 'Zostaw puste, jeśli wykonano to, co jest w umowie.',
    en: 'Leave it empty if what was agreed was built.',
  },
  needs_amount: { pl: 'Wpisz kwotę, na przykład 12500,00.', en: 'Type an amount, such as 12500.00.' },
  would_be: { pl: 'Do wypłaty: {amount} ({bound})', en: 'To be paid: {amount} ({bound})' },
  propose: { pl: 'Zaproponuj wypłatę', en: 'Propose the payment' },
  proposed: {
    pl: 'Zaproponowano wypłatę {amount}. Zatwierdzi ją inna osoba.',
    en: 'A payment of {amount} was proposed. Another person approves it.',
  },
  stands: { pl: 'Wypłata {attempt}: {amount}, {state}', en: 'Payment {attempt}: {amount}, {state}' },
  booked_on: { pl: 'Zaksięgowano: {day}', en: 'Booked on {day}' },
  came_back: { pl: 'Powód: {reason}', en: 'Reason: {reason}' },
  draft_help: {
    pl: 'Zaproponuj ją jeszcze raz: została odrzucona albo coś się od tamtej pory zmieniło.',
    en: 'It has to be proposed once more: it was declined, or something has changed since.',
  },
  not_yet: {
    pl: 'Wypłatę proponuje się, gdy rozliczenie jest sprawdzane.',
    en: 'A payment is proposed while the settlement is being checked.',
  },
  proof_proven: {
    pl: 'Rachunek potwierdzony {day}: grosz z kodem sprawy przyszedł z rachunku o numerze takim jak we wniosku.',
    en: 'Account confirmed on {day}: one grosz with the code of the case came from an account whose number equals the one in the application.',
  },
  proof_other: {
    pl: 'Rachunek niepotwierdzony: grosz z kodem sprawy przyszedł {day} z innego rachunku niż we wniosku albo bank nie podał, z jakiego.',
    en: 'Account not confirmed: one grosz with the code of the case came on {day} from another account than the one in the application, or the bank does not say from which.',
  },
  question_changed: {
    pl: 'Rachunek zmienił się po podpisaniu umowy. Wypłata stoi, aż sprawdzi go osoba, która zatwierdza.',
    en: 'The account changed after signing. The payment stands still until an approver has looked at it.',
  },
  question_returned: {
    pl: 'Przelew na ten rachunek wrócił. Wypłata stoi, aż sprawdzi go osoba, która zatwierdza.',
    en: 'A transfer to this account came back. The payment stands still until an approver has looked at it.',
  },
  why_cleared: { pl: 'Jak sprawdzono rachunek', en: 'How the account was checked' },
  clear: { pl: 'Rachunek jest w porządku', en: 'The account is in order' },
  cleared: { pl: 'Zapisano, że rachunek sprawdzono.', en: 'It was noted that the account was checked.' },
  not_carried_out: { pl: 'Bank nie wykonał tego przelewu', en: 'The bank has not carried this transfer out' },
  why_rejected: { pl: 'Co powiedział bank', en: 'What the bank said' },
  rejected_help: {
    pl: 'Tylko gdy przelewu nie ma i nie będzie na wyciągu. Potem wypłatę proponuje się i zatwierdza od nowa.',
    en: 'Only if no statement shows or will show the transfer. The payment is then proposed and approved anew.',
  },
  reject_transfer: { pl: 'Zapisz, że bank odrzucił przelew', en: 'Note that the bank refused the transfer' },
  transfer_rejected: {
    pl: 'Zapisano, że bank odrzucił przelew. Rachunek musi teraz sprawdzić osoba, która zatwierdza.',
    en: 'It was noted that the bank refused the transfer. An approver now has to look at the account.',
  },
  reason_kept: {
    pl: 'Powód zostaje w dzienniku. Nie wpisuj danych osób.',
    en: 'The reason stays in the audit trail. Put nobody’s data into it.',
  },
  needs_reason: { pl: 'Wpisz powód, co najmniej 5 znaków.', en: 'Type a reason of at least 5 characters.' },
  waiting: { pl: 'Do zatwierdzenia i do paczki', en: 'To be approved and batched' },
  waiting_none: { pl: 'Nic nie czeka.', en: 'Nothing waits.' },
  case: { pl: 'Sprawa', en: 'Case' },
  payee: { pl: 'Odbiorca', en: 'Payee' },
  amount: { pl: 'Kwota', en: 'Amount' },
  from_bound: { pl: 'Z czego', en: 'From which bound' },
  state: { pl: 'Stan', en: 'State' },
  look_at: { pl: 'Zwróć uwagę', en: 'Look at' },
  people: { pl: 'Kto', en: 'Who' },
  acts: { pl: 'Decyzja', en: 'Decision' },
  by: { pl: 'proponuje {name}', en: 'proposed by {name}' },
  agreed_by: { pl: 'zgoda: {names}', en: 'approved by {names}' },
  missing: {
    pl: 'brakuje {n, plural, one {# zgody} other {# zgód}}',
    en: '{n, plural, one {# approval} other {# approvals}} missing',
  },
  has_changed: {
    pl: 'zmieniła się od propozycji: zgody przepadły, wraca do poprawy',
    en: 'has changed since the proposal: approvals are void, it goes back',
  },
  send_changed_back: {
    pl: 'Odeślij do poprawy {n, plural, one {# zmienioną wypłatę} few {# zmienione wypłaty} other {# zmienionych wypłat}}',
    en: 'Send {n, plural, one {# changed payment} other {# changed payments}} back',
  },
  in_batch: { pl: 'w paczce nr {n}', en: 'in batch {n}' },
  approve: { pl: 'Zatwierdź: {reference}', en: 'Approve: {reference}' },
  approve_short: { pl: 'Zatwierdź', en: 'Approve' },
  decline: { pl: 'Odrzuć: {reference}', en: 'Decline: {reference}' },
  decline_short: { pl: 'Odrzuć', en: 'Decline' },
  why_declined: { pl: 'Dlaczego {reference} wraca', en: 'Why {reference} goes back' },
  send_back: { pl: 'Odeślij do poprawy', en: 'Send it back' },
  approved_now: { pl: '{reference}: zatwierdzono.', en: '{reference}: approved.' },
  approved_more: {
    pl: '{reference}: Twoja zgoda jest zapisana, potrzeba jeszcze jednej osoby.',
    en: '{reference}: your approval is kept, one more person is needed.',
  },
  approved_changed: {
    pl: '{reference}: coś się zmieniło od propozycji, więc wypłata wróciła do poprawy.',
    en: '{reference}: something has changed since the proposal, so the payment went back.',
  },
  declined_now: { pl: '{reference}: odesłano do poprawy.', en: '{reference}: sent back.' },
  approve_all: {
    pl: 'Zatwierdź {n, plural, one {# wypłatę} few {# wypłaty} other {# wypłat}} bez uwag ({sum})',
    en: 'Approve {n, plural, one {# payment} other {# payments}} with no remarks ({sum})',
  },
  approved_all: {
    pl: 'Zatwierdzono: {n}. Czeka jeszcze na kolejną osobę: {more}, wróciło do poprawy: {back}, zatwierdza ktoś inny: {refused}.',
    en: 'Approved: {n}. Waiting for a further person: {more}, sent back: {back}, for somebody else to approve: {refused}.',
  },
  make_batch: {
    pl: 'Utwórz paczkę: {n, plural, one {# wypłata} few {# wypłaty} other {# wypłat}}, {sum}',
    en: 'Make a batch: {n, plural, one {# payment} other {# payments}}, {sum}',
  },
  batch_made: { pl: 'Utworzono paczkę nr {n}.', en: 'Batch {n} was made.' },
  sent_back: {
    pl: 'Wróciły do poprawy, bo coś się w nich zmieniło: {references}.',
    en: 'Sent back because something has changed in them: {references}.',
  },
  no_bank: {
    pl: 'Nie ustawiono rachunku, z którego płaci program. Bez niego nie powstanie plik dla banku. Proponuje go administrator, a przyjmuje inna osoba.',
    en: 'The account the programme pays from is not set, and no file can be made without it. An administrator proposes it, and another person accepts.',
  },
  batches: { pl: 'Paczki', en: 'Batches' },
  batches_none: {
    pl: 'Nie ma jeszcze żadnej paczki. Zatwierdzone wypłaty łączy się w paczkę powyżej.',
    en: 'There is no batch yet. Approved payments are put into one above.',
  },
  batch: { pl: 'Paczka {n}', en: 'Batch {n}' },
  batch_line: {
    pl: '{count, plural, one {# przelew} few {# przelewy} other {# przelewów}}, razem {sum}; zaksięgowano {booked}',
    en: '{count, plural, one {# transfer} other {# transfers}}, {sum} in all; {booked} booked',
  },
  batch_by: { pl: 'Utworzona: {name}, {day}', en: 'Made by {name}, {day}' },
  needs_release: {
    pl: 'Suma wymaga zgody trzeciej osoby, która niczego w tej paczce nie proponowała ani nie zatwierdzała.',
    en: 'The sum needs a third person, who proposed and approved nothing in this batch.',
  },
  released_by: { pl: 'Zwolniona: {name}', en: 'Released by {name}' },
  release: { pl: 'Zwolnij paczkę {n}', en: 'Release batch {n}' },
  finished: {
    pl: '{count, plural, one {# zakończona paczka} few {# zakończone paczki} many {# zakończonych paczek} other {# zakończonej paczki}}',
    en: '{count, plural, one {# finished batch} other {# finished batches}}',
  },
  usual_why_file: { pl: 'Do banku', en: 'For the bank' },
  why_file: { pl: 'Po co plik paczki {n}', en: 'What the file of batch {n} is for' },
  take_file: { pl: 'Pobierz plik dla banku', en: 'Download the file for the bank' },
  file_taken: {
    pl: 'Plik {name} jest pobrany. Skrót SHA-256: {sha256}',
    en: 'File {name} was downloaded. SHA-256: {sha256}',
  },
  file_changed: {
    pl: 'Coś się zmieniło od zatwierdzenia, więc część wypłat wróciła do poprawy. Pobierz plik jeszcze raz: będzie bez nich.',
    en: 'Something has changed since approval, so some payments went back. Download again: the file comes without them.',
  },
  mark_sent: { pl: 'Plik paczki {n} jest w banku', en: 'The bank has the file of batch {n}' },
  cancel_batch: { pl: 'Rozwiąż paczkę {n}', en: 'Cancel batch {n}' },
  cancel_filed: { pl: 'Bank nie wykona tego pliku', en: 'The bank will not carry this file out' },
  why_cancel: {
    pl: 'Dlaczego bank nie wykona pliku paczki {n}',
    en: 'Why the bank will not carry out batch {n}',
  },
  cancel_help: {
    pl: 'Najpierw upewnij się w banku: wysłany jeszcze raz plik zapłaci drugi raz. Potwierdza to inna osoba, która zatwierdza wypłaty.',
    en: 'Make sure at the bank first: a file that is sent again pays again. Another person, who approves payments, confirms it.',
  },
  ask_cancel: { pl: 'Poproś o rozwiązanie paczki {n}', en: 'Ask to cancel batch {n}' },
  cancel_asked: {
    pl: '{name} chce rozwiązać tę paczkę: {reason} Potwierdza to inna osoba, po sprawdzeniu w banku.',
    en: '{name} wants to cancel this batch: {reason} Another person confirms it, having asked the bank.',
  },
  cancel_asked_now: {
    pl: 'Paczka {n} czeka, aż inna osoba potwierdzi jej rozwiązanie.',
    en: 'Batch {n} waits for another person to confirm that it is cancelled.',
  },
  confirm_cancel: { pl: 'Potwierdź rozwiązanie paczki {n}', en: 'Confirm that batch {n} is cancelled' },
  keep_batch: { pl: 'Nie rozwiązuj paczki {n}', en: 'Do not cancel batch {n}' },
  batch_kept: { pl: 'Paczka {n} zostaje.', en: 'Batch {n} stays.' },
  cancelled_by: { pl: 'Rozwiązana: {name}', en: 'Cancelled by {name}' },
  paid_after_cancel: {
    pl: 'Bank wykonał przelewy z tej rozwiązanej paczki: {references}. Nie płać ich jeszcze raz.',
    en: 'The bank carried out transfers of this cancelled batch: {references}. Do not pay them again.',
  },
  taken: { pl: '{day}, {name}: {reason}', en: '{day}, {name}: {reason}' },
  sha256: { pl: 'Skrót pliku: {sha256}', en: 'Hash of the file: {sha256}' },
  statement: { pl: 'Wyciąg z banku', en: 'Bank statement' },
  statement_help: {
    pl: 'camt.053.001.08 albo MT940. Wczytuje go ktoś inny niż osoba, która pobrała plik przelewów. Ten sam wyciąg można wczytać kilka razy: liczy się raz.',
    en: 'camt.053.001.08 or MT940, read by somebody who did not take the file of transfers. The same statement may be read several times: it counts once.',
  },
  statement_file: { pl: 'Plik wyciągu', en: 'Statement file' },
  read_statement: { pl: 'Wczytaj wyciąg', en: 'Read the statement' },
  needs_file: {
    pl: 'Wybierz plik wyciągu, najwyżej 1,5 MB.',
    en: 'Choose a statement file of at most 1.5 MB.',
  },
  statement_read: {
    pl: 'Wczytano wyciąg. Wypłacono: {booked}, wróciło: {returned}, do wyjaśnienia: {open}.',
    en: 'The statement was read. Paid: {booked}, came back: {returned}, to be cleared up: {open}.',
  },
  line_kind: { pl: 'Co to jest', en: 'What it is' },
  line_title: { pl: 'Tytuł', en: 'Title' },
  line_expected: { pl: '{amount}, powinno być {expected}', en: '{amount}, expected {expected}' },
  day: { pl: 'Dzień', en: 'Day' },
  accounts: { pl: 'Dla księgowości', en: 'For the accounts' },
  bookings: { pl: 'Księgowania miesiąc po miesiącu', en: 'Bookings month by month' },
  all_payments: { pl: 'Pokaż wszystkie wypłaty', en: 'Show all payments' },
  to_propose: { pl: 'Sprawy bez propozycji wypłaty', en: 'Cases without a proposed payment' },
  to_propose_none: {
    pl: 'Każda oceniana sprawa ma już propozycję wypłaty.',
    en: 'Every case under review has its payment proposed.',
  },
  since: { pl: 'Od', en: 'Since' },
  why_not: { pl: 'Co ją wstrzymuje', en: 'What holds it up' },
  can_be_proposed: { pl: 'Nic: można ją zaproponować.', en: 'Nothing: it can be proposed.' },
  stage_none: { pl: 'Nie ma teraz żadnej.', en: 'There is none now.' },
  needs_less: { pl: 'Wpisz najwyżej 40 znaków.', en: 'Type at most 40 characters.' },
  cost_centre: {
    pl: 'MPK, pod którym księguje się wypłaty (jeśli jest)',
    en: 'Cost centre of the payments (if any)',
  },
  settings: { pl: 'Ustawienia wypłat', en: 'Payment settings' },
  settings_title: { pl: 'Ustawienia wypłat: {partner}', en: 'Payment settings: {partner}' },
  payer_name: { pl: 'Nazwa płatnika', en: 'Payer’s name' },
  payer_address: { pl: 'Adres płatnika', en: 'Payer’s address' },
  payer_account: { pl: 'Rachunek, z którego płaci program', en: 'Account the programme pays from' },
  format: { pl: 'Format pliku', en: 'File format' },
  encoding: { pl: 'Kodowanie liter (Elixir-0 i MT940)', en: 'Encoding (Elixir-0 and MT940)' },
  has_reference_field: {
    pl: 'Bank przyjmuje własny identyfikator w polu 16 pliku Elixir-0',
    en: 'The bank takes a reference in field 16 of Elixir-0',
  },
  most_transfers: { pl: 'Najwięcej przelewów w pliku', en: 'Most transfers in a file' },
  payment_gr: { pl: 'Trzecia osoba powyżej kwoty wypłaty, zł', en: 'Third person above a payment of, PLN' },
  payee_gr: {
    pl: 'Trzecia osoba powyżej sumy dla jednego odbiorcy w ciągu {days, plural, one {# dnia} other {# dni}}, zł',
    en: 'Third person above what one payee gets within {days, plural, one {# day} other {# days}}, PLN',
  },
  batch_gr: { pl: 'Trzecia osoba powyżej sumy paczki, zł', en: 'Third person above a batch of, PLN' },
  save: { pl: 'Zaproponuj ustawienia', en: 'Propose the settings' },
  saved: {
    pl: 'Zaproponowano ustawienia wypłat. Zaczną obowiązywać, gdy przyjmie je inna osoba.',
    en: 'The payment settings were proposed. They count once another person has accepted them.',
  },
  settings_help: {
    pl: 'Rachunek i progi proponuje administrator. Obowiązują, gdy przyjmie je inna osoba, która zatwierdza albo jest administratorem. Wypłaty zaproponowane wcześniej zachowują progi ze swojego dnia, jeśli były ostrzejsze.',
    en: 'An administrator proposes account and thresholds. They count once another approver or administrator has accepted them. Payments proposed before keep the thresholds of their day where those were stricter.',
  },
  settings_wait: { pl: 'Zmiana ustawień czeka.', en: 'A change of the settings waits.' },
  settings_by: { pl: 'Proponuje {name}, {day}.', en: 'Proposed by {name}, {day}.' },
  settings_mine: {
    pl: 'To Twoja propozycja, więc decyduje inna osoba.',
    en: 'You proposed it, so another person decides.',
  },
  settings_accept: { pl: 'Przyjmij ustawienia', en: 'Accept the settings' },
  settings_decline: { pl: 'Odrzuć ustawienia', en: 'Decline the settings' },
  settings_accepted: { pl: 'Nowe ustawienia wypłat obowiązują.', en: 'The new payment settings count now.' },
  settings_declined: {
    pl: 'Zmiana ustawień została odrzucona.',
    en: 'The change of the settings was declined.',
  },
  settings_history: { pl: 'Historia ustawień', en: 'History of the settings' },
  settings_change: { pl: 'Zmiana', en: 'Change' },
  settings_proposed: { pl: 'Kto zaproponował', en: 'Proposed by' },
  settings_decided: { pl: 'Kto zdecydował', en: 'Decided by' },
  settings_yes: { pl: 'przyjęto: {name}', en: 'accepted: {name}' },
  settings_no: { pl: 'odrzucono: {name}', en: 'declined: {name}' },
  settings_same: { pl: 'bez różnic', en: 'no difference' },
  yes: { pl: 'tak', en: 'yes' },
  no: { pl: 'nie', en: 'no' },
  needs_entry: { pl: 'Wypełnij to pole.', en: 'Fill in this field.' },
  needs_count: {
    pl: 'Wpisz liczbę całkowitą od 1 do {count, number}.',
    en: 'Enter a whole number from 1 to {count, number}.',
  },
  needs_more: {
    pl: 'Wpisz kwotę większą od zera, najwyżej {amount}, na przykład 50000,00.',
    en: 'Enter an amount above zero and of at most {amount}, for example 50000.00.',
  },
  choose: { pl: 'wybierz', en: 'choose' },
} as const satisfies Messages;
