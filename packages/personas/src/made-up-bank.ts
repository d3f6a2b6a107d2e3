/** A movement the made-up bank tells of; below zero: money went out. */
export interface Movement {
  readonly gr: number;
  /** What the order called it; empty: the bank does not tell. */
  readonly id: string;
  readonly title: string;
  /** Of the other side, 26 digits. */
  readonly account: string;
}

/** Transfers of a payment order (pain.001), as a bank reads them. */
export function transfersIn(pain: string): {
  readonly payer: string;
  readonly movements: readonly Movement[];
} {
  const one = (text: string, name: string) => new RegExp(`<${name}[^>]*>([^<]*)`).exec(text)?.[1] ?? '';
  const [head = '', ...orders] = pain.split('<CdtTrfTxInf>');
  return {
    payer: one(head, 'IBAN').slice(2),
    movements: orders.map((order) => ({
      gr: -Number(one(order, 'InstdAmt').replace('.', '')),
      id: one(order, 'EndToEndId'),
      title: one(order, 'Ustrd'),
      account: one(order, 'IBAN').slice(2),
    })),
  };
}

/** What a bank says of a day’s movements: whose account, which statement, from how much. */
export interface StatementOf {
  readonly payer: string;
  readonly number: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly openingGr: number;
  readonly movements: readonly Movement[];
}

const pln = (gr: number) => {
  const digits = String(Math.abs(gr)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const sideOf = (gr: number) => (gr < 0 ? 'DBIT' : 'CRDT');

/** A bank’s statement in the form camt.053.001.08. */
export function camtOf({ payer, number, day, openingGr, movements }: StatementOf): string {
  const closing = movements.reduce((sum, { gr }) => sum + gr, openingGr);
  const amount = (gr: number) => `<Amt Ccy="PLN">${pln(gr)}</Amt><CdtDbtInd>${sideOf(gr)}</CdtDbtInd>`;
  const balance = (code: string, gr: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(gr)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
  const entry = ({ gr, id, title, account }: Movement, i: number) => {
    const reference = `<AcctSvcrRef>B${number}-${i + 1}</AcctSvcrRef>`;
    const other = gr < 0 ? 'CdtrAcct' : 'DbtrAcct';
    const parties = account
      ? `<RltdPties><${other}><Id><IBAN>PL${account}</IBAN></Id></${other}></RltdPties>`
      : '';
    const details = `<Refs>${reference}<EndToEndId>${id || 'NOTPROVIDED'}</EndToEndId></Refs><Amt Ccy="PLN">${pln(gr)}</Amt><CdtDbtInd>${sideOf(gr)}</CdtDbtInd>${parties}<RmtInf><Ustrd>${title}</Ustrd></RmtInf>`;
    return `<Ntry>${amount(gr)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>${reference}<BkTxCd><Prtry><Cd>152</Cd></Prtry></BkTxCd><NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>S-${number}</MsgId><CreDtTm>${day}T18:00:00</CreDtTm></GrpHdr><Stmt><Id>${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb><Acct><Id><IBAN>PL${payer}</IBAN></Id><Ccy>PLN</Ccy></Acct>${balance('OPBD', openingGr)}${balance('CLBD', closing)}${movements.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>
`;
}
