import type { Language } from '@ndp/flows/message.ts';
import { type Failure, Refusal } from '../platform/refusals.ts';

/** A request to be called back has no estimate yet: nothing of an application can be given to it. */
export class OnlyCallback extends Refusal {
  readonly code = 'ONLY_CALLBACK';
  readonly status = 409;
  readonly sentence = {
    pl: 'To jest prośba o kontakt, a nie wniosek. Dane do wniosku podasz, gdy organizator programu wpisze dane energetyczne budynku; dostaniesz wtedy e-mail z nowym linkiem.',
    en: 'This is a request to be called back, not an application. Its data can be given once the organiser of the programme has entered the energy data of the building; an email with a new link will tell you.',
  };
}

/** The section was saved elsewhere since this caller read it. */
export class SectionChanged extends Refusal {
  readonly code = 'SECTION_CHANGED';
  readonly status = 412;
  readonly sentence = {
    pl: 'Te dane zapisano w międzyczasie w innym oknie. Sprawdź obie wersje i wybierz, która ma zostać.',
    en: 'This information was saved in another window in the meantime. Compare both versions and choose which one to keep.',
  };
  /** As the calls answer it. */
  readonly current?: unknown;

  constructor(current?: unknown) {
    super();
    this.current = current;
  }

  override answer(language: Language): Failure {
    const failure = super.answer(language);
    return { ...failure, body: { ...failure.body, current: this.current } };
  }
}
