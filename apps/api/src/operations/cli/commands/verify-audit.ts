import { say } from '@ndp/flows/message.ts';
import { keyOf } from '../../../cases/case-key.ts';
import { openAnchorJournal } from '../../../features/audit/anchor-journal.ts';
import { verifyAudit } from '../../../features/audit/verify-audit.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
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

/** @throws {CommandRefused} something does not hold; the sentence names the first break */
async function verify({ trx, context, given, hold, language }: Work): Promise<Answer> {
  const only = given.reference === undefined ? undefined : keyOf(await hold());
  const [n = '0', hash = ''] = (given.anchor ?? '').split(':');
  const outside = given.anchor ? [{ n: Number(n), hash, at: '' }] : [];
  const journal = [...(await openAnchorJournal(context.config).read()), ...outside];
  const verdict = await verifyAudit(trx, context.keys, journal, only);
  const [first] = verdict.broken;
  if (first) {
    const application = first.reference ?? `${first.partnerId} ${first.applicationId}`;
    throw new CommandRefused(messages[first.what], {
      application,
      n: first.n,
      broken: verdict.broken.length,
    });
  }
  if (verdict.brokenAnchor !== undefined)
    throw new CommandRefused(messages.anchor, { n: verdict.brokenAnchor });
  if (verdict.brokenAct !== undefined) throw new CommandRefused(messages.act, { n: verdict.brokenAct });
  const { chains, entries } = verdict;
  return {
    blocks: [{ lines: [say(messages.audit_holds, language, { chains, entries })] }],
    data: { chains, entries },
    details: { chains, entries },
  };
}
