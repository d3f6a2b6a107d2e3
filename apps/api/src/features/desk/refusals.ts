import { refusal } from '../../platform/refusals.ts';

/** Nobody is logged in, or the session is over. */
export class NotLoggedIn extends refusal(401, {
  pl: 'Sesja się skończyła. Zaloguj się ponownie; niczego nie zmieniono.',
  en: 'The session is over. Log in again; nothing was changed.',
}) {}

/** No role of the person at this partner allows it. */
export class NotAllowed extends refusal(403, {
  pl: 'Twoja rola u tego partnera na to nie pozwala. O rolę poproś administratora partnera.',
  en: 'Your role at this partner does not allow this. Ask the partner’s administrator for a role.',
}) {}

/** A page of another origin sent it. */
export class OtherOrigin extends refusal(403, {
  pl: 'To żądanie nie przyszło ze strony panelu, więc niczego nie zrobiono. Otwórz panel i spróbuj tam.',
  en: 'This request did not come from a page of the desk, so nothing was done. Open the desk and try there.',
}) {}

/** The desk has no issuer to log in with. */
export class DeskClosed extends refusal(503, {
  pl: 'Panel jest zamknięty: nie ustawiono, gdzie się logować (DESK_OIDC_ISSUER). Portal działa.',
  en: 'The desk is closed: no place to log in is set (DESK_OIDC_ISSUER). The portal works.',
}) {}

/** No case of this number at the partner. */
export class NotHere extends refusal(404, {
  pl: 'U tego partnera tego nie ma. Sprawdź numer albo wróć do listy spraw.',
  en: 'This partner has no such thing. Check the number, or go back to the list of cases.',
}) {}

/** The file was opened in another session, or not at all. */
export class FileNotOpened extends refusal(409, {
  pl: 'Od otwarcia tego dokumentu zaczęła się nowa sesja. Otwórz go jeszcze raz.',
  en: 'A new session has begun since this document was opened. Open it again.',
}) {}

/** The case stands elsewhere than the page showed. */
export class CaseMoved extends refusal(409, {
  pl: 'Sprawa jest już w innym stanie, niż pokazywała strona, więc niczego nie zmieniono. Sprawdź, gdzie teraz stoi, i zdecyduj jeszcze raz.',
  en: 'The case stands elsewhere by now than the page showed, so nothing was changed. See where it stands and decide again.',
}) {}

/** The law of statuses has no such step for this act. */
export class NoSuchStep extends refusal(409, {
  pl: 'Z tego stanu nie można tak przenieść sprawy. Wybierz jeden ze stanów, które pokazuje strona sprawy.',
  en: 'The case cannot be moved there from where it stands. Choose one of the statuses its page shows.',
}) {}

/** No signing of the case has failed. */
export class NothingFailed extends refusal(409, {
  pl: 'W tej sprawie żadne podpisywanie się nie zatrzymało, więc nie ma czego wznawiać. Odśwież stronę.',
  en: 'No signing of this case has failed, so there is nothing to start again. Reload the page.',
}) {}

/** The documents cannot be made or sent from here. */
export class NotSignable extends refusal(409, {
  pl: 'W dokumentach brakuje wymaganych danych, więc niczego nie wysłano do podpisu. Odśwież stronę i sprawdź odpowiedzi.',
  en: 'Required data are missing in the documents, so nothing was sent for signature. Reload the page and check the answers.',
}) {}

/** Nobody changes what they may do themselves. */
export class NotForOneself extends refusal(409, {
  pl: 'Własnych ról nie można zmienić ani nadać sobie zaproszeniem. Poproś o to innego administratora.',
  en: 'You cannot change your own roles, nor invite yourself. Ask another administrator.',
}) {}

/** Without an administrator nobody could give roles. */
export class LastAdministrator extends refusal(409, {
  pl: 'To jedyny administrator tego partnera. Najpierw nadaj tę rolę komuś innemu.',
  en: 'This is the partner’s only administrator. Give the role to somebody else first.',
}) {}

