import { devices, energies } from '@ndp/domain/programs/guide-prices.ts';
import type { ProgramContent } from '@ndp/domain/programs/program.ts';
import type { Message } from '@ndp/flows/message.ts';
import { deviceNames, energyNames } from '@ndp/flows/project/device-names.ts';
import type { SectionName } from './messages.ts';

/** A plain value of a version: where it stands, what it is called, how it is typed. */
export interface PlainField {
  readonly path: string;
  readonly section: SectionName;
  readonly label: Message;
  readonly kind: 'text' | 'day' | 'number' | 'whole';
  readonly options?: Readonly<Record<string, Message>>;
}

const days = (name: string, pl: string, en: string): PlainField => ({
  path: `terms.days.${name}`,
  section: 'periods',
  label: { pl: `${pl} (dni)`, en: `${en} (days)` },
  kind: 'whole',
});
const text = (path: string, section: SectionName, pl: string, en: string): PlainField => {
  return { path, section, label: { pl, en }, kind: 'text' };
};
const day = (path: string, section: SectionName, pl: string, en: string): PlainField => {
  return { path, section, label: { pl, en }, kind: 'day' };
};

/** Both ends of a price, and beside a table its day and source. */
const price = (path: string, name: Message, unit: string): readonly PlainField[] =>
  (['from', 'to'] as const).map((end) => ({
    path: `${path}.${end}`,
    section: 'prices',
    label: {
      pl: `${name.pl}, ${end === 'from' ? 'od' : 'do'} (${unit})`,
      en: `${name.en}, ${end} (${unit})`,
    },
    kind: 'number',
  }));
const gathered = (table: string, pl: string, en: string): readonly PlainField[] => [
  day(`${table}.asOf`, 'prices', `${pl}: stan na dzień`, `${en}: as of`),
  text(`${table}.source.pl`, 'prices', `${pl}: źródło po polsku`, `${en}: source in Polish`),
  text(`${table}.source.en`, 'prices', `${pl}: źródło po angielsku`, `${en}: source in English`),
];

const same = (word: string): Message => ({ pl: word, en: word });

