import type { Messages } from '@ndp/flows/message.ts';

/** What is said about a line that makes no sense. */
export const usageMessages = {
  unknown_command: {
    pl: 'Nie ma polecenia „{word}”. Polecenie „help” wymienia wszystkie.',
    en: 'There is no command “{word}”. The command “help” lists them all.',
  },
  missing_operand: {
    pl: 'Poleceniu „{command}” czegoś brakuje.',
    en: 'The command “{command}” lacks something.',
  },
  extra_operand: {
    pl: 'Polecenie „{command}” nie przyjmuje słowa „{word}”. Tekst ze spacjami należy ująć w cudzysłów.',
    en: 'The command “{command}” does not take the word “{word}”. Put a text with spaces into quotation marks.',
  },
  unknown_option: {
    pl: 'Polecenie „{command}” nie zna opcji „{option}”. Polecenie „help” wymienia wszystkie.',
    en: 'The command “{command}” does not know the option “{option}”. The command “help” lists them all.',
  },
  missing_option: {
    pl: 'Polecenie „{command}” wymaga opcji „--{option}”.',
    en: 'The command “{command}” requires the option “--{option}”.',
  },
  missing_value: { pl: 'Po „--{option}” brakuje wartości.', en: 'A value is missing after “--{option}”.' },
  twice: { pl: 'Opcję „{option}” podano dwa razy.', en: 'The option “{option}” is named twice.' },
  wrong_value: { pl: 'Wartość „{word}” nie pasuje.', en: 'The value “{word}” does not fit.' },
  help_head: {
    pl: 'Polecenia operatora: ndp polecenie …',
    en: 'Operator’s commands: ndp command …',
  },
  help_everywhere: {
    pl: 'Każde polecenie przyjmuje też --as operator (domyślnie: użytkownik systemu) i --lang pl|en.',
    en: 'Every command also takes --as operator (by default the user of the system) and --lang pl|en.',
  },
} as const satisfies Messages;

/** Why a command cannot be done, and what to do. */
export const refusalMessages = {
  no_name_held: {
    pl: 'W sprawie {reference} żaden podpis nie czeka na sprawdzenie imienia i nazwiska.',
    en: 'No signature of {reference} waits for a check of its name.',
  },
  unknown_partner: {
    pl: 'Nie ma partnera „{partner}”. Partnerzy: {known}.',
    en: 'There is no partner “{partner}”. The partners are: {known}.',
  },
  unknown_reference: {
    pl: 'Nie ma sprawy o numerze {reference}. Numer stoi w każdej wiadomości do wnioskodawcy.',
    en: 'There is no application {reference}. The reference stands in every mail to the applicant.',
  },
  several_partners: {
    pl: 'Numer {reference} ma sprawa u kilku partnerów: {partners}. Proszę dodać --partner.',
    en: 'Several partners have an application {reference}: {partners}. Please add --partner.',
  },
  not_movable: {
    pl: 'Sprawa {reference} ma stan {from} i nie można jej przenieść do stanu {to}. Możliwe stany: {next}.',
    en: 'The application {reference} stands at {from} and cannot be moved to {to}. Possible statuses: {next}.',
  },
  is_over: {
    pl: 'Sprawa {reference} ma stan {from}: operator nie może jej już przenieść do żadnego innego.',
    en: 'The application {reference} stands at {from}: an operator can no longer move it anywhere.',
  },
  not_signable: {
    pl: 'Podpisywanie można zacząć w stanie completed albo under_review, a sprawa {reference} ma stan {from}.',
    en: 'Signing can begin at completed or under_review; the application {reference} stands at {from}.',
  },
  nothing_failed: {
    pl: 'W sprawie {reference} żadne podpisywanie się nie zatrzymało, więc nie ma czego wznawiać.',
    en: 'No signing of the application {reference} has failed, so there is nothing to start again.',
  },
  only_callback: {
    pl: 'Sprawa {reference} to prośba o kontakt: nie ma jeszcze czego podpisywać. Po pomiarze wpisz dane energetyczne poleceniem „measure”.',
    en: 'The application {reference} is a request to be called back: there is nothing to sign yet. Once measured, enter the energy data with “measure”.',
  },
  no_documents: {
    pl: 'W sprawie {reference} nie ma jeszcze podpisanych pism ani dokumentów do rozliczenia.',
    en: 'The application {reference} has neither signed papers nor settlement documents yet.',
  },
  nothing_to_export: {
    pl: 'Żadna wypłacona sprawa partnera {partner} nie ma dnia zakończenia w roku {year}. Nie powstał żaden plik.',
    en: 'No paid application of the partner {partner} has a completion date in {year}. No file was made.',
  },
  missing_value: {
    pl: 'Z danych sprawy {reference} nie da się zrobić dokumentów: brakuje pola {field}. Wnioskodawca musi je poprawić (stan correction_requested).',
    en: 'The data of {reference} do not make the documents: the field {field} is missing. The applicant has to correct it (status correction_requested).',
  },
  signing_closed: {
    pl: 'Podpisywanie u tego partnera jest zamknięte i niczego nie wysłano: {reason}',
    en: 'Signing is closed for this partner and nothing was sent: {reason}',
  },
  incomplete_rows: {
    pl: 'Wykaz nie powstał, bo w sprawach brakuje wartości: {rows}.',
    en: 'The list was not made, because applications lack a value: {rows}.',
  },
  out_stands: {
    pl: 'Pod ścieżką {path} coś już jest i nie zostanie nadpisane. Proszę podać inną.',
    en: 'Something stands at {path} already and is not written over. Please name another path.',
  },
  out_refused: {
    pl: 'Ścieżki {path} nie da się utworzyć ({code}). Proszę podać inną.',
    en: 'The path {path} cannot be made ({code}). Please name another.',
  },
  answer_broken: {
    pl: 'Serwer przerwał odpowiedź. Polecenie „audit” powie, czy czynność została wykonana.',
    en: 'The server broke off its answer. The command “audit” tells whether the action was done.',
  },
  fault: {
    pl: 'Wystąpił błąd i nic się nie zmieniło. Proszę spróbować ponownie, a jeśli się powtórzy, zajrzeć do dziennika serwera.',
    en: 'Something went wrong and nothing was changed. Please try again; if it happens again, look into the server’s log.',
  },
} as const satisfies Messages;

