import type { ActionKind } from '@ndp/contract/desk/audit.ts';
import { type Language, type Messages, say } from '@ndp/flows/message.ts';
import { caseReads } from '../../../features/audit/action-kinds.ts';
import type { ListedAction } from '../../../features/audit/list-actions.ts';

/** What was done at the desk, or by command on the server, by the name it is stored under. */
export const actNames = {
  'desk list-cases': { pl: 'lista spraw', en: 'list of cases' },
  'desk export-cases': { pl: 'pobranie listy spraw', en: 'list of cases downloaded' },
  'desk read-case': { pl: 'otwarcie sprawy', en: 'case opened' },
  'desk read-file': { pl: 'otwarcie pliku', en: 'file opened' },
  'desk export-case': { pl: 'pobranie akt sprawy', en: 'case file downloaded' },
  'desk draw-sample': { pl: 'wylosowanie próby', en: 'sample drawn' },
  'desk look-at-flag': { pl: 'sprawdzenie uwagi', en: 'remark looked at' },
  'desk uncover': { pl: 'odsłonięcie danych', en: 'data uncovered' },
  'desk undo': { pl: 'cofnięcie swojego kroku', en: 'own step taken back' },
  'desk assign': { pl: 'przydzielenie', en: 'assigned' },
  'desk run-bulk': { pl: 'zadanie zbiorcze', en: 'job over many cases' },
  'desk correct': { pl: 'prośba o poprawki', en: 'request for correction' },
  'desk write-message': { pl: 'wiadomość do wnioskodawcy', en: 'message to the applicant' },
  'desk name-new-owner': { pl: 'wskazanie nowego właściciela', en: 'new owner named' },
  'desk judge-document': { pl: 'ocena dokumentu', en: 'document judged' },
  'desk move': { pl: 'zmiana stanu', en: 'moved' },
  'desk refuse': { pl: 'odmowa albo wycofanie', en: 'rejected or withdrawn' },
  'desk decide-appeal': { pl: 'decyzja o odwołaniu', en: 'appeal decided on' },
  'desk enter-paper': { pl: 'wpisanie formularza z papieru', en: 'form on paper entered' },
  'desk snooze': { pl: 'odłożenie sprawy', en: 'case snoozed' },
  'desk label-case': { pl: 'etykieta sprawy', en: 'label of a case' },
  'desk read-absences': { pl: 'zastępstwa', en: 'who stands in' },
  'desk set-substitute': { pl: 'zmiana zastępstwa', en: 'change of who stands in' },
  'desk write-note': { pl: 'notatka', en: 'note' },
  'desk ask-opinion': { pl: 'prośba o opinię', en: 'opinion asked for' },
  'desk answer-opinion': { pl: 'opinia', en: 'opinion given' },
  'desk watch': { pl: 'powiadomienia', en: 'notices' },
  'desk read-payments': { pl: 'podgląd wypłaty', en: 'payment looked at' },
  'desk propose-payment': { pl: 'propozycja wypłaty', en: 'payment proposed' },
  'desk clear-account': { pl: 'sprawdzenie rachunku', en: 'account looked at' },
  'desk approve-payment': { pl: 'decyzja o wypłacie', en: 'payment decided on' },
  'desk bank-files': { pl: 'plik albo wyciąg banku', en: 'bank file or statement' },
  'desk propose-erasure': { pl: 'propozycja usunięcia danych', en: 'erasure proposed' },
  'desk confirm-erasure': { pl: 'decyzja o usunięciu danych', en: 'erasure decided on' },
  'desk measure': { pl: 'wpisanie pomiaru', en: 'measurement entered' },
  'desk judge-name': { pl: 'decyzja o podpisie', en: 'signature decided on' },
  'desk begin-signing': { pl: 'wysłanie do podpisu', en: 'sent for signature' },
  'desk resend-link': { pl: 'nowy link', en: 'new link' },
  'desk read-statistics': { pl: 'statystyki', en: 'statistics' },
  'desk read-notices': { pl: 'powiadomienia', en: 'notices' },
  'desk read-payment-settings': { pl: 'ustawienia wypłat', en: 'payment settings' },
  'desk change-payments': { pl: 'zmiana ustawień wypłat', en: 'payment settings changed' },
  'desk confirm-payments-change': { pl: 'decyzja o ustawieniach wypłat', en: 'payment settings decided on' },
  'desk read-budget': { pl: 'budżet', en: 'budget' },
  'desk change-budget': { pl: 'propozycja budżetu', en: 'budget proposed' },
  'desk confirm-budget': { pl: 'decyzja o budżecie', en: 'budget decided on' },
  'desk read-regulator-report': { pl: 'wykaz URE', en: 'report to the regulator' },
  'desk propose-regulator-report': { pl: 'propozycja wykazu URE', en: 'report to the regulator proposed' },
  'desk release-regulator-report': { pl: 'decyzja o wykazie URE', en: 'report to the regulator decided on' },
  'desk download-regulator-report': { pl: 'pobranie wykazu URE', en: 'report to the regulator downloaded' },
  'desk read-erasures': { pl: 'usuwanie danych', en: 'erasures' },
  'desk erase-due': { pl: 'usunięcie danych po terminie', en: 'data erased when due' },
  'desk read-people': { pl: 'osoby i role', en: 'people and roles' },
  'desk give-roles': { pl: 'zmiana ról', en: 'roles changed' },
  'desk confirm-roles': { pl: 'decyzja o roli', en: 'role decided on' },
  'desk read-program': { pl: 'wersje programu', en: 'versions of the programme' },
  'desk preview-program': { pl: 'podgląd wersji programu', en: 'version of the programme previewed' },
  'desk edit-program': { pl: 'zmiana projektu programu', en: 'draft of the programme changed' },
  'desk publish-program': { pl: 'publikacja programu', en: 'programme published' },
  'desk read-partner': { pl: 'dane partnera', en: 'partner' },
  'desk edit-partner': { pl: 'zmiana danych partnera', en: 'partner changed' },
  'desk read-wording': { pl: 'teksty partnera', en: 'texts of the partner' },
  'desk edit-wording': { pl: 'zmiana tekstu', en: 'text changed' },
  'desk read-audit': { pl: 'dziennik', en: 'audit trail' },
  'desk export-audit': { pl: 'pobranie dziennika', en: 'audit trail downloaded' },
  'desk open-partner': { pl: 'nowy partner', en: 'partner opened' },
  show: { pl: 'otwarcie sprawy, na serwerze', en: 'case opened, on the server' },
  documents: { pl: 'odczyt dokumentów, na serwerze', en: 'documents read, on the server' },
  consents: { pl: 'odczyt oświadczeń, na serwerze', en: 'statements read, on the server' },
  measure: { pl: 'wpisanie pomiaru, na serwerze', en: 'measurement entered, on the server' },
  move: { pl: 'zmiana stanu, na serwerze', en: 'moved, on the server' },
  'begin-signing': { pl: 'wysłanie do podpisu, na serwerze', en: 'sent for signature, on the server' },
  'restart-signing': { pl: 'ponowne podpisywanie, na serwerze', en: 'signing begun anew, on the server' },
  'accept-name': { pl: 'przyjęcie nazwiska, na serwerze', en: 'name accepted, on the server' },
  'refuse-name': { pl: 'odrzucenie nazwiska, na serwerze', en: 'name refused, on the server' },
  'resend-link': { pl: 'nowy link, na serwerze', en: 'new link, on the server' },
  'verify-audit': {
    pl: 'sprawdzenie śladu audytowego, na serwerze',
    en: 'audit trail verified, on the server',
  },
  'desk-role': { pl: 'odebranie roli, na serwerze', en: 'role taken, on the server' },
  erase: { pl: 'usunięcie danych, na serwerze', en: 'data erased, on the server' },
  'pay-propose': { pl: 'propozycja wypłaty, na serwerze', en: 'payment proposed, on the server' },
  'pay-approve': { pl: 'zatwierdzenie wypłaty, na serwerze', en: 'payment approved, on the server' },
  'pay-file': { pl: 'plik dla banku, na serwerze', en: 'file for the bank, on the server' },
} as const satisfies Messages;