/** Every plain value, in the order of the form. What is not here has a part of its own, or is not edited. */
export const plainFields: readonly PlainField[] = [
  text('title', 'call', 'Nazwa programu', 'Name of the programme'),
  text('titleEn', 'call', 'Nazwa programu po angielsku', 'Name of the programme in English'),
  day('terms.firstDay', 'call', 'Pierwszy dzień programu', 'First day of the programme'),
  day('terms.lastDay', 'call', 'Ostatni dzień prac', 'Last day of works'),
  { path: 'year', section: 'amounts', label: { pl: 'Rok', en: 'Year' }, kind: 'whole' },
  text('payoutShare', 'amounts', 'Część wypłacana', 'Payout share'),
  {
    ...text('referenceSet', 'amounts', 'Zestaw wartości referencyjnych', 'Reference set'),
    options: { RV2021: same('RV2021'), RV2025: same('RV2025') },
  },
  text('efficiencyBeforeFloor', 'amounts', 'Najniższa sprawność przed', 'Lowest efficiency before'),
  {
    path: 'plannedSavingToe',
    section: 'amounts',
    label: { pl: 'Planowana oszczędność (toe)', en: 'Planned saving (toe)' },
    kind: 'number',
  },
  text('organiser.name', 'who', 'Organizator', 'Organiser'),
  text('organiser.address', 'who', 'Adres organizatora', 'Address of the organiser'),
  text('organiser.krs', 'who', 'KRS', 'KRS'),
  text('organiser.nip', 'who', 'NIP', 'NIP'),
  text('organiser.regon', 'who', 'REGON', 'REGON'),
  {
    path: 'organiser.obligedEntityId',
    section: 'who',
    label: { pl: 'Numer podmiotu zobowiązanego', en: 'Number of the obliged entity' },
    kind: 'whole',
  },
  {
    ...text('organiser.requiredLevel', 'who', 'Poziom podpisu', 'Level of signature'),
    options: {
      SES: { pl: 'zwykły', en: 'simple' },
      AES: { pl: 'zaawansowany', en: 'advanced' },
      QES: { pl: 'kwalifikowany', en: 'qualified' },
    },
  },
  {
    ...text(
      'signingBegins',
      'who',
      'Kiedy dokumenty idą do podpisu',
      'When the documents go out for signature',
    ),
    options: {
      'at-once': {
        pl: 'od razu, gdy wniosek jest kompletny',
        en: 'at once when the application is complete',
      },
      'after-review': { pl: 'po decyzji osoby', en: 'after a person has decided' },
    },
  },
  days('signing', 'Na podpisanie', 'To sign'),
  days('withdrawal', 'Na odstąpienie od umowy', 'To withdraw from the agreement'),
  days('complaint', 'Na odpowiedź na reklamację', 'To answer a complaint'),
  days('explanation', 'Na wyjaśnienia', 'To explain oneself'),
  days('repayment', 'Na zwrot', 'To repay'),
  days('inspection', 'Na zapowiedź kontroli', 'Notice of an inspection'),
  days('works', 'Na prace po podpisaniu umowy, co najmniej', 'For the works after signing, at least'),
  days('offer', 'Na sprawdzenie oferty wykonawcy', 'To check an installer’s offer'),
  days('registration', 'Na zgłoszenie do CEEB', 'To report to the register of emissions'),
  {
    path: 'terms.years.durability',
    section: 'periods',
    label: { pl: 'Trwałość (lata)', en: 'Durability (years)' },
    kind: 'whole',
  },
  {
    path: 'terms.years.keeping',
    section: 'periods',
    label: { pl: 'Przechowywanie (lata)', en: 'Keeping (years)' },
    kind: 'whole',
  },
  ...gathered('devicePrices', 'Ceny urządzeń', 'Prices of devices'),
  ...devices.flatMap((device) => price(`devicePrices.devices.${device}`, deviceNames[device], 'zł')),
  ...gathered('energyPrices', 'Ceny energii', 'Prices of energy'),
  ...energies.flatMap((energy) => price(`energyPrices.perKwh.${energy}`, energyNames[energy], 'zł/kWh')),
  day('regulationsVersion', 'texts', 'Wersja regulaminu', 'Version of the regulations'),
  day(
    'informationClauseVersion',
    'texts',
    'Wersja klauzuli informacyjnej',
    'Version of the information clause',
  ),
];

type Tree = { readonly [name: string]: unknown };

/** What stands at a place, as it is typed. */
export function typedAt(content: ProgramContent, path: string): string {
  const value = path.split('.').reduce<unknown>((at, name) => Object(at)[name], content);
  return value === null || value === undefined ? '' : String(value);
}

/** The same content with another value at a place. A figure that is none is zero, and the list of problems says so. */
export function withTyped(content: ProgramContent, field: PlainField, typed: string): ProgramContent {
  return placed(
    content as unknown as Tree,
    field.path.split('.'),
    readTyped(field, typed),
  ) as unknown as ProgramContent;
}

function readTyped({ kind, path }: PlainField, typed: string): unknown {
  if (kind === 'text' || kind === 'day') {
    return typed === '' && path.startsWith('organiser.') && path !== 'organiser.name' ? null : typed;
  }
  const figure = Number(typed.replace(',', '.'));
  if (!Number.isFinite(figure)) return 0;
  return kind === 'whole' ? Math.min(Math.trunc(Math.abs(figure)), 1_000_000) : figure;
}

function placed(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): Tree {
  // Of a price both ends are stored, whichever is typed first.
  const other = name === 'from' ? { to: 0 } : name === 'to' ? { from: 0 } : {};
  return { ...other, ...tree, [name]: rest.length === 0 ? value : placed(tree[name] as Tree, rest, value) };
}
