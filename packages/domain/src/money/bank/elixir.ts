import { bankLines, bankText } from './letters.ts';
import { type BankProfile, sortCodeOf, type Transfer, type TransferFile } from './transfer.ts';

/** Fields of text: up to four parts of 35 signs. */
const parts = (lines: readonly string[]) => `"${[...lines, '', '', '', ''].slice(0, 4).join('|')}"`;

/** Two parts for the name, two for the address. */
function party(name: string, address: string): string {
  const [first = '', second = ''] = bankLines(name, 2);
  return parts([first, second, ...bankLines(address, 2)]);
}

/** The file of domestic transfers that Polish banks take (Elixir-0): a line each, no head and no end. */
export function writeElixir(file: TransferFile, profile: BankProfile): string {
  return file.transfers.map((transfer) => `${lineOf(transfer, file, profile)}\r\n`).join('');
}

function lineOf(transfer: Transfer, { day }: TransferFile, profile: BankProfile): string {
  const { payerAccount, payerName, payerAddress, hasReferenceField } = profile;
  const fields = [
    '110',
    day.replaceAll('-', ''),
    String(transfer.amountGr),
    sortCodeOf(payerAccount),
    '0',
    `"${payerAccount}"`,
    `"${transfer.account}"`,
    party(payerName, payerAddress),
    party(transfer.name, transfer.address),
    '0',
    sortCodeOf(transfer.account),
    parts(bankLines(transfer.title, 4)),
    '""',
    '""',
    '"51"',
  ];
  return [...fields, ...(hasReferenceField ? [`"${bankText(transfer.id)}"`] : [])].join(',');
}
