import { say } from '@ndp/flows/message.ts';
import { keyOf } from '../../../cases/case-key.ts';
import { describeHealing } from '../../../features/audit/act-forks.ts';
import { openAnchorJournal } from '../../../features/audit/anchor-journal.ts';
import { lockActs } from '../../../features/audit/operator-acts.ts';
import { type Verdict, verifyAudit } from '../../../features/audit/verify-audit.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { evidenceMessages as messages } from '../evidence-messages.ts';

/** Looks through the hash chains of the audit. */
export const verifyAuditCommand: Command = {
  name: 'verify-audit',
  summary: {
    pl: 'sprawdza, czy nikt nie zmienił śladu audytowego: jednej sprawy albo wszystkich; z --heal-forks odnotowuje rozwidlenia łańcucha czynności z wcześniejszej wersji',
    en: 'checks that nobody changed the audit trail: of one application or of all; with --heal-forks it notes the forks an earlier version left in the chain of acts',
  },
  takes: ['reference', 'partner', 'anchor', 'heal-forks', 'json'],
  run: verify,
};

/** @throws {CommandRefused} something does not hold; the sentence names where */
async function verify({ trx, context, given, hold, language }: Work): Promise<Answer> {
  const isHealing = given['heal-forks'] !== undefined;
  const { reference, partner } = given;
  if (reference === undefined ? partner !== undefined : isHealing)
    throw new CommandRefused(messages.whole_trail_only);
  if (isHealing) await lockActs(trx);
  const only = reference === undefined ? undefined : keyOf(await hold());
  const [n = '0', hash = ''] = (given.anchor ?? '').split(':');
  const outside = given.anchor ? [{ n: Number(n), hash, at: '' }] : [];
  const journal = [...(await openAnchorJournal(context.config).read()), ...outside];
  const verdict = await verifyAudit(trx, context.keys, journal, only);
  requireUntouched(verdict);
  const { chains, entries } = verdict;
  const { forks } = verdict.acts;
  const found = listActs(forks.map((fork) => fork.n));
  if (forks.length > 0 && !isHealing) throw new CommandRefused(messages.forks, found);
  if (forks.length === 0 && isHealing) throw new CommandRefused(messages.no_forks);
  const holds = say(messages.audit_holds, language, { chains, entries });
  return {
    blocks: [{ lines: isHealing ? [say(messages.healed, language, found), holds] : [holds] }],
    data: { chains, entries },
    details: { chains, entries, ...(isHealing && describeHealing(forks)) },
  };
}

/** @throws {CommandRefused} something was changed, removed or slipped in */
function requireUntouched({ broken, brokenAnchor, acts }: Verdict): void {
  const [first] = broken;
  if (first) {
    const application = first.reference ?? `${first.partnerId} ${first.applicationId}`;
    throw new CommandRefused(messages[first.what], { application, n: first.n, broken: broken.length });
  }
  if (brokenAnchor !== undefined) throw new CommandRefused(messages.anchor, { n: brokenAnchor });
  if (acts.broken.length > 0) throw new CommandRefused(messages.acts, listActs(acts.broken));
}

/** Numbers named in a sentence. */
const mostNamed = 20;

function listActs(numbers: readonly number[]) {
  const named = numbers.slice(0, mostNamed).join(', ');
  return { acts: numbers.length > mostNamed ? `${named}, …` : named, count: numbers.length };
}
