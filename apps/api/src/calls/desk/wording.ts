import { editWording, mostTexts, readWording } from '@ndp/contract/desk/wording.ts';
import type { Message } from '@ndp/flows/message.ts';
import { keyOfText } from '@ndp/flows/wording.ts';
import {
  readChanges,
  reword,
  type WordingOffice,
  type WordingRow,
  withChanges,
} from '../../features/partners/reword.ts';
import { mount } from '../../platform/http/mount.ts';
import { nowIn } from '../../platform/partners/wordings.ts';
import { readNames } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** The texts of portal and mails, as a partner words them. */
export function mountWording(http: DeskHttp): void {
  mount(http, readWording, async ({ query: { words = '' }, work }) => {
    const office = officeOf(work);
    const rows = await readChanges(office);
    const own = rowsInForce(rows);
    const wanted = folded(words).split(/\s+/).filter(Boolean);
    const found = wanted.length === 0 ? own.map(wasOf) : search(office, own, wanted);
    const describe = await teller(work, rows);
    return {
      all: office.texts.length,
      found: found.length,
      reworded: own.length,
      texts: found.slice(0, mostTexts).map(describe),
    };
  });
  mount(http, editWording, async ({ body: { was, now, seen }, work }) => {
    const office = officeOf(work);
    const key = await reword(office, was, now, seen);
    work.addDetails({ text: key, change: now ? 'reworded' : 'taken back' });
    return (await teller(work, await readChanges(office)))(was);
  });
}

export function officeOf({ trx, partner, context, person, now }: DeskWork): WordingOffice {
  return { trx, partnerId: partner.id, texts: context.texts(), by: person.id, now };
}

/**
 * The texts that hold every word, in their key, as they stand in the release, or as the partner words them; first those that
 * hold them one after the other.
 */
function search(
  { texts }: WordingOffice,
  own: readonly WordingRow[],
  words: readonly string[],
): readonly Message[] {
  const said = new Map(own.map((row) => [keyOfText(wasOf(row)), `${row.pl} ${row.en}`]));
  const found = texts.flatMap((text) => {
    const { key, pl, en } = text;
    const all = folded(`${key} ${pl} ${en} ${said.get(keyOfText(text)) ?? ''}`);
    if (!words.every((word) => all.includes(word))) return [];
    return { text, isPhrase: all.includes(words.join(' ')) };
  });
  return found.sort((one, other) => Number(other.isPhrase) - Number(one.isPhrase)).map(({ text }) => text);
}

/** Of every text that is worded otherwise now, the row that says how. */
function rowsInForce(rows: readonly WordingRow[]): readonly WordingRow[] {
  const last = new Map([...rows].reverse().map((row) => [keyOfText(wasOf(row)), row]));
  return [...last.values()].filter(nowIn);
}

function wasOf({ was_pl: pl, was_en: en }: WordingRow): Message {
  return { pl, en };
}

async function teller({ store, context }: DeskWork, rows: readonly WordingRow[]) {
  const names = await readNames(
    { store },
    rows.flatMap(({ made_by }) => made_by ?? []),
  );
  const known = { texts: context.texts(), rows, nameOf: (id: string) => names.get(id) ?? '–' };
  return (was: Message) => withChanges(was, known);
}

/** As words are typed and copied: in small letters, with plain spaces and hyphens. */
function folded(text: string): string {
  return text.replace(/\s/g, ' ').replaceAll('\u2011', '-').toLowerCase();
}
