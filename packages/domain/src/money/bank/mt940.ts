import { toGrosze } from '../grosze.ts';
import { type BankStatement, checkStatement, type StatementEntry, StatementUnreadable } from './statement.ts';

interface Tag {
  readonly name: string;
  readonly text: string;
}

/** Statements of a file in the form MT940, as Polish banks write it: sub-fields of :86: behind a sign of the bank's choice. */
export function readMt940(text: string): readonly BankStatement[] {
  const groups = splitStatements(tagsOf(text));
  if (groups.length === 0) throw new StatementUnreadable('unknown_format');
  return groups.map((tags) => checkStatement(statementOf(tags)));
}

/** A tag begins a line; what follows until the next belongs to it. */
function tagsOf(text: string): readonly Tag[] {
  const tags: { name: string; text: string }[] = [];
  for (const line of text.replaceAll('\u0001', '').split(/\r?\n/)) {
    const begun = /^:(\d\d[A-Z]?):(.*)$/.exec(line);
    const last = tags.at(-1);
    if (begun) tags.push({ name: begun[1] ?? '', text: begun[2] ?? '' });
    else if (last && line !== '-' && !/^[{}]|^-}/.test(line)) last.text += `\n${line}`;
  }
  return tags;
}

/** Each statement begins with :20:. */
function splitStatements(tags: readonly Tag[]): readonly (readonly Tag[])[] {
  const groups: Tag[][] = [];
  for (const tag of tags) {
    if (tag.name === '20') groups.push([]);
    groups.at(-1)?.push(tag);
  }
  return groups;
}

function statementOf(tags: readonly Tag[]): BankStatement {
  const find = (...names: readonly string[]) => tags.find(({ name }) => names.includes(name))?.text;
  const account = /(\d{26})/.exec(find('25') ?? '')?.[1];
  const [opening, closing] = [find('60F', '60M'), find('62F', '62M')];
  if (!account || opening === undefined || closing === undefined) throw new StatementUnreadable('damaged');
  return {
    account,
    number: (find('28C', '28') ?? '').trim(),
    day: dayOf(closing.slice(1, 7), undefined),
    openingGr: balanceOf(opening),
    closingGr: balanceOf(closing),
    entries: tags.flatMap((tag, i) => {
      const details = tags[i + 1];
      return tag.name === '61' ? [entryOf(tag.text, details?.name === '86' ? details.text : '')] : [];
    }),
  };
}

function balanceOf(text: string): number {
  const [, sign, currency, amount] = /^([CD])\d{6}([A-Z]{3})([\d,]+)/.exec(text) ?? [];
  if (amount === undefined) throw new StatementUnreadable('damaged', ':60:');
  if (currency !== 'PLN') throw new StatementUnreadable('currency', currency);
  return (sign === 'D' ? -1 : 1) * groszeOf(amount);
}

function groszeOf(amount: string): number {
  return toGrosze(amount.replace(',', '.').replace(/\.$/, ''));
}

/** Value day, booking day, side, third letter of the currency, amount, kind, reference, the bank's reference. */
const movement = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})[A-Z][A-Z0-9]{3}([^\n]*)/;

function entryOf(text: string, details: string): StatementEntry {
  const [, value, booking, side = '', amount = '', rest = ''] = movement.exec(text) ?? [];
  if (value === undefined) throw new StatementUnreadable('damaged', ':61:');
  const [own = '', bank = ''] = rest.split('//');
  const fields = subFields(details);
  const get = (...numbers: readonly string[]) => numbers.map((number) => fields.get(number) ?? '').join('');
  const title = get('20', '21', '22', '23', '24', '25') || details.replaceAll('\n', ' ');
  const isOut = side === 'D' || side === 'RC';
  return {
    bookedOn: dayOf(value, booking),
    amountGr: (isOut ? -1 : 1) * groszeOf(amount),
    references: [own.trim(), ...['60', '61', '62', '63'].map((number) => fields.get(number) ?? '')].filter(
      (reference) => reference !== '' && reference !== 'NONREF',
    ),
    title,
    account: /\d{26}/.exec(get('38').replaceAll(' ', '') || get('31').replaceAll(' ', ''))?.[0] ?? '',
    returned: side.startsWith('R') || (!isOut && /ZWROT|ODRZUC/i.test(title)) ? title : null,
    bankReference: bank.trim(),
  };
}

/** The booking day has no year: it is the one nearest to the value day. */
function dayOf(value: string, booking: string | undefined): string {
  const year = 2000 + Number(value.slice(0, 2));
  const monthDay = booking ?? value.slice(2);
  const isNextYear = value.slice(2, 4) === '12' && monthDay.startsWith('01');
  const isYearBefore = value.slice(2, 4) === '01' && monthDay.startsWith('12');
  const shifted = year + (isNextYear ? 1 : 0) - (isYearBefore ? 1 : 0);
  return `${shifted}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`;
}

/** What :86: says by number. The sign before each number differs by bank: it is the first that stands before `00` or `20`. */
function subFields(details: string): ReadonlyMap<string, string> {
  const joined = details.replaceAll('\n', '');
  const sign = /^\d{3}([<~^+?!])\d\d/.exec(joined)?.[1] ?? /([<~^+?!])(?:00|20)/.exec(joined)?.[1];
  if (!sign) return new Map();
  return new Map(
    joined
      .split(sign)
      .slice(1)
      .filter((part) => /^\d\d/.test(part))
      .map((part) => [part.slice(0, 2), part.slice(2)]),
  );
}