/** Heads of columns and fields. */
export const columnMessages = {
  typed_name: { pl: 'Wpisano', en: 'Typed' },
  invited: { pl: 'Zaproszenie', en: 'Invited' },
  prepared: { pl: 'Ostatni wpis', en: 'Typed last' },
  answered: { pl: 'Odpowiedź', en: 'Answered' },
  reference: { pl: 'Numer', en: 'Reference' },
  partner: { pl: 'Partner', en: 'Partner' },
  status: { pl: 'Stan', en: 'Status' },
  since: { pl: 'Od', en: 'Since' },
  building: { pl: 'Budynek', en: 'Building' },
  amount: { pl: 'Kwota', en: 'Amount' },
  remarks: { pl: 'Uwagi', en: 'Remarks' },
  time: { pl: 'Kiedy', en: 'When' },
  actor: { pl: 'Kto', en: 'Who' },
  reason: { pl: 'Powód', en: 'Reason' },
  kind: { pl: 'Rodzaj', en: 'Kind' },
  state: { pl: 'Stan', en: 'State' },
  attempts: { pl: 'Próby', en: 'Attempts' },
  last_error: { pl: 'Ostatni błąd', en: 'Last error' },
  paper: { pl: 'Pismo', en: 'Paper' },
  changed: { pl: 'Zmiana', en: 'Changed' },
  until: { pl: 'Do', en: 'Until' },
  provider: { pl: 'Dostawca', en: 'Provider' },
  name: { pl: 'Imię i nazwisko', en: 'Name' },
  format: { pl: 'Format', en: 'Format' },
  size: { pl: 'Rozmiar', en: 'Size' },
  completion: { pl: 'Zakończono', en: 'Completed on' },
  device: { pl: 'Urządzenie', en: 'Device' },
  agreed_device: { pl: 'Urządzenie w umowie', en: 'Device in the agreement' },
  due: { pl: 'Wypłata do', en: 'Payment due by' },
  field: { pl: 'Pole', en: 'Field' },
  value: { pl: 'Wartość', en: 'Value' },
  in_full: { pl: 'W całości', en: 'In full' },
  operator: { pl: 'Operator', en: 'Operator' },
  action: { pl: 'Polecenie', en: 'Command' },
  details: { pl: 'Szczegóły', en: 'Details' },
  outcome: { pl: 'Wynik', en: 'Outcome' },
} as const satisfies Messages;

