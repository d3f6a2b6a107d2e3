import { placeOf } from '@ndp/flows/application/corrections/places.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { nameOfStatus } from '../../../cases/attention/status-names.ts';
import type { ListedAction } from '../../../features/audit/list-actions.ts';
import { paperNames } from '../../../features/casework/messages.ts';
import { readNames } from '../case-rows.ts';
import type { DeskWork } from '../desk-work.ts';
import { detailNames, unreadDetails, valueNames } from '../detail-messages.ts';
import { kindName } from '../payments/kind-name.ts';
import { nameOfAct } from './messages.ts';

type Details = Readonly<Record<string, unknown>>;

const unread: readonly string[] = unreadDetails;
/** Details that name somebody of the desk by their id. */
const peopleDetails = ['subject', 'to', 'administrator', 'substitute'];

/** Details that name places of an application. */
const placeDetails = ['items', 'place'];

/** Details that are words of somebody, or a filter as it was asked for. */
const ownWords = ['reason', 'filter', 'label', 'seed'];

/** What people are called who are mentioned in the details. */
export function readMentioned(
  work: Pick<DeskWork, 'store'>,
  actions: readonly Pick<ListedAction, 'details'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = actions.flatMap(({ details }) => peopleDetails.map((name) => (details as Details)[name]));
  return readNames(work, ids.filter(isId));
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);
}

/** What was noted with an action, in words; a detail nobody has named stands as it was noted. */
export function describeDetails(
  details: ListedAction['details'],
  language: Language,
  people: ReadonlyMap<string, string>,
): { readonly name: string; readonly value: string }[] {
  const noted = Object.entries(details as Details).filter(
    ([name, value]) =>
      !unread.includes(name) &&
      (peopleDetails.includes(name) || !isId(value)) &&
      value !== '' &&
      value !== null,
  );
  return noted
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([name, value]) => {
      const named = Object.entries(detailNames).find(([known]) => known === name);
      const text = peopleDetails.includes(name) ? (people.get(String(value)) ?? value) : value;
      return { name: named ? say(named[1], language) : name, value: inWords(name, String(text), language) };
    });
}

const order = Object.keys(detailNames);

/** The database keeps details in no order of ours. */
function rankOf(name: string): number {
  return order.includes(name) ? order.indexOf(name) : order.length;
}

/** A value as a reader knows it; several words are named one by one. */
function inWords(name: string, value: string, language: Language): string {
  if (name.endsWith('_gr')) return formatPln(Number(value) / 100, language, 2).replace('-', '−');
  if (ownWords.includes(name)) return value;
  if (name === 'undone') return nameOfAct(`desk ${value}`, language);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, language);
  if (Object.hasOwn(valueNames, value)) return nameValue(value, language);
  const nameWord = placeDetails.includes(name) ? namePlace : nameValue;
  return value
    .split(' ')
    .map((word) => nameWord(word, language))
    .join(value.includes(' ') && name !== 'to' && name !== 'subject' ? ', ' : ' ');
}

/** A place of another release stands as it was noted. */
function namePlace(place: string, language: Language): string {
  try {
    return say(placeOf(place).label, language);
  } catch (cause) {
    if (cause instanceof RangeError) return place;
    throw cause;
  }
}

function nameValue(word: string, language: Language): string {
  const named = Object.entries(valueNames).find(([known]) => known === word);
  if (named) return say(named[1], language);
  const paper = Object.entries(paperNames).find(([known]) => known === word);
  if (paper) return say(paper[1], language);
  const kind = kindName({ language })(word);
  return kind === word ? nameOfStatus(word, language) : kind;
}
