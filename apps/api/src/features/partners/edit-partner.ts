import { findPartnerProblems, type PartnerContent } from '@ndp/domain/partners/look.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { PartnerRow } from '../../platform/database/schema/tables.ts';
import { findPartnerFaults } from '../../platform/partners/check-partners.ts';
import { storeLogo } from '../../platform/partners/logos.ts';
import { fitLogo } from './fit-logo.ts';
import { HostTaken, PartnerChanged, PartnerUnfit } from './refusals.ts';

/** What is written of a partner. */
export interface PartnerWriting {
  readonly content: PartnerContent;
  /** A new logo, as it was sent; null: the one there is. */
  readonly logo: Uint8Array | null;
}

/** When, and in which transaction, a partner is written. */
export interface PartnerOffice {
  readonly trx: Trx;
  readonly now: Date;
}

/** What of a row its desk may change. */
export function contentOf(row: PartnerRow): PartnerContent {
  const { title, brand_title, primary_color, secondary_color, is_logo_inverse, aliases } = row;
  const { contact_email, contact_phone, sender_name, reply_email, is_counted_openly } = row;
  return {
    ...{ title, brand_title, primary_color, secondary_color, is_logo_inverse, aliases },
    ...{ contact_email, contact_phone, sender_name, reply_email, is_counted_openly },
  };
}

/** All partners as they are now; nobody else writes one until the transaction ends. */
export async function holdPartners({ trx }: Pick<PartnerOffice, 'trx'>): Promise<readonly PartnerRow[]> {
  await trx.selectFrom('partner').select('id').orderBy('id').forNoKeyUpdate().execute();
  return trx.selectFrom('partner').selectAll().orderBy('id').execute();
}

/**
 * Changes a partner. Every node reads it within the minute.
 *
 * @param seen  when it was changed last, as the page showed it
 * @returns the fields that are others now
 * @throws {PartnerChanged} {PartnerUnfit} {HostTaken} {LogoUnfit}
 */
export async function editPartner(
  office: PartnerOffice,
  partnerId: string,
  { content, logo }: PartnerWriting,
  seen: string | null,
): Promise<readonly string[]> {
  const rows = await holdPartners(office);
  const before = rows.find(({ id }) => id === partnerId);
  if (!before || (before.edited_at?.toISOString() ?? null) !== seen) throw new PartnerChanged();
  // The bare domain is given on the server alone.
  if (content.aliases.includes('@') && !before.aliases.includes('@')) throw new HostTaken();
  requireFit({ ...before, ...content, aliases: [...content.aliases] }, rows);
  const shown = before.logo;
  const stored =
    logo && (await storeLogo(office.trx, partnerId, await fitLogo(logo), { shown, now: office.now }));
  const after = { ...content, aliases: [...content.aliases], logo: stored ?? shown };
  await office.trx
    .updateTable('partner')
    .set({ ...after, edited_at: office.now })
    .where('id', '=', partnerId)
    .execute();
  return Object.entries(after).flatMap(([field, value]) =>
    String(value) === String(before[field as keyof typeof after]) ? [] : [field],
  );
}

/**
 * @param row  under a name that is a label
 * @param others  all partners; of this one, what stands there is left out
 * @throws {PartnerUnfit} {HostTaken}
 */
export function requireFit(row: PartnerRow, others: readonly PartnerRow[]): void {
  const rows = [...others.filter(({ id }) => id !== row.id), row];
  const faults = findPartnerFaults(rows, [...new Set(rows.map(({ program_id }) => program_id))]);
  const own = faults.filter(({ partner }) => partner === row.id);
  if (findPartnerProblems(row).length > 0) throw new PartnerUnfit();
  if (own.some(({ field }) => field === 'aliases' || field === 'id')) throw new HostTaken();
  if (own.length > 0) throw new PartnerUnfit();
}
