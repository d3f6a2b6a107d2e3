import type { Messages } from '@ndp/flows/message.ts';

export const regulatorMessages = {
  title: { pl: 'Wykaz dla Prezesa URE: {partner}', en: 'Report to the regulator: {partner}' },
  about: {
    pl: 'W wykazie są sprawy wypłacone, których prace zakończono w wybranym roku: imię i nazwisko lub nazwa, adres, dzień zakończenia i oszczędność energii finalnej w tonach oleju ekwiwalentnego (toe).',
    en: 'The report lists paid cases whose works were completed in the chosen year: name, address, day of completion, and saved final energy in tonnes of oil equivalent (toe).',
  },
  years: { pl: 'Rok wykazu', en: 'Year of the report' },
  totals: { pl: 'Razem', en: 'Totals' },
  what: { pl: 'Wartość', en: 'Value' },
  cases: { pl: 'Sprawy', en: 'Cases' },
  toe: { pl: 'Oszczędność, toe', en: 'Saving, toe' },
  kwh: { pl: 'Oszczędność, kWh', en: 'Saving, kWh' },
  each: { pl: 'Ile oszczędza każda sprawa', en: 'What each case saves' },
  completed: { pl: 'Zakończono', en: 'Completed' },
  first_lines: {
    pl: 'Tu są pierwsze sprawy roku, nie wszystkie.',
    en: 'These are the first cases of the year, not all.',
  },
  incomplete: { pl: 'Czego brakuje', en: 'What is missing' },
  whole: { pl: 'W żadnej sprawie nie brakuje danych.', en: 'No case lacks any data.' },
  incomplete_count: {
    pl: '{count, plural, one {W # sprawie brakuje danych. Wykaz powstanie, gdy je uzupełnisz.} other {W # sprawach brakuje danych. Wykaz powstanie, gdy je uzupełnisz.}}',
    en: '{count, plural, one {# case lacks data. The report is made once you have completed it.} other {# cases lack data. The report is made once you have completed them.}}',
  },
  case: { pl: 'Sprawa', en: 'Case' },
  missing: { pl: 'Brakuje', en: 'Lacks' },
  release: { pl: 'Zwolnienie wykazu', en: 'Release of the report' },
  release_help: {
    pl: 'Wykaz proponuje osoba, która prowadzi sprawy, albo administrator. Zwalnia go inna osoba: zatwierdzająca albo administrator. Pobrać można tylko wykaz zwolniony.',
    en: 'An officer or an administrator proposes the report. Another person releases it: an approver or an administrator. Only a released report can be downloaded.',
  },
  unreported: {
    pl: '{count, plural, =0 {Wszystkie sprawy są już oznaczone jako zgłoszone.} one {Po zwolnieniu # sprawa zostanie oznaczona jako zgłoszona, a wnioskodawca dostanie wiadomość.} few {Po zwolnieniu # sprawy zostaną oznaczone jako zgłoszone, a wnioskodawcy dostaną wiadomość.} other {Po zwolnieniu # spraw zostanie oznaczonych jako zgłoszone, a wnioskodawcy dostaną wiadomość.}}',
    en: '{count, plural, =0 {All cases are marked as reported already.} one {The release marks # case as reported, and its applicant gets a message.} other {The release marks # cases as reported, and their applicants get a message.}}',
  },
  nothing: {
    pl: 'W tym roku nie ma jeszcze czego zgłosić: wykaz ma sprawy, których wypłatę bank zaksięgował w tym roku. Wybierz inny rok albo wczytaj wyciąg w „Wypłatach”.',
    en: 'There is nothing to report for this year yet: the report has the cases whose payment the bank booked in it. Choose another year, or read a statement in under Payments.',
  },
  propose: { pl: 'Zaproponuj wykaz za {year}', en: 'Propose the report for {year}' },
  proposed: {
    pl: 'Wykaz za {year} jest zaproponowany. Zwolni go albo odrzuci inna osoba.',
    en: 'The report for {year} is proposed. Another person releases or declines it.',
  },
  waits: {
    pl: 'Wykaz czeka na zwolnienie: {cases, plural, one {# sprawa} few {# sprawy} other {# spraw}}, {toe} toe.',
    en: 'The report waits to be released: {cases, plural, one {# case} other {# cases}}, {toe} toe.',
  },
  by: { pl: 'Proponuje {name}, {day}.', en: 'Proposed by {name}, {day}.' },
  mine: {
    pl: 'To Twoja propozycja, więc decyduje inna osoba.',
    en: 'You proposed it, so another person decides.',
  },
  changed: {
    pl: 'Od propozycji zmieniło się coś w sprawach. Odrzuć ją; potem można zaproponować wykaz od nowa.',
    en: 'Something in the cases has changed since it was proposed. Decline it; the report can then be proposed anew.',
  },
  accept: { pl: 'Zwolnij wykaz za {year}', en: 'Release the report for {year}' },
  decline: { pl: 'Odrzuć', en: 'Decline' },
  accepted: {
    pl: 'Wykaz za {year} jest zwolniony. Oznaczono jako zgłoszone: {count}.',
    en: 'The report for {year} is released. Marked as reported: {count}.',
  },
  declined_done: { pl: 'Propozycja została odrzucona.', en: 'The proposal was declined.' },
  released_by: {
    pl: 'Wykaz zwolniono: {name}, {day}.',
    en: 'The report was released by {name}, {day}.',
  },
  outdated: {
    pl: 'Od zwolnienia zmieniło się coś w sprawach, więc tego wykazu nie można już pobrać. Zaproponuj go od nowa.',
    en: 'Something in the cases has changed since the release, so this report cannot be downloaded any more. Propose it anew.',
  },
  download: { pl: 'Pobierz wykaz za {year} (CSV)', en: 'Download the report for {year} (CSV)' },
  downloaded: {
    pl: 'Wykaz jest pobrany. Zawiera dane osobowe: po wysłaniu usuń plik.',
    en: 'The report is downloaded. It holds personal data: delete the file once it is sent.',
  },
  history: { pl: 'Historia', en: 'History' },
  figures: {
    pl: '{cases, plural, one {# sprawa} few {# sprawy} other {# spraw}}, {toe} toe',
    en: '{cases, plural, one {# case} other {# cases}}, {toe} toe',
  },
  report: { pl: 'Wykaz', en: 'Report' },
  when: { pl: 'Zaproponowano', en: 'Proposed' },
  decision: { pl: 'Decyzja', en: 'Decision' },
  state_waits: { pl: 'czeka', en: 'waits' },
  state_released: { pl: 'zwolniono: {name}, {day}', en: 'released by {name}, {day}' },
  state_declined: { pl: 'odrzucono: {name}, {day}', en: 'declined by {name}, {day}' },
} as const satisfies Messages;