/** Nothing of the case waits for its applicant or a signature. */
export class NothingToRemind extends refusal(409, {
  pl: 'Ta sprawa nie czeka teraz ani na dokończenie wniosku, ani na podpis, więc nic nie wysłano.',
  en: 'This case waits neither for its application to be finished nor for a signature now, so nothing was sent.',
}) {}

/** Once a day is enough. */
export class AlreadyReminded extends refusal(409, {
  pl: 'W tej sprawie już dziś przypomniano, więc nic nie wysłano. Spróbuj jutro.',
  en: 'There was a reminder in this case today, so nothing was sent. Try tomorrow.',
}) {}

/** One invitation at a time for an address. */
export class AlreadyInvited extends refusal(409, {
  pl: 'Na ten adres wysłano już zaproszenie, które jeszcze trwa. Odnów je albo wycofaj na liście zaproszeń.',
  en: 'This address has an invitation under way already. Renew or withdraw it in the list of invitations.',
}) {}

/** It was accepted or withdrawn meanwhile. */
export class InvitationOver extends refusal(409, {
  pl: 'To zaproszenie zostało już przyjęte albo wycofane, więc niczego nie zmieniono. Odśwież stronę.',
  en: 'This invitation was accepted or withdrawn meanwhile, so nothing was changed. Reload the page.',
}) {}

/** It was confirmed, declined or taken meanwhile. */
export class NothingToConfirm extends refusal(409, {
  pl: 'Ta rola nie czeka już na potwierdzenie, więc niczego nie zmieniono. Odśwież stronę.',
  en: 'This role does not wait to be confirmed any more, so nothing was changed. Reload the page.',
}) {}

/** Who proposed it and whose role it is leave the decision to a third person; one's own loss one may agree to. */
export class NotOneToConfirm extends refusal(409, {
  pl: 'O tej roli decyduje ktoś inny niż osoba, która to zaproponowała, i ta, której rola dotyczy. Poproś drugą osobę zatwierdzającą albo innego administratora.',
  en: 'Neither the person who proposed this nor the one whose role it is decides on it. Ask another approver or administrator.',
}) {}

/** The server gives and takes high roles only where nobody at the desk could. */
export class DecidedAtDesk extends refusal(409, {
  pl: 'Tę rolę nadają i odbierają w panelu dwie osoby tego partnera, więc niczego nie zmieniono. Tutaj można nadać ją pierwszemu administratorowi, odebrać jedynemu albo potwierdzić to, czego u partnera nikt inny nie może potwierdzić.',
  en: 'Two people of the partner give and take this role at the desk, so nothing was changed. Here it can be given to the first administrator, taken from the only one, or confirmed where nobody else of the partner could.',
}) {}

/** The days of an absence are no days to come, or too many. */
export class NoAbsenceDays extends refusal(409, {
  pl: 'Zastępstwo trwa od dziś albo później i kończy się w ciągu roku, a pierwszy dzień nie może być po ostatnim. Niczego nie zapisano. Popraw dni.',
  en: 'Somebody stands in from today or later, for less than a year, and the first day cannot be after the last. Nothing was saved. Correct the days.',
}) {}

/** Only who leads cases there may stand in for who does. */
export class CannotStandIn extends refusal(409, {
  pl: 'Zastępować można tylko kogoś, kto prowadzi sprawy tego partnera, i może to robić tylko ktoś, kto też je prowadzi. Wybierz inną osobę.',
  en: 'Only somebody who leads cases of this partner can stand in, and only for somebody who does. Choose another person.',
}) {}

/** Who is away stands in for nobody. */
export class StandInAway extends refusal(409, {
  pl: 'W tych dniach jedna z tych osób sama jest nieobecna albo już kogoś zastępuje. Wybierz inną osobę albo inne dni.',
  en: 'On these days one of the two is away or stands in for somebody already. Choose another person or other days.',
}) {}

/** It was ended or passed meanwhile. */
export class NoAbsence extends refusal(409, {
  pl: 'To zastępstwo już się skończyło, więc niczego nie zmieniono. Odśwież stronę.',
  en: 'Nobody stands in there any more, so nothing was changed. Reload the page.',
}) {}