export const listMessages = {
  shown: { pl: 'Pokazano: {shown} z {all}.', en: 'Shown: {shown} of {all}.' },
  shownOfMore: { pl: 'Pokazano: {shown} z ponad {all}.', en: 'Shown: {shown} of more than {all}.' },
  next: { pl: 'Dalsze: --next {reference}', en: 'More: --next {reference}' },
} as const satisfies Messages;

export const kindNames = {
  estimate: { pl: 'wniosek', en: 'application' },
  callback: { pl: 'prośba o kontakt', en: 'request to be called back' },
} as const satisfies Messages;

export const showMessages = {
  held_name: {
    pl: 'Podpis do sprawdzenia (accept-name albo refuse-name)',
    en: 'Signature to be checked (accept-name or refuse-name)',
  },
  call_by: { pl: 'Zadzwonić do', en: 'Call by' },
  measured: { pl: 'Dane energetyczne wpisano', en: 'Energy data entered' },
  created: { pl: 'Wycena', en: 'Estimate' },
  confirmed: { pl: 'E-mail potwierdzony', en: 'Email confirmed' },
  submitted: { pl: 'Wniosek wysłany', en: 'Application sent' },
  language: { pl: 'Język', en: 'Language' },
  history: { pl: 'Historia', en: 'History' },
  signing: { pl: 'Podpisy', en: 'Signing' },
  mails: { pl: 'Wiadomości', en: 'Mails' },
  co_owners: { pl: 'Współwłaściciele', en: 'Co-owners' },
  helper: { pl: 'Osoba, która pomaga', en: 'Helper' },
  documents: { pl: 'Dokumenty do rozliczenia', en: 'Settlement documents' },
  payment: { pl: 'Wnioski o wypłatę', en: 'Payment applications' },
  next: {
    pl: 'Operator może teraz przenieść sprawę do: {statuses}.',
    en: 'An operator may move it to: {statuses}.',
  },
  no_next: {
    pl: 'Operator nie może teraz przenieść tej sprawy do innego stanu.',
    en: 'An operator cannot move this application now.',
  },
} as const satisfies Messages;

export const moveMessages = {
  moved: { pl: 'Sprawa {reference}: {from} → {to}.', en: 'Application {reference}: {from} → {to}.' },
  details: {
    pl: 'Wnioskodawca dostanie wiadomość z podanym powodem.',
    en: 'The applicant will get a mail with the reason given.',
  },
  cancelled: {
    pl: 'Rozpoczęte podpisywanie zostaje odwołane.',
    en: 'The signing under way is being cancelled.',
  },
} as const satisfies Messages;

export const signingMessages = {
  begun: {
    pl: 'Wniosek i umowa w sprawie {reference} czekają na wysłanie do podpisu. Stan zmieni się, gdy wyjdą.',
    en: 'Application and agreement of {reference} wait to be sent for signature. The status follows once they have gone.',
  },
  restarted: {
    pl: 'Sprawa {reference}: podpisywanie zaczyna się od nowa ({papers}).',
    en: 'Application {reference}: the signing starts again ({papers}).',
  },
  name_accepted: {
    pl: 'Sprawa {reference}: podpis jest przyjęty. Dokumenty zostaną opieczętowane, wnioskodawca dostanie wiadomość.',
    en: 'Application {reference}: the signature stands. The documents will be sealed and the applicant is told.',
  },
  name_refused: {
    pl: 'Sprawa {reference}: podpis nie jest przyjęty. Wnioskodawca dostanie wyjaśnienie.',
    en: 'Application {reference}: the signature does not stand. The applicant is told why.',
  },
  name_late: {
    pl: 'Termin podpisu minął, więc nowy link nie został wysłany i sprawa wygaśnie. Żeby podpisano ponownie, trzeba złożyć nowy wniosek.',
    en: 'The time to sign has passed, so no new link was sent and the application will expire. To sign again, a new application is needed.',
  },
} as const satisfies Messages;

