import { readProgramContent } from '@ndp/contract/desk/program-content.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import { toProgram } from '../../platform/partners/program-shelf.ts';

/** What is previewed, by whom: one state of one draft, as the portal of a partner would show it on a day. */
export interface Ticket {
  readonly partner: string;
  readonly person: string;
  /** The mark of the session it was opened in, with which it ends. */
  readonly session: string;
  readonly n: number;
  /** When the draft was saved: another state of it is another preview. */
  readonly seen: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** How long a ticket is good, ms: to follow the link from the desk, and to look around. */
export const ticketMs = { link: 60_000, sitting: 60 * 60_000 } as const;
type Kind = keyof typeof ticketMs;

/** A ticket nobody else can make or change, as a part of an address or a cookie. */
export function sealTicket(keys: KeyRing, kind: Kind, ticket: Ticket, now: Date): string {
  const until = now.getTime() + ticketMs[kind];
  return keys.seal(JSON.stringify({ ticket, until }), placeOf(kind)).toString('base64url');
}

/** Undefined: it is none of ours, not of this kind, or too old. */
export function openTicket(keys: KeyRing, kind: Kind, sealed: string, now: Date): Ticket | undefined {
  try {
    const text = keys.open(Buffer.from(sealed, 'base64url'), placeOf(kind));
    const { ticket, until } = JSON.parse(text) as { ticket: Ticket; until: number };
    return now.getTime() < until ? ticket : undefined;
  } catch {
    return undefined;
  }
}

function placeOf(kind: Kind): string {
  return `preview\n${kind}`;
}

/** The draft a ticket speaks of; undefined: it was changed, published or thrown away since. */
export async function readPreviewed(
  db: Database,
  programId: string,
  { n, seen }: Pick<Ticket, 'n' | 'seen'>,
): Promise<Program | undefined> {
  const draft = await db
    .selectFrom('program_version')
    .select(['content', 'made_at'])
    .where('program_id', '=', programId)
    .where('n', '=', n)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  if (draft?.made_at.toISOString() !== seen) return undefined;
  return toProgram({ ...readProgramContent(draft.content), id: programId, version: n });
}
