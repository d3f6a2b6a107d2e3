import type { Language } from '@ndp/flows/message.ts';
import { type Failure, Refusal } from '../platform/refusals.ts';

/** The section was saved elsewhere since this caller read it. */
export class SectionChanged extends Refusal {
  readonly code = 'SECTION_CHANGED';
  readonly status = 412;
  readonly sentence = {
    pl: 'Te dane zapisano w międzyczasie w innym oknie. Sprawdź obie wersje i wybierz, która ma zostać.',
    en: 'These data were saved in another window in the meantime. Compare both versions and choose which one to keep.',
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
