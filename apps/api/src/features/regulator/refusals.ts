import { refusalFor } from '../../platform/refusals.ts';

/** Why a report to the regulator is not proposed, released or downloaded. */
export class ReportRefused extends refusalFor(409, {
  incomplete: {
    pl: 'Wykaz nie powstał, bo {count, plural, one {w # sprawie} other {w # sprawach}} brakuje wartości. Strona wykazu mówi, w których i czego.',
    en: 'The report was not made, because {count, plural, one {# case lacks} other {# cases lack}} a value. Its page says which and what.',
  },
  empty: {
    pl: 'Żadna wypłacona sprawa nie ma dnia zakończenia w roku {year}, więc nie ma czego zgłosić.',
    en: 'No paid case has a completion date in {year}, so there is nothing to report.',
  },
  waits: {
    pl: 'Taki wykaz czeka już na zwolnienie. Najpierw niech inna osoba go zwolni albo odrzuci.',
    en: 'Such a report waits to be released already. Let another person release or decline it first.',
  },
  training: {
    pl: 'To partner szkoleniowy: jego sprawy są zmyślone, więc nie ma czego zgłosić.',
    en: 'This is a training partner: its cases are made up, so there is nothing to report.',
  },
  gone: {
    pl: 'O tym wykazie ktoś już zdecydował. Odśwież stronę.',
    en: 'Somebody has decided on this report already. Reload the page.',
  },
  own: {
    pl: 'Ten wykaz jest Twoją propozycją, więc zwalnia go albo odrzuca inna osoba.',
    en: 'You proposed this report, so another person releases or declines it.',
  },
  changed: {
    pl: 'Od propozycji zmieniło się coś w sprawach, więc wykaz jest inny. Odrzuć tę propozycję; potem można zaproponować wykaz od nowa.',
    en: 'Something in the cases has changed since this was proposed, so the report is another one. Decline this proposal; the report can then be proposed anew.',
  },
  unreleased: {
    pl: 'Ten wykaz nie jest zwolniony, więc nie można go pobrać. Zwolnić musi go inna osoba niż ta, która go zaproponowała.',
    en: 'This report is not released, so it cannot be downloaded. Another person than the one who proposed it has to release it.',
  },
  outdated: {
    pl: 'Od zwolnienia zmieniło się coś w sprawach, więc tego wykazu nie da się już odtworzyć. Zaproponuj wykaz od nowa.',
    en: 'Something in the cases has changed since the release, so this report cannot be made again. Propose it anew.',
  },
}) {}
