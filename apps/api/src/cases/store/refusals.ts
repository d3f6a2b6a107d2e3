import { refusal } from '../../platform/refusals.ts';

/** A request to be called back has no estimate yet: nothing of an application can be given to it. */
export class OnlyCallback extends refusal(409, {
  pl: 'To jest prośba o kontakt, a nie wniosek. Dane do wniosku podasz, gdy organizator programu wpisze dane energetyczne budynku; dostaniesz wtedy e-mail z nowym linkiem.',
  en: 'This is a request to be called back, not an application. Its data can be given once the organiser of the programme has entered the energy data of the building; an email with a new link will tell you.',
}) {}

/** The section was saved elsewhere since this caller read it. */
export class SectionChanged extends refusal(412, {
  pl: 'Te dane zapisano w międzyczasie w innym oknie. Sprawdź obie wersje i wybierz, która ma zostać.',
  en: 'This information was saved in another window in the meantime. Compare both versions and choose which one to keep.',
}) {
  override readonly beside: { readonly current?: unknown };

  /** @param current  what is kept now, as the call answers it */
  constructor(current?: unknown) {
    super();
    this.beside = { current };
  }
}
