import { say } from '@ndp/flows/message.ts';
import { keyOf } from '../../../cases/keys/case-key.ts';
import { openAnchorJournal } from '../../../features/audit/anchor-journal.ts';
import { type AuditVerification, verifyAudit } from '../../../features/audit/verify-audit.ts';
import { type Command, CommandRefused, type CommandResult, type Work } from '../command.ts';
import { evidenceMessages as messages } from '../evidence-messages.ts';

/** Looks through the hash chains of the audit. */
export const verifyAuditCommand: Command = {
  name: 'verify-audit',
  summary: {
    pl: 'sprawdza, czy nikt nie zmienił śladu audytowego: jednej sprawy albo wszystkich',
    en: 'checks that nobody changed the audit trail: of one application or of all',
  },
  takes: ['reference', 'partner', 'anchor', 'json'],
  run: verify,
};

/** @throws {CommandRefused} something does not hold; the sentence names where */
async function verify({ trx, context, given, hold, language }: Work): Promise<CommandResult> {
  const { reference, partner } = given;
  if (reference === undefined && partner !== undefined) throw new CommandRefused(messages.whole_trail_only);
  const only = reference === undefined ? undefined : keyOf(await hold());
  const [n = '0', hash = ''] = (given.anchor ?? '').split(':');
  const outside = given.anchor ? [{ n: Number(n), hash, at: '' }] : [];
  const journal = [...(await openAnchorJournal(context.config).read()), ...outside];
  const verdict = await verifyAudit(trx, context.keys, journal, only);
  requireUntouched(verdict);
  const { chains, entries } = verdict;
  const figures = { chains, entries };
  return { lines: [say(messages.audit_holds, language, figures)], data: figures, details: figures };
}

/** @throws {CommandRefused} something was changed, removed or slipped in */
function requireUntouched({ broken, brokenAnchor, brokenActs }: AuditVerification): void {
  const [first] = broken;
  if (first) {
    const application = first.reference ?? `${first.partnerId} ${first.applicationId}`;
    throw new CommandRefused(messages[first.what], { application, n: first.n, broken: broken.length });
  }
  if (brokenAnchor !== undefined) throw new CommandRefused(messages.anchor, { n: brokenAnchor });
  if (brokenActs.length > 0) throw new CommandRefused(messages.acts, listActs(brokenActs));
}

/** Numbers named in a sentence. */
const mostNamed = 20;

function listActs(numbers: readonly number[]) {
  const named = numbers.slice(0, mostNamed).join(', ');
  return { acts: numbers.length > mostNamed ? `${named}, …` : named, count: numbers.length };
}
