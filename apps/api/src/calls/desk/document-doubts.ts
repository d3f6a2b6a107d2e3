import type { SettlementFacts } from '@ndp/domain/settlement/invoice-rules.ts';
import type { SettlementRule } from '@ndp/domain/settlement/settlement.ts';
import { checkSettlement } from '@ndp/domain/settlement/settlement-rules.ts';
import type { SettlementDocument } from '../../features/settlement/documents.ts';

/** What an invoice is asked; how well a picture may be read, and what else is there, is seen by whoever accepts it. */
const ofInvoices: readonly SettlementRule[] = ['stands_alone', 'buyer', 'work', 'device', 'amount', 'print'];

interface DatedDocuments {
  readonly facts: SettlementFacts;
  readonly documents: readonly SettlementDocument[];
  /** The days invoices bear as an officer read them off, by the ids of the documents. */
  readonly issuedOn: ReadonlyMap<string, string | null>;
}

/** The documents of which something does not fit the agreement, so that none is accepted without a reason. */
export function doubtfulDocuments({ facts, documents, issuedOn }: DatedDocuments): ReadonlySet<string> {
  const findings = checkSettlement({
    facts,
    requested: [],
    documents: documents.map(({ id, kind, contentHash, facts: read }) => ({
      ...{ id, kind, hash: contentHash, facts: read },
      issuedOn: issuedOn.get(id) ?? null,
    })),
    provenGr: null,
  });
  return new Set(
    findings
      .filter(({ rule }) => ofInvoices.includes(rule))
      .flatMap(({ doubts }) => doubts.flatMap(({ document }) => document ?? [])),
  );
}
