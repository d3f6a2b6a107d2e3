import {
  type BankStatement,
  checkStatement,
  type StatementEntry,
  StatementUnreadable,
} from '@ndp/domain/money/bank/statement.ts';
import { toGrosze } from '@ndp/domain/money/grosze.ts';
import { SaxesParser } from 'saxes';

/** An element with what it holds; attributes only where there are any. */
interface Element {
  readonly name: string;
  readonly currency: string;
  readonly children: Element[];
  text: string;
}

/** Deeper than any statement goes. */
const deepest = 60;

/** The elements of a document. A document type is refused, so nothing in it can be expanded. */
function parse(xml: string): Element {
  const root: Element = { name: '', currency: '', children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  const refuse = () => {
    throw new StatementUnreadable('damaged');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ local, attributes }) => {
    const element = { name: local, currency: attributes.Ccy?.value ?? '', children: [], text: '' };
    if (open.length > deepest) refuse();
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

/** Every element at the end of a way of names. */
function all(from: Element, way: string): readonly Element[] {
  let found: readonly Element[] = [from];
  for (const name of way.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

const text = (from: Element, way: string) => all(from, way)[0]?.text.trim() ?? '';

/** The statements of a file in the form camt.053.001.08 (ISO 20022). @throws {StatementUnreadable} */
export function readCamt(xml: string): readonly BankStatement[] {
  const statements = all(parse(xml), 'Document/BkToCstmrStmt/Stmt');
  if (statements.length === 0) throw new StatementUnreadable('unknown_format');
  return statements.map((statement) => checkStatement(statementOf(statement)));
}

function statementOf(statement: Element): BankStatement {
  const account = /^PL(\d{26})$/.exec(text(statement, 'Acct/Id/IBAN'))?.[1];
  const balance = (codes: readonly string[]) =>
    all(statement, 'Bal').find((each) => codes.includes(text(each, 'Tp/CdOrPrtry/Cd')));
  const [opening, closing] = [balance(['OPBD', 'PRCD']), balance(['CLBD'])];
  if (!account || !opening || !closing) throw new StatementUnreadable('damaged');
  return {
    account,
    number: text(statement, 'ElctrncSeqNb') || text(statement, 'LglSeqNb') || text(statement, 'Id'),
    day: dayOf(closing, 'Dt'),
    openingGr: signed(opening),
    closingGr: signed(closing),
    entries: all(statement, 'Ntry')
      .filter((entry) => text(entry, 'Sts/Cd') === 'BOOK')
      .flatMap(entriesOf),
  };
}

/** The day at the end of a way, whether or not it has a time; empty where it is missing. */
function dayOf(from: Element, way: string): string {
  return (text(from, `${way}/Dt`) || text(from, `${way}/DtTm`)).replace(/T.*$/, '');
}

/** An amount with its side; only złoty add up. */
function signed(from: Element, side = text(from, 'CdtDbtInd')): number {
  const amount = all(from, 'Amt')[0];
  if (!amount) throw new StatementUnreadable('damaged');
  if (amount.currency !== 'PLN') throw new StatementUnreadable('currency', amount.currency);
  return (side === 'DBIT' ? -1 : 1) * toGrosze(amount.text.trim());
}

/** An entry, or the transactions it is made of where each tells its own amount and together they are the entry. */
function entriesOf(entry: Element): readonly StatementEntry[] {
  const side = text(entry, 'CdtDbtInd');
  const details = all(entry, 'NtryDtls/TxDtls');
  const parts = details.filter((detail) => all(detail, 'Amt').length > 0);
  const amountGr = signed(entry);
  const isBroken = details.length > 1 && parts.length === details.length;
  const amounts = parts.map((part) => signed(part, text(part, 'CdtDbtInd') || side));
  const isWhole = amounts.reduce((sum, each) => sum + each, 0) === amountGr;
  if (isBroken && isWhole) return parts.map((part, i) => describe(entry, part, amounts[i] ?? 0));
  return [describe(entry, details.length === 1 ? details[0] : undefined, amountGr)];
}

function describe(entry: Element, detail: Element | undefined, amountGr: number): StatementEntry {
  const get = (way: string) => (detail ? text(detail, way) : '');
  const other = amountGr < 0 ? 'CdtrAcct' : 'DbtrAcct';
  const title = detail ? all(detail, 'RmtInf/Ustrd').map((line) => line.text.trim()) : [];
  return {
    bookedOn: dayOf(entry, all(entry, 'BookgDt').length > 0 ? 'BookgDt' : 'ValDt'),
    amountGr,
    references: [
      ...['Refs/EndToEndId', 'Refs/InstrId', 'Refs/PmtInfId', 'Refs/MsgId'].map(get),
      ...['NtryDtls/Btch/PmtInfId', 'NtryDtls/Btch/MsgId'].map((way) => text(entry, way)),
    ].filter((reference) => reference !== '' && reference !== 'NOTPROVIDED'),
    title: title.join('') || text(entry, 'AddtlNtryInf'),
    account: /^PL(\d{26})$/.exec(get(`RltdPties/${other}/Id/IBAN`))?.[1] ?? '',
    returned: get('RtrInf/Rsn/Cd') || get('RtrInf/AddtlInf') || null,
    bankReference: get('Refs/AcctSvcrRef') || text(entry, 'AcctSvcrRef'),
  };
}
