import { colourCode, hostLabel, phoneText, unprintable } from '@ndp/domain/partners/look.ts';
import { programs } from '@ndp/domain/programs/all.ts';
import * as z from 'zod/mini';
import { ownLabels } from '../config/hosts.ts';
import type { PartnerRow } from '../database/schema/tables.ts';

const isOwn = (text: string) => ownLabels.some((own) => own === text);

const words = (shortest: number) =>
  z.string().check(
    z.refine(
      (text) => text.length >= shortest && text.length <= 60,
      `must have ${shortest} to 60 characters`,
    ),
    z.refine(
      (text) => !unprintable.test(text),
      'must have no angle brackets and no signs that are not printed',
    ),
    z.refine((text) => text.trim() === text, 'must neither begin nor end with a space'),
  );
const colour = z.nullable(z.string().check(z.regex(colourCode, 'must be #rrggbb, or null')));
const line = (pattern: RegExp, rule: string) => z.string().check(z.regex(pattern, rule));

const email = z
  .email('must be an e-mail address')
  .check(z.maxLength(254, 'must have at most 254 characters'));

/** What a partner's row has to be like, and the end of the sentence that says so. */
const fields = z.object({
  id: line(hostLabel, 'must be the first part of a host').check(
    z.refine((id) => !isOwn(id), 'must not be api or mail'),
  ),
  aliases: z.array(
    z.string().check(
      z.refine((alias) => alias === '@' || hostLabel.test(alias), 'must be the first parts of hosts, or @'),
      z.refine((alias) => !isOwn(alias), 'must not be api or mail'),
    ),
  ),
  title: words(1),
  brand_title: words(0),
  primary_color: colour,
  secondary_color: colour,
  logo: line(
    /^\/logos\/(own\/[0-9a-f]{64}\.png|[\w-]+(\.[\w-]+)+)$/,
    'must be /logos/ and the name of a file',
  ),
  program_id: z.string(),
  obliged_entity_id: z.int().check(z.positive('must be a whole number above 0')),
  contact_email: email,
  contact_phone: line(phoneText, 'must be a telephone number'),
  sender_name: z.nullable(words(1)),
  reply_email: z.nullable(email),
});

/** What of a partner's row does not fit; of an odd id, too, only what can be printed. */
export interface PartnerFault {
  readonly partner: string;
  readonly field: string;
  /** The end of the sentence that says so, without what stands there. */
  readonly rule: string;
}

/** The programmes there are from the beginning. */
const seededIds = programs.map(({ id }) => id);

/**
 * The rows that can be served, and what keeps the others from it. One partner's fault closes no other.
 *
 * @param programIds  the programmes there are
 */
export function sortPartners<Row extends PartnerRow>(
  rows: readonly Row[],
  programIds: readonly string[] = seededIds,
): {
  readonly fit: readonly Row[];
  readonly faults: readonly PartnerFault[];
} {
  const faults = findPartnerFaults(rows, programIds);
  const closed = new Set(faults.map(({ partner }) => partner));
  return { fit: rows.filter(({ id }) => !closed.has(printable(id))), faults };
}

/** Everything that keeps these rows from being served. */
export function findPartnerFaults(
  rows: readonly PartnerRow[],
  programIds: readonly string[] = seededIds,
): readonly PartnerFault[] {
  return [...rows.flatMap((row) => findFaults(row, programIds)), ...findClashes(rows)];
}

function findFaults(row: PartnerRow, programIds: readonly string[]): PartnerFault[] {
  const { error } = fields.safeParse(row);
  const found = (error?.issues ?? []).map(({ path, message }) => ({
    partner: printable(row.id),
    field: String(path[0]),
    rule: message,
  }));
  if (programIds.includes(row.program_id)) return found;
  const rule = `must be one of ${programIds.join(', ')}`;
  return [...found, { partner: printable(row.id), field: 'program_id', rule }];
}

/** Hosts that lead to a partner and to another one, or are listed twice. An id is its partner's, whoever lists it. */
function findClashes(rows: readonly PartnerRow[]): PartnerFault[] {
  const owners = new Map(rows.map(({ id }) => [id, id]));
  return rows
    .flatMap(({ id, aliases }) => aliases.map((host) => ({ id, host })))
    .flatMap(({ id, host }) => {
      const owner = owners.get(host);
      owners.set(host, owner ?? id);
      if (owner === undefined) return [];
      const rule = `must not name a host that leads to "${printable(owner)}"`;
      return [{ partner: printable(id), field: 'aliases', rule }];
    });
}

/** A fault as a sentence for the operator. */
export function describePartnerFault({ partner, field, rule }: PartnerFault): string {
  return `The partner "${partner}" cannot be served: its ${field} ${rule}. Correct its row of the table partner.`;
}

function printable(id: string): string {
  return id.slice(0, 63).replace(/[^a-z0-9-]/g, '?');
}
