import type { WordingText } from '@ndp/contract/desk/wording.ts';
import { findWordingProblems } from '@ndp/flows/check-wording.ts';
import type { Message } from '@ndp/flows/message.ts';
import type { Rewording } from '@ndp/flows/wording.ts';
import type { Selectable } from 'kysely';
import type { PartnerWordingTable } from '../../platform/database/schema/partner-tables.ts';
import { nowIn, readWordings } from '../../platform/partners/wordings.ts';
import type { PortalText } from '../../platform/texts.ts';
import type { PartnerOffice } from './edit-partner.ts';
import { TextChanged, TextUnfit, TextUnknown } from './refusals.ts';

/** Whose texts are worded, and which there are. */
export interface WordingOffice extends PartnerOffice {
  readonly partnerId: string;
  readonly texts: readonly PortalText[];
  /** Null: it comes from a file on the server. */
  readonly by: string | null;
}

/** Texts one partner words otherwise; the configuration of its portal carries them all. */
const mostReworded = 200;

export type WordingRow = Selectable<PartnerWordingTable>;

/** Every change of a partner's texts, the newest first. */
export function readChanges({
  trx,
  partnerId,
}: Pick<WordingOffice, 'trx' | 'partnerId'>): Promise<WordingRow[]> {
  return trx
    .selectFrom('partner_wording')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('n', 'desc')
    .execute();
}

/** A text with its history. */
export function withChanges(
  was: Message,
  {
    texts,
    rows,
    nameOf,
  }: {
    readonly texts: readonly PortalText[];
    readonly rows: readonly WordingRow[];
    readonly nameOf: (id: string) => string;
  },
): WordingText {
  const changes = rows.filter((row) => isOf(row, was));
  return {
    key: texts.find((text) => isSame(text, was))?.key ?? '',
    was: { pl: was.pl, en: was.en },
    now: (changes[0] && nowIn(changes[0])) ?? null,
    changes: changes.map((row) => ({
      n: row.n,
      at: row.made_at.toISOString(),
      by: row.made_by && nameOf(row.made_by),
      now: nowIn(row) ?? null,
    })),
  };
}

/**
 * Words a text otherwise, or takes that back.
 *
 * @param seen  the newest change of it the page has shown
 * @returns where the text stands; empty: nowhere any more
 * @throws {TextChanged} {TextUnknown} {TextUnfit}
 */
export async function reword(
  office: WordingOffice,
  was: Message,
  now: Message | null,
  seen: number | null,
): Promise<string> {
  await hold(office);
  const rows = await readChanges(office);
  if ((rows.find((row) => isOf(row, was))?.n ?? null) !== seen) throw new TextChanged();
  if (now) requireFit(office, { was, now });
  await write(office, was, now);
  const wording = (await readWordings(office.trx)).get(office.partnerId) ?? [];
  if (wording.length > mostReworded) throw new TextUnfit();
  return office.texts.find((text) => isSame(text, was))?.key ?? '';
}

/**
 * Makes a partner's words those of a file; what it says already may be none of this release any more.
 *
 * @returns how many texts are worded otherwise than before
 * @throws {TextUnknown} {TextUnfit}
 */
export async function keepWording(office: WordingOffice, wanted: readonly Rewording[]): Promise<number> {
  await hold(office);
  if (wanted.length > mostReworded) throw new TextUnfit();
  const before = (await readWordings(office.trx)).get(office.partnerId) ?? [];
  const gone = before.filter(({ was }) => !wanted.some((other) => isSame(other.was, was)));
  const changed = wanted.filter(
    ({ was, now }) => !before.some((other) => isSame(other.was, was) && isSame(other.now, now)),
  );
  for (const rewording of changed) requireFit(office, rewording);
  for (const { was, now } of changed) await write(office, was, now);
  for (const { was } of gone) await write(office, was, null);
  return changed.length + gone.length;
}

/** Nobody else words a text of the partner until the transaction ends. */
async function hold({ trx, partnerId }: WordingOffice): Promise<void> {
  await trx.selectFrom('partner').select('id').where('id', '=', partnerId).forNoKeyUpdate().execute();
}

function requireFit({ texts }: WordingOffice, { was, now }: Rewording): void {
  if (!texts.some((text) => isSame(text, was))) throw new TextUnknown(was.pl.slice(0, 60));
  if (findWordingProblems({ was, now }).length > 0) throw new TextUnfit();
}

async function write({ trx, partnerId, by, now: at }: WordingOffice, was: Message, now: Message | null) {
  const words = { was_pl: was.pl, was_en: was.en, pl: now?.pl ?? null, en: now?.en ?? null };
  await trx
    .insertInto('partner_wording')
    .values({ partner_id: partnerId, ...words, made_by: by, made_at: at })
    .execute();
}

function isOf({ was_pl, was_en }: WordingRow, text: Message): boolean {
  return was_pl === text.pl && was_en === text.en;
}

function isSame(one: Message, other: Message): boolean {
  return one.pl === other.pl && one.en === other.en;
}
