import { missingKinds } from './document-kinds.ts';
import type { PictureFacts } from './invoice.ts';
import { invoicedGr } from './invoice-checks.ts';
import {
  type RuleAnswer,
  type SettledDocument,
  type Settlement,
  type SettlementDoubt,
  unknownAnswer,
} from './settlement.ts';

const proofKind = 'proof_of_payment';
const isProof = ({ kind }: SettledDocument) => kind === proofKind;

/** Whether each kind is there, and no file stands for two. Of the proof of payment its own rule tells. */
export function askComplete({ requested, documents }: Settlement): RuleAnswer {
  const missing = missingKinds(requested, documents)
    .filter((kind) => kind !== proofKind)
    .map((kind) => ({ doubt: 'missing', kind }) as const);
  const others = documents.filter((each) => !isProof(each));
  const repeated = others
    .filter(({ hash }, i) => others.slice(0, i).some((each) => each.hash === hash))
    .map(({ id }) => ({ doubt: 'repeated', document: id }) as const);
  return { source: 'documents', doubts: [...missing, ...repeated] };
}

/** Below these a page can hardly be read: print runs together, or ink and paper are one. */
const least = { side: 600, sharpness: 0.03, light: 45 };

function pictureDoubt({ side, sharpness, light }: PictureFacts): SettlementDoubt['doubt'] | undefined {
  if (side < least.side) return 'small_picture';
  if (light < least.light) return 'dark_picture';
  return sharpness < least.sharpness ? 'blurred_picture' : undefined;
}

/** Whether documents can be read, as far as all but the XML were measured. */
export function askLegible({ documents }: Settlement): RuleAnswer {
  const pictures = documents.flatMap(({ id, facts }) => (facts?.picture ? [{ id, ...facts.picture }] : []));
  const doubts = pictures.flatMap(({ id, ...picture }) => {
    const doubt = pictureDoubt(picture);
    return doubt ? [{ doubt, document: id }] : [];
  });
  const isMeasured = documents.every(({ facts }) => facts?.picture ?? facts?.invoice);
  return isMeasured || doubts.length > 0 ? { source: 'picture', doubts } : unknownAnswer;
}

/** Whether the payment is proven. What a transfer came to no machine reads: an officer says which cost is proven. */
export function askProof({ requested, documents, provenGr }: Settlement): RuleAnswer {
  const proofs = documents.filter(isProof);
  const isRequired = requested.some(({ kind, isRequired: is }) => kind === proofKind && is);
  if (isRequired && proofs.length === 0) return { source: 'documents', doubts: [{ doubt: 'no_proof' }] };
  const copy = proofs.find(({ hash }) => documents.some((each) => !isProof(each) && each.hash === hash));
  if (copy) return { source: 'documents', doubts: [{ doubt: 'proof_is_other', document: copy.id }] };
  const gr = invoicedGr(documents);
  if (provenGr === null || gr === undefined) return unknownAnswer;
  return { source: 'typed', doubts: provenGr < gr ? [{ doubt: 'paid_less' }] : [] };
}

/**
 * Whether verification codes lead to KSeF, and name the XML that is there. A code without any XML of its seller and day
 * has nothing it could differ from.
 */
export function askPrints({ documents }: Settlement): RuleAnswer {
  const coded = documents.flatMap(({ id, facts }) => (facts?.code ? [{ id, ...facts.code }] : []));
  const isThere = (hash: string) => documents.some((each) => each.hash === hash);
  const doubts = coded.flatMap(({ id, system, ...code }): SettlementDoubt[] => {
    if (system !== 'official') return [{ doubt: `code_of_${system}`, document: id }];
    const isTwin = ({ facts }: SettledDocument) =>
      facts?.invoice?.seller.nip === code.nip && facts.invoice.issued_on === code.issued_on;
    return !isThere(code.hash) && documents.some(isTwin) ? [{ doubt: 'print_differs', document: id }] : [];
  });
  const isKnown = doubts.length > 0 || coded.some(({ hash }) => isThere(hash));
  return isKnown ? { source: 'code', doubts } : unknownAnswer;
}