export const measureMessages = {
  measured: {
    pl: 'Sprawa {reference}: kwota {amount}. Z prośby o kontakt powstał wniosek, wnioskodawca dostanie nowy link; wcześniejsze będą działać jeszcze dobę.',
    en: 'Case {reference}: {amount}. The request to be called back is an application now; the applicant will get a new link, earlier ones work for one more day.',
  },
  nothing: {
    pl: 'Sprawa {reference}: kwota {amount}. Wnioskodawca dostanie wiadomość z wyjaśnieniem. Sprawa pozostaje prośbą o kontakt: dane można wpisać ponownie albo zamknąć ją poleceniem „move … rejected”.',
    en: 'Case {reference}: {amount}. The applicant will get a mail that explains it. It stays a request to be called back: enter the data anew, or close it with “move … rejected”.',
  },
  not_measurable: {
    pl: 'Do sprawy {reference} nie można wpisać danych energetycznych: nie była prośbą o kontakt, zakończyła się albo wniosek został już wysłany.',
    en: 'No energy data can be entered in {reference}: it never was a request to be called back, it has ended, or its application has been sent.',
  },
} as const satisfies Messages;

export const linkMessages = {
  sent: {
    pl: 'Wnioskodawca w sprawie {reference} dostanie nowy link. Wcześniejsze będą działać jeszcze dobę.',
    en: 'The applicant of {reference} will get a new link. Earlier ones work for one more day.',
  },
} as const satisfies Messages;

