import type { RequestedKind } from '@ndp/domain/settlement/document-kinds.ts';
import type { DocumentFacts } from '@ndp/domain/settlement/invoice.ts';
import { invoicedGr } from '@ndp/domain/settlement/invoice-checks.ts';
import type {
  Settlement,
  SettlementDoubt,
  SettlementFinding,
  settlementDoubts,
} from '@ndp/domain/settlement/settlement.ts';
import { checkSettlement } from '@ndp/domain/settlement/settlement-rules.ts';
import { formatGrosze } from '../../figures.ts';
import { type Language, type Message, say } from '../../message.ts';
import { formatDate } from '../../numbers.ts';
import { invoiceDoubtTexts } from './invoice-messages.ts';
import { invoiceValues, letterAsking } from './invoice-reading.ts';
import { documentNames } from './messages.ts';
import { byEye, ruleNames, settlementDoubtTexts } from './settlement-messages.ts';

/** A settlement, and how its files are called. */
export interface NamedSettlement extends Settlement {
  readonly nameOf: (document: string) => string;
}

/** A document as it is shown behind the link of its case. */
interface ShownDocument extends DocumentFacts {
  readonly id: string;
  readonly kind: string;
  readonly file_name: string;
  readonly hash: string;
}

/** The settlement of a case as its applicant would send it. */
export function settlementOf(
  payment: {
    readonly kinds: readonly { readonly kind: string; readonly is_required: boolean }[];
    readonly documents: readonly ShownDocument[];
  },
  facts: Settlement['facts'],
): NamedSettlement {
  const { kinds, documents } = payment;
  return {
    facts,
    requested: kinds.map(({ kind, is_required }) => ({ kind, isRequired: is_required }) as RequestedKind),
    documents: documents.map(({ id, kind, hash, ...read }) => ({ id, kind, hash, facts: read })),
    provenGr: null,
    nameOf: (id) => documents.find((each) => each.id === id)?.file_name ?? '',
  };
}

/** A finding in words. */
export interface ToldFinding extends Pick<SettlementFinding, 'rule' | 'verdict' | 'source'> {
  readonly name: string;
  /** What differs, or what to look at; none where it agrees. */
  readonly sentences: readonly string[];
}

/** What is found of a settlement, in words; a rule that has nothing to ask is left out. */
export function tellFindings(settlement: NamedSettlement, language: Language): readonly ToldFinding[] {
  return checkSettlement(settlement).flatMap(({ rule, verdict, source, doubts }) => {
    const eye = byEye[rule];
    if (verdict === 'unknown' && !eye) return [];
    const sentences =
      verdict === 'unknown' && eye
        ? [say(eye, language, valuesOf(settlement, {}, language))]
        : doubts.map((doubt) => say(textsOf(doubt).what, language, valuesOf(settlement, doubt, language)));
    return [{ rule, verdict, source, name: say(ruleNames[rule], language), sentences }];
  });
}

/** Letters to installers, one for each invoice that needs one, in Polish: what is asked of whoever issued it. */
export function lettersToInstallers(settlement: NamedSettlement): readonly string[] {
  const doubts = checkSettlement(settlement).flatMap((finding) => finding.doubts);
  return settlement.documents.flatMap(({ id, facts }) => {
    const requests = doubts
      .filter(({ document }) => document === id)
      .flatMap((doubt) => {
        const { request } = textsOf(doubt);
        return request ? say(request, 'pl', valuesOf(settlement, doubt, 'pl')) : [];
      });
    return requests.length > 0 ? [letterAsking(facts?.invoice, requests.join(' '))] : [];
  });
}

function textsOf({ doubt }: SettlementDoubt): { readonly what: Message; readonly request?: Message } {
  const isOfInvoice = (name: typeof doubt): name is keyof typeof invoiceDoubtTexts =>
    name in invoiceDoubtTexts;
  return isOfInvoice(doubt)
    ? invoiceDoubtTexts[doubt]
    : settlementDoubtTexts[doubt as (typeof settlementDoubts)[number]];
}

function valuesOf(of: NamedSettlement, { document, kind }: Partial<SettlementDoubt>, language: Language) {
  const { facts, documents, provenGr } = of;
  const invoice = documents.find(({ id }) => id === document)?.facts?.invoice;
  const gr = invoicedGr(documents);
  const amount = (of: number | null | undefined) => (of == null ? '' : formatGrosze(of, language));
  return {
    ...invoiceValues({ facts, invoice }, language),
    name: document === undefined ? '' : of.nameOf(document),
    kind: kind === undefined ? '' : nameOfKind(kind, language),
    completed: facts.completedOn ? formatDate(facts.completedOn, language) : '',
    agreedDevice: facts.agreedDevice,
    agreedAmount: amount(facts.agreedGr),
    invoiced: amount(gr),
    invoicedToo: gr === undefined ? '' : `, ${amount(gr)}`,
    proven: amount(provenGr),
  };
}

/** What a kind of document is called. */
function nameOfKind(kind: string, language: Language): string {
  const [, name] = Object.entries(documentNames).find(([each]) => each === kind) ?? [];
  return name ? say(name, language) : kind;
}