/** What an action is called; opening a case reads its payment, too. */
export function actionName(
  { action, kind, reference }: Pick<ListedAction, 'action' | 'kind' | 'reference'>,
  language: Language,
): string {
  const [openCase] = caseReads;
  const isOpening = kind === 'look' && reference !== null && caseReads.some((read) => read === action);
  return nameOfAct(isOpening ? (openCase ?? action) : action, language);
}

/** What an act is called by the name it is stored under; one that nobody has named stands as it is. */
export function nameOfAct(name: string, language: Language): string {
  const named = Object.entries(actNames).find(([stored]) => stored === name);
  return named ? say(named[1], language) : name;
}

export const kindNames = {
  look: { pl: 'wgląd', en: 'look' },
  change: { pl: 'zmiana', en: 'change' },
  export: { pl: 'pobranie', en: 'download' },
  uncover: { pl: 'odsłonięcie', en: 'uncovering' },
  refused: { pl: 'odmowa', en: 'refused' },
} as const satisfies Record<ActionKind, Messages[string]>;

export const auditMessages = {
  server: { pl: 'polecenia na serwerze', en: 'commands on the server' },
  file_name: { pl: 'dziennik', en: 'audit-trail' },
} as const satisfies Messages;

/** Columns of the file. */
export const auditHeads = {
  at: { pl: 'kiedy', en: 'when' },
  until: { pl: 'do', en: 'until' },
  who: { pl: 'kto', en: 'who' },
  kind: { pl: 'rodzaj', en: 'kind' },
  what: { pl: 'co', en: 'what' },
  times: { pl: 'odczytów', en: 'reads' },
  reference: { pl: 'sprawa', en: 'case' },
  details: { pl: 'szczegóły', en: 'details' },
  refusal: { pl: 'powód odmowy', en: 'why refused' },
} as const satisfies Messages;
