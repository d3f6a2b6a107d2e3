/**
 * Why a file is not taken as an invoice. `damaged`: no well-formed XML in UTF-8; `doctype`: it declares a document type;
 * `too_large`: more bytes, elements or levels than an invoice has; `other`: XML of something else; `version`: an invoice
 * of another structure than FA(3); `structure`: not as FA(3) wants it.
 */
export type InvoiceProblem = 'damaged' | 'doctype' | 'too_large' | 'other' | 'version' | 'structure';

export class InvoiceRefused extends Error {
  readonly problem: InvoiceProblem;

  /** @param where  for whoever looks for the fault: the element it lies in */
  constructor(problem: InvoiceProblem, where = '') {
    super(where ? `${problem}: ${where}` : problem);
    this.problem = problem;
  }
}
