import { readFileSync } from 'node:fs';
import type { InvoiceProblem } from '../invoice-refused.ts';

const read = (name: string) => readFileSync(new URL(`examples/${name}.xml`, import.meta.url), 'utf8');

/** To a community with NIP, not paid yet. */
export const communityInvoice = read('community');
/** To a consumer without NIP, paid in two parts; with a prefix, and an amount that floats do not hold. */
export const consumerInvoice = read('consumer');

/** An invoice with some of its parts replaced. */
export function changed(
  invoice: string,
  ...changes: readonly (readonly [part: string, by: string])[]
): string {
  return changes.reduce((text, [part, by]) => {
    if (!text.includes(part)) throw new RangeError(`not in this example: ${part}`);
    return text.replace(part, by);
  }, invoice);
}

const type = '<RodzajFaktury>VAT</RodzajFaktury>';
const corrected = `<RodzajFaktury>KOR</RodzajFaktury>
    <PrzyczynaKorekty>Rabat</PrzyczynaKorekty>
    <DaneFaKorygowanej>
      <DataWystFaKorygowanej>2026-12-11</DataWystFaKorygowanej>
      <NrFaKorygowanej>FV/2026/12/7</NrFaKorygowanej>
      <NrKSeF>1</NrKSeF>
      <NrKSeFFaKorygowanej>5260001246-20261211-0100001AF629-00</NrKSeFFaKorygowanej>
    </DaneFaKorygowanej>`;

export const correction = changed(
  communityInvoice,
  [type, corrected],
  ['<P_2>FV/2026/12/7', '<P_2>KOR/2026/12/1'],
  ['<P_15>86760.00', '<P_15>-760.00'],
);
const advance = changed(communityInvoice, [type, '<RodzajFaktury>ZAL</RodzajFaktury>']);

const term = '<TerminPlatnosci>';
/** Valid by the schema, and read. */
export const goodInvoices: Readonly<Record<string, string>> = {
  'to a community with NIP': communityInvoice,
  'to a consumer without NIP': consumerInvoice,
  'a correction': correction,
  'an advance': advance,
  'one that settles advances': changed(communityInvoice, [
    type,
    `<RodzajFaktury>ROZ</RodzajFaktury><FakturaZaliczkowa><NrKSeFZN>1</NrKSeFZN><NrFaZaliczkowej>ZAL/1</NrFaZaliczkowej></FakturaZaliczkowa>`,
  ]),
  'one that is paid': changed(communityInvoice, [
    term,
    `<Zaplacono>1</Zaplacono><DataZaplaty>2026-12-12</DataZaplaty>${term}`,
  ]),
  'to a buyer of another country': changed(communityInvoice, [
    '<NIP>8992689516</NIP>',
    '<KodUE>DE</KodUE><NrVatUE>811191002</NrVatUE>',
  ]),
  'on the 29th of February': changed(communityInvoice, ['<P_1>2026-12-11', '<P_1>2028-02-29']),
  'in another currency': changed(communityInvoice, ['<KodWaluty>PLN', '<KodWaluty>EUR']),
  'without lines': communityInvoice.replace(/<FaWiersz>[\s\S]*<\/FaWiersz>/, ''),
};

