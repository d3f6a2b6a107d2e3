import { refusal, refusalFor } from '../../platform/refusals.ts';

/** The agreement is signed or the case has ended, so the list of co-owners stands. */
export class CoOwnersClosed extends refusal(409, {
  pl: 'Na tym etapie listy współwłaścicieli nie można już zmienić. W sprawie zmian zadzwoń albo napisz: telefon i e-mail są na dole strony.',
  en: 'At this stage the list of co-owners can no longer be changed. Please get in touch about changes: phone and email are at the bottom of the page.',
}) {}

/** The applicant has said to own the whole building. */
export class OwnerOfTheWhole extends refusal(409, {
  pl: 'Wniosek mówi, że cały budynek należy do wnioskodawcy, więc nie ma kogo dodać. Jeżeli budynek ma też innych właścicieli, popraw najpierw dane wnioskodawcy.',
  en: 'The application says that the whole building belongs to the applicant, so there is nobody to add. If the building has other owners too, correct the applicant’s details first.',
}) {}

/** Links go out with the application, not before. */
export class NotAskedYet extends refusal(409, {
  pl: 'Ten wniosek nie został jeszcze wysłany. Współwłaściciele dostaną wiadomości zaraz po jego wysłaniu.',
  en: 'This application has not been sent yet. The co-owners get their messages as soon as it is.',
}) {}

/** This person answered, and the answer is evidence. */
export class CoOwnerAnswered extends refusal(409, {
  pl: 'Ta osoba już odpowiedziała, więc pozostaje na liście. Odśwież stronę, aby zobaczyć odpowiedź.',
  en: 'This person has already answered and therefore stays on the list. Reload the page to see the answer.',
}) {}

/** The person is not on the list any more. */
export class CoOwnerGone extends refusal(404, {
  pl: 'Tej osoby nie ma już na liście. Odśwież stronę.',
  en: 'This person is no longer on the list. Reload the page.',
}) {}

/** What the co-owner was shown is not what stands now. */
export class OtherThanShown extends refusal(409, {
  pl: 'Opis sprawy zmienił się po otwarciu tej strony. Odśwież stronę, sprawdź opis i odpowiedz ponownie.',
  en: 'The summary has changed since this page was opened. Reload the page, check the summary and answer again.',
}) {}

/** Nothing can be answered now. */
export class AnsweringClosed extends refusalFor(409, {
  in_completion: {
    pl: 'Wnioskodawca właśnie poprawia wniosek. Odpowiesz, gdy wyśle go ponownie.',
    en: 'The applicant is correcting the application. You can answer once it has been sent again.',
  },
  signed: {
    pl: 'Umowa jest już podpisana, więc odpowiedzi nie można zmienić. W razie pytań zadzwoń albo napisz: telefon i e-mail są na dole strony.',
    en: 'The agreement has been signed, so the answer can no longer be changed. Please get in touch with any questions: phone and email are at the bottom of the page.',
  },
  ended: {
    pl: 'Ta sprawa została zakończona. Odpowiedź nie jest już potrzebna.',
    en: 'This case is closed. An answer is no longer needed.',
  },
}) {}
