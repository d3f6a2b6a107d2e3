import { either, maybe, maybeOneOf, one, type Sequence, type TextRule } from './content-model.ts';

/** The namespace of the structure FA(3). */
export const fa3Namespace = 'http://crd.gov.pl/wzor/2025/06/25/13775/';

const token = (most: number): TextRule => ({ most, isLoose: true });
const matching = (pattern: RegExp, isLoose = true): TextRule => ({ pattern, isLoose });
/** A day there is, in four, two and two digits. */
const dayPattern =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
const day = (from: string): TextRule => ({ pattern: dayPattern, from, to: '2050-01-01', isLoose: true });

const nip = matching(/^[1-9](?:\d[1-9]|[1-9]\d)\d{7}$/, false);
const country = matching(/^[A-Z]{2}$/, false);
const currency = matching(/^[A-Z]{3}$/, false);
const amount = matching(/^-?(?:[1-9]\d{0,15}|0)(?:\.\d{1,2})?$/);
const price = matching(/^-?(?:[1-9]\d{0,13}|0)(?:\.\d{1,8})?$/);
const quantity = matching(/^-?(?:[1-9]\d{0,15}|0)(?:\.\d{1,6})?$/);
const ordinal = matching(/^\+?0*[1-9]\d{0,13}$/);
const yes = matching(/^\+?0*1$/);
const yesOrNo = matching(/^\+?0*[12]$/);
const ksefNumber = matching(
  /^(?:[1-9](?:\d[1-9]|[1-9]\d)\d{7}|M\d{9}|[A-Z]{3}\d{7})-(?:20[2-9]\d|2[1-9]\d\d|[3-9]\d{3})(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-(?:[0-9A-F]{6}-?[0-9A-F]{6})-[0-9A-F]{2}$/,
);
const writtenAt = matching(
  /^(?:2025-(?:09|1[0-2])|20(?:2[6-9]|[34]\d)-(?:0[1-9]|1[0-2]))-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/,
);
const kind = matching(/^(?:VAT|KOR|ZAL|ROZ|UPR|KOR_ZAL|KOR_ROZ)$/);

const address: Sequence = [
  one('KodKraju', country),
  one('AdresL1', token(512)),
  maybe('AdresL2', token(512)),
  maybe('GLN', 'anything'),
];

const seller: Sequence = [one('NIP', nip), one('Nazwa', token(512))];

const buyer: Sequence = [
  either(
    [one('NIP', nip)],
    [one('KodUE', country), one('NrVatUE', matching(/^[\dA-Z+*]{1,12}$/, false))],
    [maybe('KodKraju', country), one('NrID', token(50))],
    [one('BrakID', yes)],
  ),
  maybe('Nazwa', token(512)),
];

/** A rate of tax: its net amount, the tax, and the tax in PLN of an invoice in another currency. */
const rate = (n: number) =>
  maybeOneOf([one(`P_13_${n}`, amount), one(`P_14_${n}`, amount), maybe(`P_14_${n}W`, amount)]);

const line: Sequence = [
  one('NrWierszaFa', ordinal),
  maybe('UU_ID', token(50)),
  maybe('P_6A', day('2006-01-01')),
  maybe('P_7', token(512)),
  ...['Indeks', 'GTIN', 'PKWiU', 'CN', 'PKOB'].map((name) => maybe(name, token(name === 'GTIN' ? 20 : 50))),
  maybe('P_8A', token(256)),
  maybe('P_8B', quantity),
  ...['P_9A', 'P_9B', 'P_10'].map((name) => maybe(name, price)),
  ...['P_11', 'P_11A', 'P_11Vat'].map((name) => maybe(name, amount)),
  maybe('P_12', token(256)),
  ...['P_12_XII', 'P_12_Zal_15', 'KwotaAkcyzy', 'GTU', 'Procedura', 'KursWaluty'].map((name) =>
    maybe(name, 'anything'),
  ),
  maybe('StanPrzed', yes),
];

const wayOfPayment = maybeOneOf(
  [one('FormaPlatnosci', matching(/^[1-7]$/))],
  [one('PlatnoscInna', yes), one('OpisPlatnosci', token(256))],
);

const payment: Sequence = [
  maybeOneOf(
    [one('Zaplacono', yes), one('DataZaplaty', day('2016-07-01'))],
    [
      one('ZnacznikZaplatyCzesciowej', yesOrNo),
      {
        ...one('ZaplataCzesciowa', [
          one('KwotaZaplatyCzesciowej', amount),
          one('DataZaplatyCzesciowej', day('2016-07-01')),
          wayOfPayment,
        ]),
        most: 100,
      },
    ],
  ),
  maybe('TerminPlatnosci', 'anything', 100),
  wayOfPayment,
  maybe('RachunekBankowy', 'anything', 100),
  maybe('RachunekBankowyFaktora', 'anything', 20),
  ...['Skonto', 'LinkDoPlatnosci', 'IPKSeF'].map((name) => maybe(name, 'anything')),
];

const correction = maybeOneOf([
  maybe('PrzyczynaKorekty', token(256)),
  maybe('TypKorekty', matching(/^\+?0*[123]$/)),
  {
    ...one('DaneFaKorygowanej', [
      one('DataWystFaKorygowanej', day('2006-01-01')),
      one('NrFaKorygowanej', token(256)),
      either([one('NrKSeF', yes), one('NrKSeFFaKorygowanej', ksefNumber)], [one('NrKSeFN', yes)]),
    ]),
    most: 50_000,
  },
  ...['OkresFaKorygowanej', 'NrFaKorygowany', 'Podmiot1K'].map((name) => maybe(name, 'anything')),
  maybe('Podmiot2K', 'anything', 101),
  maybeOneOf([one('P_15ZK', amount), maybe('KursWalutyZK', quantity)]),
]);

const content: Sequence = [
  one('KodWaluty', currency),
  one('P_1', day('2006-01-01')),
  maybe('P_1M', token(256)),
  one('P_2', token(256)),
  maybe('WZ', token(256), 1000),
  maybeOneOf(
    [one('P_6', day('2006-01-01'))],
    [one('OkresFa', [one('P_6_Od', day('2006-01-01')), one('P_6_Do', day('2006-01-01'))])],
  ),
  ...[1, 2, 3, 4].map(rate),
  maybeOneOf([one('P_13_5', amount), maybe('P_14_5', amount)]),
  ...['6_1', '6_2', '6_3', '7', '8', '9', '10', '11'].map((n) => maybe(`P_13_${n}`, amount)),
  one('P_15', amount),
  maybe('KursWalutyZ', quantity),
  one('Adnotacje', 'anything'),
  one('RodzajFaktury', kind),
  correction,
  maybe('ZaliczkaCzesciowa', 'anything', 31),
  maybe('FP', yes),
  maybe('TP', yes),
  maybe('DodatkowyOpis', 'anything', 10_000),
  maybe('FakturaZaliczkowa', 'anything', 100),
  maybe('ZwrotAkcyzy', yes),
  maybe('FaWiersz', line, 10_000),
  maybe('Rozliczenie', 'anything'),
  maybe('Platnosc', payment),
  maybe('WarunkiTransakcji', 'anything'),
  maybe('Zamowienie', 'anything'),
];

/**
 * What must stand where in an invoice, in which order and form: at least as strict as the schema wherever something is
 * read. What nobody reads is only counted.
 *
 * @source CIRFMF/ksef-docs, faktury/schemy/FA/schemat_FA(3)_v1-0E.xsd
 */
export const fa3 = one('Faktura', [
  one('Naglowek', [
    one('KodFormularza', matching(/^FA$/, false), { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }),
    one('WariantFormularza', matching(/^\+?0*3$/)),
    one('DataWytworzeniaFa', writtenAt),
    maybe('SystemInfo', token(256)),
  ]),
  one('Podmiot1', [
    maybe('PrefiksPodatnika', matching(/^PL$/, false)),
    maybe('NrEORI', token(256)),
    one('DaneIdentyfikacyjne', seller),
    one('Adres', address),
    maybe('AdresKoresp', 'anything'),
    maybe('DaneKontaktowe', 'anything', 3),
    maybe('StatusInfoPodatnika', 'anything'),
  ]),
  one('Podmiot2', [
    maybe('NrEORI', token(256)),
    one('DaneIdentyfikacyjne', buyer),
    maybe('Adres', address),
    maybe('AdresKoresp', 'anything'),
    maybe('DaneKontaktowe', 'anything', 3),
    maybe('NrKlienta', token(256)),
    maybe('IDNabywcy', token(32)),
    one('JST', yesOrNo),
    one('GV', yesOrNo),
  ]),
  maybe('Podmiot3', 'anything', 100),
  maybe('PodmiotUpowazniony', 'anything'),
  one('Fa', content),
  maybe('Stopka', 'anything'),
  maybe('Zalacznik', 'anything'),
]);