/** Invoices the schema refuses as well; each must be refused here, too. */
export const wrongInvoices: Readonly<Record<string, string>> = {
  'without a seller': communityInvoice.replace(/<Podmiot1>[\s\S]*<\/Podmiot1>/, ''),
  'without a gross amount': changed(communityInvoice, ['<P_15>86760.00</P_15>', '']),
  'with two gross amounts': changed(communityInvoice, ['<P_15>', '<P_15>1</P_15><P_15>']),
  'with an amount of three decimals': changed(communityInvoice, ['<P_15>86760.00', '<P_15>86760.001']),
  'with an amount with a comma': changed(communityInvoice, ['<P_15>86760.00', '<P_15>86760,00']),
  'with an amount with a leading zero': changed(communityInvoice, ['<P_15>86760.00', '<P_15>086760.00']),
  'on a day there is not': changed(communityInvoice, ['<P_1>2026-12-11', '<P_1>2026-02-29']),
  'on a day written otherwise': changed(communityInvoice, ['<P_1>2026-12-11', '<P_1>11.12.2026']),
  'on a day before there were such': changed(communityInvoice, ['<P_1>2026-12-11', '<P_1>2005-12-31']),
  'paid on a day before there were such': changed(communityInvoice, [
    term,
    `<Zaplacono>1</Zaplacono><DataZaplaty>2016-06-30</DataZaplaty>${term}`,
  ]),
  'paid without a day': changed(communityInvoice, [term, `<Zaplacono>1</Zaplacono>${term}`]),
  'without a number': changed(communityInvoice, ['<P_2>FV/2026/12/7', '<P_2> ']),
  'with a number of 257 letters': changed(communityInvoice, ['<P_2>FV/2026/12/7', `<P_2>${'7'.repeat(257)}`]),
  'in another order': changed(
    communityInvoice,
    ['<P_1>2026-12-11</P_1>', ''],
    ['<P_15>', '<P_1>2026-12-11</P_1><P_15>'],
  ),
  'with an element nobody knows': changed(communityInvoice, ['<P_15>', '<P_99>1</P_99><P_15>']),
  'with an element of another namespace': changed(communityInvoice, [
    '<P_15>86760.00</P_15>',
    '<x:P_15 xmlns:x="urn:x">86760.00</x:P_15>',
  ]),
  'with words between elements': changed(communityInvoice, ['<P_15>', 'razem <P_15>']),
  'with an element within a number': changed(communityInvoice, ['<P_15>86760.00', '<P_15>867<b/>60.00']),
  'of a kind there is not': changed(communityInvoice, [type, '<RodzajFaktury>PRO</RodzajFaktury>']),
  'of a seller with a short NIP': changed(communityInvoice, ['<NIP>5260001246', '<NIP>526000124']),
  'of a seller with a NIP with hyphens': changed(communityInvoice, ['<NIP>5260001246', '<NIP>526-000-12-46']),
  'to a buyer who has a NIP and has none': changed(communityInvoice, [
    '<NIP>8992689516</NIP>',
    '<NIP>8992689516</NIP><BrakID>1</BrakID>',
  ]),
  'to a buyer of whom nothing is said': changed(communityInvoice, ['<NIP>8992689516</NIP>', '']),
  'to a buyer who has no number, but zero of them': changed(communityInvoice, [
    '<NIP>8992689516</NIP>',
    '<BrakID>0</BrakID>',
  ]),
  'with a line without its place': changed(communityInvoice, ['<NrWierszaFa>1</NrWierszaFa>', '']),
  'with a line in the zeroth place': changed(communityInvoice, ['<NrWierszaFa>1<', '<NrWierszaFa>0<']),
  'of another system': changed(communityInvoice, ['kodSystemowy="FA (3)"', 'kodSystemowy="FA (2)"']),
  'with an attribute nobody knows': changed(communityInvoice, ['<P_15>', '<P_15 kwota="1">']),
  'with another type than its own': changed(communityInvoice, [
    '<P_15>',
    '<P_15 xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true">',
  ]),
  'of a later variant': changed(communityInvoice, ['<WariantFormularza>3', '<WariantFormularza>4']),
  'written before the structure': changed(communityInvoice, [
    '<DataWytworzeniaFa>2026-12',
    '<DataWytworzeniaFa>2025-08',
  ]),
  'with a correction that corrects nothing': changed(correction, [
    /<DaneFaKorygowanej>[\s\S]*<\/DaneFaKorygowanej>/.exec(correction)?.[0] ?? '',
    '',
  ]),
};

const doctype = '<!DOCTYPE Faktura [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const nested = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);

/** Files that are no invoice of this structure, and why. */
export const strangeFiles: Readonly<Record<string, readonly [InvoiceProblem, string | Uint8Array]>> = {
  'cut short': ['damaged', communityInvoice.slice(0, -30)],
  'with two roots': ['damaged', `${communityInvoice}<Faktura/>`],
  'with an entity nobody declared': ['damaged', changed(communityInvoice, ['<P_2>', '<P_2>&x;'])],
  'with a prefix nobody declared': ['damaged', changed(communityInvoice, ['<P_15>', '<P_15 y:a="1">'])],
  'in the letters of Windows': [
    'damaged',
    Buffer.from(changed(communityInvoice, ['UTF-8', 'windows-1250']), 'latin1'),
  ],
  'that says it is in other letters': ['damaged', changed(communityInvoice, ['UTF-8', 'ISO-8859-2'])],
  'in two bytes a letter': ['damaged', Buffer.from(communityInvoice, 'utf16le')],
  'with a byte that is no letter': [
    'damaged',
    Buffer.concat([Buffer.from(communityInvoice), Buffer.of(0xff)]),
  ],
  'of nothing': ['damaged', ''],
  'with a document type': ['doctype', changed(communityInvoice, [head, `${head}${doctype}`])],
  'with a document type from elsewhere': [
    'doctype',
    changed(communityInvoice, [head, `${head}<!DOCTYPE Faktura SYSTEM "file:///etc/passwd">`]),
  ],
  'deeper than any invoice': ['too_large', head + nested(5000)],
  'with more elements than any invoice': ['too_large', `${head}<a>${'<b/>'.repeat(300_000)}</a>`],
  'with more bytes than any invoice': ['too_large', `${head}<a>${' '.repeat(3 * 1024 * 1024)}</a>`],
  'of a bank': ['other', `${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"/>`],
  'called an invoice, of nobody’s': ['other', '<Faktura/>'],
  'of the structure FA(2)': [
    'version',
    communityInvoice.replace(
      'http://crd.gov.pl/wzor/2025/06/25/13775/',
      'http://crd.gov.pl/wzor/2023/06/29/12648/',
    ),
  ],
};
