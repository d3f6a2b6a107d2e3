import { toGrosze } from '@ndp/domain/money/grosze.ts';
import { type Invoice, invoiceTypes } from '@ndp/domain/settlement/invoice.ts';
import { checkElement, collapse } from './content-model.ts';
import { fa3, fa3Namespace } from './fa3.ts';
import { InvoiceRefused } from './invoice-refused.ts';
import { parseXml, type XmlElement } from './xml-tree.ts';

/** Most lines, and numbers of corrected invoices, that are read out. */
const mostLines = 100;
const mostCorrected = 20;

/**
 * Reads an invoice of the structure FA(3). Every word of it is its issuer's.
 *
 * @throws {InvoiceRefused} the file is none, or not as the structure wants it
 */
export function readInvoice(bytes: Uint8Array): Invoice {
  const root = parseXml(bytes);
  if (root.name !== fa3.name) throw new InvoiceRefused('other', root.name);
  if (root.namespace !== fa3Namespace) {
    const isVersion = root.namespace.startsWith('http://crd.gov.pl/wzor/');
    throw new InvoiceRefused(isVersion ? 'version' : 'other', root.namespace);
  }
  checkElement(root, fa3, fa3Namespace);
  const lines = all(root, 'Fa/FaWiersz');
  return {
    type: invoiceTypes.find((type) => type === text(root, 'Fa/RodzajFaktury')) ?? 'VAT',
    number: text(root, 'Fa/P_2') ?? '',
    issued_on: text(root, 'Fa/P_1') ?? '',
    supplied_on: text(root, 'Fa/P_6') ?? text(root, 'Fa/OkresFa/P_6_Do'),
    seller: partyOf(root, 'Podmiot1'),
    buyer: partyOf(root, 'Podmiot2'),
    currency: text(root, 'Fa/KodWaluty') ?? '',
    gross_gr: grosze(text(root, 'Fa/P_15') ?? ''),
    lines: lines.slice(0, mostLines).map(lineOf),
    line_count: lines.length,
    paid_on: paymentDay(root),
    corrects: all(root, 'Fa/DaneFaKorygowanej/NrFaKorygowanej')
      .slice(0, mostCorrected)
      .map((element) => collapse(element.text)),
  };
}

function partyOf(root: XmlElement, party: 'Podmiot1' | 'Podmiot2'): Invoice['buyer'] {
  const lines = ['AdresL1', 'AdresL2'].flatMap((name) => text(root, `${party}/Adres/${name}`) ?? []);
  return {
    nip: text(root, `${party}/DaneIdentyfikacyjne/NIP`),
    name: text(root, `${party}/DaneIdentyfikacyjne/Nazwa`),
    address: lines.length > 0 ? lines.join(', ') : null,
  };
}

function lineOf(line: XmlElement): Invoice['lines'][number] {
  const net = text(line, 'P_11');
  const quantity = ['P_8B', 'P_8A'].flatMap((name) => text(line, name) ?? []).join(' ');
  return {
    name: text(line, 'P_7') ?? '',
    quantity: quantity || null,
    net_gr: net === null ? null : grosze(net),
  };
}

/** Day by which the whole was paid, also in parts of which the last is marked. */
function paymentDay(root: XmlElement): string | null {
  const whole = text(root, 'Fa/Platnosc/DataZaplaty');
  if (whole !== null || Number(text(root, 'Fa/Platnosc/ZnacznikZaplatyCzesciowej')) !== 2) return whole;
  const parts = all(root, 'Fa/Platnosc/ZaplataCzesciowa/DataZaplatyCzesciowej');
  return (
    parts
      .map((part) => collapse(part.text))
      .toSorted()
      .at(-1) ?? null
  );
}

function all(from: XmlElement, way: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [from];
  for (const name of way.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

function text(from: XmlElement, way: string): string | null {
  const [first] = all(from, way);
  return first ? collapse(first.text) : null;
}

function grosze(amount: string): number {
  try {
    return toGrosze(amount);
  } catch (cause) {
    if (cause instanceof RangeError) throw new InvoiceRefused('structure', amount);
    throw cause;
  }
}
