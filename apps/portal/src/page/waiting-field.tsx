import { waitingField } from '../site/form-fields.ts';

/** In a form without script: the ticket it is sent again with once that has been waited with. */
export function WaitingField({ ticket }: { readonly ticket: string | undefined }) {
  return ticket ? <input type="hidden" name={waitingField} value={ticket} /> : null;
}