export const retentionMessages = {
  erased: {
    pl: 'Sprawa {reference} została usunięta ze wszystkim, co do niej należało. Zostaje zapis bez danych osobowych.',
    en: 'The application {reference} was erased with everything that belonged to it. A record without personal data stays.',
  },
  due: { pl: 'Do usunięcia teraz: {count}.', en: 'To be erased now: {count}.' },
  gone: { pl: 'Usunięto: {count}.', en: 'Erased: {count}.' },
  class: { pl: 'Klasa', en: 'Class' },
  period: { pl: 'Okres', en: 'Period' },
  count: { pl: 'Sprawy', en: 'Cases' },
  days: {
    pl: '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    en: '{days, plural, one {# day} other {# days}}',
  },
  years: { pl: 'lata programu, do końca roku', en: 'years of the programme, to the end of the year' },
} as const satisfies Messages;

export const retentionNames = {
  unconfirmed: { pl: 'adres niepotwierdzony', en: 'address not confirmed' },
  callback: { pl: 'prośba o kontakt', en: 'request to be called back' },
  unsent: { pl: 'zakończona bez wysłania', en: 'ended, never sent' },
  closed: { pl: 'zakończona bez umowy', en: 'ended without an agreement' },
  concluded: { pl: 'zakończona z umową', en: 'ended with an agreement' },
} as const satisfies Messages;

export const documentMessages = {
  written: {
    pl: 'Zapisano {count, plural, one {# plik} few {# pliki} other {# plików}}. Zawierają dane osobowe: po użyciu należy je usunąć.',
    en: '{count, plural, one {# file} other {# files}} written. They hold personal data: delete them after use.',
  },
} as const satisfies Messages;

/** The columns of the settlement list, in their order. */
export const ureColumns = {
  name: { pl: 'Imię i nazwisko lub nazwa', en: 'Name' },
  address: { pl: 'Adres', en: 'Address' },
  completion: { pl: 'Data zakończenia', en: 'Completion date' },
  toe: { pl: 'Oszczędność energii finalnej [toe]', en: 'Saved final energy [toe]' },
} as const satisfies Messages;

export const exportMessages = {
  written: {
    pl: 'Wykaz: {count, plural, one {# wiersz} few {# wiersze} other {# wierszy}}, razem {sum} toe.',
    en: 'List: {count, plural, one {# row} other {# rows}}, together {sum} toe.',
  },
  marked: { pl: 'Oznaczono jako zgłoszone: {count}.', en: 'Noted as reported: {count}.' },
  reason: {
    pl: 'Wykaz za rok {year} dla Prezesa Urzędu Regulacji Energetyki.',
    en: 'List for {year} to the President of the Energy Regulatory Office.',
  },
} as const satisfies Messages;

export const mailStateNames = {
  waiting: { pl: 'czeka', en: 'waiting' },
  sent: { pl: 'wysłano', en: 'sent' },
  failed: { pl: 'niedostarczona', en: 'failed' },
  dropped: { pl: 'już niepotrzebny', en: 'no longer needed' },
} as const satisfies Messages;

export const outcomeNames = {
  done: { pl: 'wykonano', en: 'done' },
  refused: { pl: 'odmowa', en: 'refused' },
} as const satisfies Messages;

export const coOwnerStateNames = {
  named: { pl: 'podany', en: 'named' },
  waiting: { pl: 'czeka na odpowiedź', en: 'waiting' },
  agreed: { pl: 'zgoda', en: 'agreed' },
  objected: { pl: 'sprzeciw', en: 'objected' },
} as const satisfies Messages;

export const helperStateNames = {
  invited: { pl: 'zaproszenie trwa', en: 'invited' },
  handed_over: { pl: 'przekazano do sprawdzenia', en: 'handed over' },
  declined: { pl: 'odmowa', en: 'declined' },
} as const satisfies Messages;

/** What the command `suppressed` says. */
export const suppressionMessages = {
  address: { pl: 'adres', en: 'address' },
  reason: { pl: 'powód', en: 'reason' },
  since: { pl: 'od', en: 'since' },
  until: { pl: 'do', en: 'until' },
  none: { pl: 'Wiadomości wychodzą na wszystkie adresy.', en: 'Mail goes to every address.' },
  lifted: { pl: 'Na ten adres znów wychodzą wiadomości.', en: 'Mail goes to this address again.' },
  not_suppressed: {
    pl: 'Na ten adres nic nie było wstrzymane. Polecenie „suppressed” wymienia wszystkie wstrzymane.',
    en: 'Nothing was held back for this address. The command “suppressed” lists those where it is.',
  },
} as const satisfies Messages;

/** What is said of versions of programmes as files. */
export const programMessages = {
  written: {
    pl: 'Zapisano wersję {version} programu {program}.',
    en: 'Version {version} of programme {program} is written.',
  },
  read: {
    pl: 'Wersja {version} programu {program} czeka jako projekt. Publikuje się ją w panelu.',
    en: 'Version {version} of programme {program} waits as a draft. It is published at the desk.',
  },
  drafted: {
    pl: 'Projekt wersji {version} już jest, więc niczego nie wczytano. Najpierw trzeba go opublikować albo usunąć w panelu.',
    en: 'There is a draft of version {version} already, so nothing was read. Publish or delete it at the desk first.',
  },
  none: {
    pl: 'Programu {program} nie ma.',
    en: 'There is no programme {program}.',
  },
} as const satisfies Messages;

/** What the command `desk-role` says. */
export const deskMessages = {
  given: {
    pl: 'Ta osoba ma teraz rolę {role} u partnera {partner}.',
    en: 'This person now has the role {role} at {partner}.',
  },
  taken: {
    pl: 'Ta osoba nie ma już roli {role} u partnera {partner}.',
    en: 'This person no longer has the role {role} at {partner}.',
  },
  platform_given: {
    pl: 'Ta osoba może teraz otwierać partnerów.',
    en: 'This person may open partners now.',
  },
  platform_taken: {
    pl: 'Ta osoba nie może już otwierać partnerów.',
    en: 'This person may no longer open partners.',
  },
  closed: {
    pl: 'Panel jest zamknięty: ustaw najpierw DESK_OIDC_ISSUER.',
    en: 'The desk is closed: set DESK_OIDC_ISSUER first.',
  },
} as const satisfies Messages;

/** What is said of partners as files. */
export const partnerMessages = {
  written: { pl: 'Zapisano partnera {partner}.', en: 'Partner {partner} is written.' },
  read: {
    pl: 'Partner {partner} jest teraz taki jak w pliku; portal pokazuje to w ciągu minuty. Zmienione pola: {changed}.',
    en: 'Partner {partner} is now as the file says; its portal shows it within a minute. Fields changed: {changed}.',
  },
} as const satisfies Messages;
