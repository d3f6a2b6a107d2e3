import { challengeHeader, proofDemanded } from '@ndp/contract/proof.ts';
import type { Wait } from '@ndp/contract/proof-wait.ts';
import { Refusal } from '../refusals.ts';

/** So many calls come in that this one has to bring a proof of work. The sentence is read when the browser cannot. */
export class ProofDemanded extends Refusal {
  readonly status = proofDemanded;
  readonly sentence = {
    pl: 'Portal odwiedza teraz więcej osób niż zwykle, a krótkie obliczenie zabezpieczające w przeglądarce nie powiodło się. Można spróbować ponownie za minutę; wpisane odpowiedzi nie przepadły.',
    en: 'The portal has more visitors than usual, and a short safety calculation in the browser did not succeed. It can be tried again in a minute; your answers are not lost.',
  };
  override readonly headers: Readonly<Record<string, string>>;
  override readonly beside: { readonly wait: Wait };

  /**
   * @param challenge  as it goes into its header
   * @param wait  what is to be waited with where nothing can be computed
   */
  constructor(challenge: string, wait: Wait) {
    super();
    this.headers = { [challengeHeader]: challenge };
    this.beside = { wait };
  }
}
