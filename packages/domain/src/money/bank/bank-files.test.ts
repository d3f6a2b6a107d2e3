import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankingDayFrom, isBankingDay } from './banking-day.ts';
import { writeElixir } from './elixir.ts';
import { decodeFromBank, encodeForBank } from './encodings.ts';
import { bankLines, bankText } from './letters.ts';
import { writePain } from './pain.ts';
import type { BankProfile, TransferFile } from './transfer.ts';

const profile: BankProfile = {
  payerName: 'MPEC Demonstracyjne Przedsiębiorstwo Energetyki Cieplnej S.A.',
  payerAddress: 'ul. Przykładowa 1, 30-001 Kraków',
  payerAccount: '61109010140000071219812874',
  format: 'elixir-0',
  encoding: 'CP852',
  hasReferenceField: true,
  mostTransfers: 5000,
};
const file: TransferFile = {
  id: 'NDP-mpec-1',
  madeAt: '2026-11-23T09:00:00',
  day: '2026-11-23',
  transfers: [
    {
      id: 'NDP-2026-7K3QXM-1',
      amountGr: 383_300,
      account: '27114020040000300201355387',
      name: 'Łucja Żółć-Kowalska',
      address: 'ul. Święty Krzyż 12A, 31-028 Kraków',
      title: 'Dofinansowanie NDP-2026-7K3QXM',
    },
  ],
};
/** Bytes as the table of the encoding has them, for a few words; the rest is ASCII. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CP852: { ł: '\x88', Ł: '\x9d', ę: '\xa9', ó: '\xa2', Ż: '\xbd', ć: '\x86', Ś: '\x97', ż: '\xbe' },
  'ISO-8859-2': { ł: '\xb3', Ł: '\xa3', ę: '\xea', ó: '\xf3', Ż: '\xaf', ć: '\xe6', Ś: '\xa6', ż: '\xbf' },
  CP1250: { ł: '\xb3', Ł: '\xa3', ę: '\xea', ó: '\xf3', Ż: '\xaf', ć: '\xe6', Ś: '\x8c', ż: '\xbf' },
};
const line =
  '110,20261123,383300,10901014,0,"61109010140000071219812874","27114020040000300201355387",' +
  '"MPEC Demonstracyjne|Przedsiębiorstwo Energetyki.|ul. Przykładowa 1, 30-001 Kraków|",' +
  '"Łucja Żółć-Kowalska||ul. Święty Krzyż 12A, 31-028 Kraków|",0,11402004,' +
  '"Dofinansowanie NDP-2026-7K3QXM|||","","","51","NDP-2026-7K3QXM-1"\r\n';

describe('a file of domestic transfers', () => {
  it.each(['CP852', 'ISO-8859-2', 'CP1250'] as const)('is right to the byte in %s', (encoding) => {
    const bytes = Buffer.from(encodeForBank(writeElixir(file, profile), encoding)).toString('latin1');
    expect(bytes).toBe(line.replace(/[^\x20-\x7e\r\n]/g, (letter) => words[encoding]?.[letter] ?? '??'));
  });

  it('leaves the sixteenth field out where the bank does not know it', () => {
    const text = writeElixir(file, { ...profile, hasReferenceField: false });
    expect(text.endsWith(',"","","51"\r\n')).toBe(true);
  });
});

describe('a payment order', () => {
  it('is right to the byte', () => {
    expect(writePain(file, profile)).toBe(painOf());
  });
});

describe('the letters of a bank', () => {
  it('are eighteen beside ASCII, and come back from each encoding as they went', () => {
    const text = 'Zażółć gęślą jaźń ZAŻÓŁĆ GĘŚLĄ JAŹŃ 123';
    for (const encoding of ['CP852', 'ISO-8859-2', 'CP1250'] as const) {
      expect(decodeFromBank(encodeForBank(text, encoding), encoding)).toBe(text);
    }
    expect(() => encodeForBank('Č', 'CP852')).toThrow(RangeError);
    expect(bankText('Dvořák & Ünal “Straße” №5;"|\r\nx')).toBe('Dvorak + Unal Strasse No5 x');
  });

  it('are all that is left of any text, in lines no longer than they may be', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 1, max: 4 }),
        (text, most) => {
          const lines = bankLines(text, most);
          expect(lines.length).toBeLessThanOrEqual(most);
          for (const each of lines) expect(each).toMatch(/^[A-Za-z0-9ĄĆĘŁŃÓŚŹŻąćęłńóśźż .,/()+-]{1,35}$/);
          encodeForBank(lines.join(''), 'CP852');
          const isCut = bankText(text).replaceAll(' ', '') !== lines.join('').replaceAll(' ', '');
          if (isCut) expect(lines.at(-1)?.endsWith('.')).toBe(true);
        },
      ),
    );
  });
});

it('pays on a day on which banks work', () => {
  const free = [
    '2026-11-11',
    '2026-12-24',
    '2026-12-25',
    '2026-04-06',
    '2026-06-04',
    '2027-03-29',
    '2027-05-27',
  ];
  expect(free.filter(isBankingDay)).toEqual([]);
  expect([bankingDayFrom('2026-12-24'), bankingDayFrom('2026-11-23'), bankingDayFrom('2026-04-04')]).toEqual([
    '2026-12-28',
    '2026-11-23',
    '2026-04-07',
  ]);
});

function painOf(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>NDP-mpec-1</MsgId>
      <CreDtTm>2026-11-23T09:00:00</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>3833.00</CtrlSum>
      <InitgPty>
        <Nm>MPEC Demonstracyjne Przedsiębiorstwo Energetyki Cieplnej S.A.</Nm>
      </InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>NDP-mpec-1-1</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>false</BtchBookg>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>3833.00</CtrlSum>
      <PmtTpInf>
        <InstrPrty>NORM</InstrPrty>
      </PmtTpInf>
      <ReqdExctnDt>
        <Dt>2026-11-23</Dt>
      </ReqdExctnDt>
      <Dbtr>
        <Nm>MPEC Demonstracyjne Przedsiębiorstwo Energetyki Cieplnej S.A.</Nm>
        <PstlAdr>
          <Ctry>PL</Ctry>
          <AdrLine>ul. Przykładowa 1, 30-001 Kraków</AdrLine>
        </PstlAdr>
      </Dbtr>
      <DbtrAcct>
        <Id>
          <IBAN>PL61109010140000071219812874</IBAN>
        </Id>
        <Ccy>PLN</Ccy>
      </DbtrAcct>
      <DbtrAgt>
        <FinInstnId>
          <ClrSysMmbId>
            <ClrSysId>
              <Cd>PLKNR</Cd>
            </ClrSysId>
            <MmbId>10901014</MmbId>
          </ClrSysMmbId>
        </FinInstnId>
      </DbtrAgt>
      <ChrgBr>SHAR</ChrgBr>
      <CdtTrfTxInf>
        <PmtId>
          <InstrId>NDP-2026-7K3QXM-1</InstrId>
          <EndToEndId>NDP-2026-7K3QXM-1</EndToEndId>
        </PmtId>
        <Amt>
          <InstdAmt Ccy="PLN">3833.00</InstdAmt>
        </Amt>
        <CdtrAgt>
          <FinInstnId>
            <ClrSysMmbId>
              <ClrSysId>
                <Cd>PLKNR</Cd>
              </ClrSysId>
              <MmbId>11402004</MmbId>
            </ClrSysMmbId>
          </FinInstnId>
        </CdtrAgt>
        <Cdtr>
          <Nm>Łucja Żółć-Kowalska</Nm>
          <PstlAdr>
            <Ctry>PL</Ctry>
            <AdrLine>ul. Święty Krzyż 12A, 31-028 Kraków</AdrLine>
          </PstlAdr>
        </Cdtr>
        <CdtrAcct>
          <Id>
            <IBAN>PL27114020040000300201355387</IBAN>
          </Id>
        </CdtrAcct>
        <RmtInf>
          <Ustrd>Dofinansowanie NDP-2026-7K3QXM</Ustrd>
        </RmtInf>
      </CdtTrfTxInf>
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;
}
