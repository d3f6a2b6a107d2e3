import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { checkInvoice, type SettlementFacts } from '@ndp/domain/settlement/invoice-rules.ts';
import { doubtTexts } from '@ndp/flows/application/payment/invoice-reading.ts';
import { verificationLink } from '@ndp/invoice/verification-link.ts';
import type { SettlementDocument } from '../../features/settlement/documents.ts';
import type { DeskWork } from './desk-work.ts';

type Reading = NonNullable<CaseAnswer['files'][number]['reading']>;

/** What was read out of the invoices of a case, each beside its agreement, by the ids of the documents. */
export function readReadings(
  { language }: Pick<DeskWork, 'language'>,
  facts: SettlementFacts,
  documents: readonly SettlementDocument[],
): ReadonlyMap<string, Reading> {
  const readings = documents.flatMap((document): [string, Reading][] => {
    const invoice = document.facts?.invoice;
    if (!invoice) return [];
    const others = documents.filter((each) => each.kind === document.kind && each !== document);
    const found = checkInvoice(
      invoice,
      facts,
      others.map((each) => each.facts?.invoice ?? null),
    );
    const doubts = found.flatMap(({ doubt }) => doubt ?? []);
    const texts = doubtTexts({ invoice, facts, doubts }, language);
    const parts = { nip: invoice.seller.nip ?? '', issued_on: invoice.issued_on, hash: document.contentHash };
    const reading = {
      invoice,
      doubts: doubts.map((doubt, i) => ({ doubt, text: texts[i] ?? '' })),
      ksef_number: document.facts?.ksefNumber ?? null,
      link: verificationLink(parts),
      is_consistent: documents.some(({ facts: of }) => of?.code?.hash === document.contentHash),
    };
    return [[document.id, reading]];
  });
  return new Map(readings);
}

/** What the codes of printed invoices say, by the ids of the documents. */
export function readCodes(
  documents: readonly SettlementDocument[],
): ReadonlyMap<string, NonNullable<CaseAnswer['files'][number]['code']>> {
  const files = documents.filter(({ facts }) => facts?.invoice).map(({ contentHash }) => contentHash);
  return new Map(
    documents.flatMap(({ id, facts }) => {
      if (!facts?.code) return [];
      const { system, nip, issued_on, hash } = facts.code;
      const link = system === 'official' ? verificationLink(facts.code) : null;
      return [[id, { system, nip, issued_on, is_consistent: files.includes(hash), link }]];
    }),
  );
}
