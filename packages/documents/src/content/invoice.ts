import { plainPln } from '@ndp/domain/money/grosze.ts';
import type { Invoice } from '@ndp/domain/settlement/invoice.ts';
import { formatDate, formatGrosze } from '@ndp/flows/figures.ts';
import { type Language, say, type Translate } from '@ndp/flows/message.ts';
import type { Block, Fact } from '../block.ts';
import { groupHash } from '../group-hash.ts';
import { invoiceTypeNames, invoiceMessages as messages } from '../texts/invoice-messages.ts';

/** An invoice that came as XML, with what is known of its file. */
export interface InvoicePage {
  readonly invoice: Invoice;
  /** As the name of its file tells. */
  readonly ksefNumber: string | null;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
  readonly language: Language;
}

/** The page of an invoice: who, what, when, how much, and that it is a picture of a file. */
export function invoiceBlocks(page: InvoicePage): readonly Block[] {
  const { invoice, language } = page;
  const t: Translate = (message, values = {}) => say(message, language, values);
  const { lines, line_count, number } = invoice;
  const more = { shown: String(lines.length), all: String(line_count) };
  return [
    { kind: 'title', text: t(messages.title, { number }), subtitle: t(messages.subtitle) },
    { kind: 'notice', text: t(messages.opening) },
    { kind: 'heading', text: t(messages.section_parties) },
    {
      kind: 'facts',
      name: t(messages.section_parties),
      rows: [
        [t(messages.seller), partyText(invoice.seller, t)],
        [t(messages.buyer), partyText(invoice.buyer, t)],
      ],
    },
    { kind: 'heading', text: t(messages.section_invoice) },
    { kind: 'facts', name: t(messages.section_invoice), rows: factsOf(page, t) },
    ...(lines.length > 0 ? lineBlocks(page, t) : []),
    ...(line_count > lines.length
      ? [{ kind: 'paragraph', text: t(messages.more_lines, more) } as const]
      : []),
  ];
}

function partyText({ name, nip, address }: Invoice['buyer'], t: Translate): string {
  const number = nip === null ? t(messages.no_nip) : t(messages.nip, { nip });
  return [name, number, address].filter(Boolean).join('\n');
}

function factsOf({ invoice, ksefNumber, hash, language }: InvoicePage, t: Translate): readonly Fact[] {
  const { type, issued_on, supplied_on, gross_gr, currency, paid_on, corrects } = invoice;
  const day = (on: string) => formatDate(on, language);
  return [
    [t(messages.type), t(invoiceTypeNames[type])],
    ...(corrects.length > 0 ? [[t(messages.corrects), corrects.join(', ')] as const] : []),
    [t(messages.issued), day(issued_on)],
    ...(supplied_on ? [[t(messages.supplied), day(supplied_on)] as const] : []),
    [t(messages.gross), amountText(gross_gr, currency, language)],
    [t(messages.paid), paid_on ? t(messages.paid_on, { day: day(paid_on) }) : t(messages.not_paid)],
    ...(ksefNumber ? [[t(messages.ksef_number), ksefNumber] as const] : []),
    [t(messages.hash), groupHash(hash)],
  ];
}

function lineBlocks({ invoice: { lines, currency }, language }: InvoicePage, t: Translate): readonly Block[] {
  const name = t(messages.section_lines);
  return [
    { kind: 'heading', text: name },
    {
      kind: 'grid',
      grid: {
        name,
        header: [messages.line, messages.quantity, messages.net].map((message) => t(message)),
        widths: [0.58, 0.18, 0.24],
        rightColumns: [1, 2],
        rows: lines.map((line) => [
          line.name,
          quantityText(line.quantity, language),
          line.net_gr === null ? '–' : amountText(line.net_gr, currency, language),
        ]),
      },
    },
  ];
}

/** As the file has it, with the decimal mark of the language. */
function quantityText(quantity: string | null, language: Language): string {
  if (quantity === null) return '–';
  return language === 'pl' ? quantity.replace(/^(-?\d+)\./, '$1,') : quantity;
}

const amountText = (gr: number, currency: string, language: Language) =>
  currency === 'PLN' ? formatGrosze(gr, language) : `${plainPln(gr)} ${currency}`;
