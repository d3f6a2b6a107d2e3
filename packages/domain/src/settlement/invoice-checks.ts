import { invoiceKinds } from './document-kinds.ts';
import { checkInvoice, type InvoiceRule, totalGr } from './invoice-rules.ts';
import {
  type RuleAnswer,
  type SettledDocument,
  type Settlement,
  type SettlementDoubt,
  unknownAnswer,
} from './settlement.ts';

const isInvoice = ({ kind }: SettledDocument) => invoiceKinds.includes(kind);

/** What the invoices that were read answer to a rule. One that was not read leaves it to a person, unless another differs. */
export function askInvoices({ facts, documents }: Settlement, rule: InvoiceRule): RuleAnswer {
  const invoices = documents.filter(isInvoice);
  const doubts = invoices.flatMap(({ id, facts: read }, i): SettlementDoubt[] => {
    if (!read?.invoice) return [];
    const others = invoices.filter((_, other) => other !== i).map((each) => each.facts?.invoice ?? null);
    const found = checkInvoice(read.invoice, facts, others).find((each) => each.rule === rule);
    return found?.doubt ? [{ doubt: found.doubt, document: id }] : [];
  });
  const isAllRead = invoices.length > 0 && invoices.every((each) => each.facts?.invoice);
  return { source: isAllRead || doubts.length > 0 ? 'xml' : 'none', doubts };
}

/** The days of all invoices: as read, as their code says, or as an officer read them off. */
export function askDays(settlement: Settlement): RuleAnswer {
  const { agreedOn, today } = settlement.facts;
  const read = askInvoices(settlement, 'work');
  const dated = settlement.documents
    .filter((each) => isInvoice(each) && !each.facts?.invoice)
    .map(({ id, facts, issuedOn }) => ({ id, issuedOn, day: issuedOn ?? facts?.code?.issued_on }));
  if (dated.length === 0) return read;
  const doubts = dated.flatMap(({ id, day }): SettlementDoubt[] => {
    if (day === undefined || (day >= agreedOn && day <= today)) return [];
    return [{ doubt: day > today ? 'issued_future' : 'issued_before', document: id }];
  });
  const all = [...read.doubts, ...doubts];
  if (all.length === 0 && dated.some(({ day }) => day === undefined)) return unknownAnswer;
  return { source: dated.some(({ issuedOn }) => issuedOn) ? 'typed' : 'code', doubts: all };
}

/** What all invoices come to, grosze; undefined where one was not read, or is of another currency. */
export function invoicedGr(documents: readonly SettledDocument[]): number | undefined {
  const invoices = documents.filter(isInvoice).map(({ facts }) => facts?.invoice);
  const read = invoices.flatMap((invoice) => (invoice?.currency === 'PLN' ? [invoice] : []));
  return read.length > 0 && read.length === invoices.length ? totalGr(read) : undefined;
}

/** No more is paid than the work cost. */
export function askCost({ facts: { agreedGr }, documents }: Settlement): RuleAnswer {
  const gr = invoicedGr(documents);
  if (gr === undefined || agreedGr === null) return unknownAnswer;
  return { source: 'xml', doubts: gr < agreedGr ? [{ doubt: 'below_agreed' }] : [] };
}
