import { plainPln } from '../grosze.ts';
import { bankLines } from './letters.ts';
import { type BankProfile, sortCodeOf, type Transfer, type TransferFile, totalOf } from './transfer.ts';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** Letters that banks take hold none that XML reserves but this one; the rest is escaped all the same. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

type XmlNode = string | readonly XmlNode[];

/** An element with its content, indented when it is written. */
const element = (name: string, ...content: readonly XmlNode[]): XmlNode => [name, ...content];

function write(node: XmlNode, indent: string): string {
  if (typeof node === 'string') return `${indent}${node}\n`;
  const [name, ...content] = node;
  const [first] = content;
  const tag = String(name);
  const close = tag.split(' ')[0];
  if (content.length === 1 && typeof first === 'string') {
    return `${indent}<${tag}>${escapeXml(first)}</${close}>\n`;
  }
  return `${indent}<${tag}>\n${content.map((child) => write(child, `${indent}  `)).join('')}${indent}</${close}>\n`;
}

/**
 * A customer's payment order (ISO 20022, pain.001.001.09) for transfers in złoty between accounts in Poland, in UTF-8. They are
 * booked one by one; the day stands in a choice of its own, and the payer's bank is named by its sort code.
 */
export function writePain(file: TransferFile, profile: BankProfile): string {
  const { id, madeAt, transfers } = file;
  const sums = [
    element('NbOfTxs', String(transfers.length)),
    element('CtrlSum', plainPln(totalOf(transfers))),
  ];
  const payer = bankLines(profile.payerName, 1, 70)[0] ?? '';
  const document = element(
    `Document xmlns="${namespace}"`,
    element(
      'CstmrCdtTrfInitn',
      element(
        'GrpHdr',
        element('MsgId', id),
        element('CreDtTm', madeAt),
        ...sums,
        element('InitgPty', element('Nm', payer)),
      ),
      element(
        'PmtInf',
        element('PmtInfId', `${id}-1`),
        element('PmtMtd', 'TRF'),
        element('BtchBookg', 'false'),
        ...sums,
        element('PmtTpInf', element('InstrPrty', 'NORM')),
        element('ReqdExctnDt', element('Dt', file.day)),
        element('Dbtr', element('Nm', payer), ...postal(profile.payerAddress)),
        element('DbtrAcct', accountId(profile.payerAccount), element('Ccy', 'PLN')),
        element('DbtrAgt', bankOf(profile.payerAccount)),
        element('ChrgBr', 'SHAR'),
        ...transfers.map(orderOf),
      ),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(document, '')}`;
}

function orderOf(transfer: Transfer): XmlNode {
  const { id, amountGr, account, name, address, title } = transfer;
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('InstrId', id), element('EndToEndId', id)),
    element('Amt', element('InstdAmt Ccy="PLN"', plainPln(amountGr))),
    element('CdtrAgt', bankOf(account)),
    element('Cdtr', element('Nm', bankLines(name, 1, 70)[0] ?? ''), ...postal(address)),
    element('CdtrAcct', accountId(account)),
    element('RmtInf', element('Ustrd', bankLines(title, 1, 140)[0] ?? '')),
  );
}

function accountId(account: string): XmlNode {
  return element('Id', element('IBAN', `PL${account}`));
}

function bankOf(account: string): XmlNode {
  const system = element('ClrSysId', element('Cd', 'PLKNR'));
  return element('FinInstnId', element('ClrSysMmbId', system, element('MmbId', sortCodeOf(account))));
}

function postal(address: string): readonly XmlNode[] {
  const lines = bankLines(address, 2, 70).map((line) => element('AdrLine', line));
  return lines.length === 0 ? [] : [element('PstlAdr', element('Ctry', 'PL'), ...lines)];
}
