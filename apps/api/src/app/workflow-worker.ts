import { expireDrafts } from '../features/application/expire-drafts.ts';
import { moveUp } from '../features/budget/move-up.ts';
import { followDuties } from '../features/duties/follow-duties.ts';
import { tellOpened } from '../features/opening/tell-opened.ts';
import { journalErasures, openErasureJournal } from '../features/retention/erasure-journal.ts';
import { expireUnsigned } from '../features/signing/process/expire-unsigned.ts';
import { remindSigners } from '../features/signing/process/remind-signers.ts';
import { type ContractContext, ContractSender } from '../features/signing/process/send-contracts.ts';
import { acrossPartners } from '../platform/database/partner-scope.ts';
import { forAll } from '../platform/jobs/rounds.ts';
import { startLoop, type WorkLoop } from '../platform/jobs/work-loop.ts';

/** How often complete applications and deadlines are looked for, ms. */
const everyMs = { contracts: 2_000, deadlines: 60_000 };
/** Longer than a round of deadlines takes, ms. */
const leaseMs = 10 * 60_000;

/** Moves applications on where nobody has to act: sends contracts, reminds of deadlines, ends what is over. */
export function startWorkflow(mailer: ContractContext): WorkLoop {
  const { log, heartbeat } = mailer;
  const erasures = openErasureJournal(mailer.config);
  const sender = new ContractSender(mailer);
  const contracts = startLoop({
    name: 'contracts',
    heartbeat,
    work: async () => {
      const moved = await moveUp(mailer);
      if (moved > 0) mailer.wakeSigning();
      return (await sender.send()) + moved > 0 ? 0 : everyMs.contracts;
    },
    whenFailed: 'complete applications could not be read; it is tried again',
    log,
  });
  const lookAfter = forAll({ ...mailer, name: 'deadlines', leaseMs }, async () => {
    await expireDrafts(mailer);
    await expireUnsigned(mailer);
    await remindSigners(mailer);
    await followDuties(mailer);
    await tellOpened(mailer);
    return everyMs.deadlines;
  });
  const deadlines = startLoop({
    name: 'deadlines',
    heartbeat,
    work: async () => {
      // Every process keeps a journal in its own data folder.
      await acrossPartners(() => journalErasures(mailer.db, erasures));
      return lookAfter();
    },
    whenFailed: 'deadlines could not be looked after; it is tried again',
    log,
  });
  return {
    wake: contracts.wake,
    stop: async () => void (await Promise.all([contracts.stop(), deadlines.stop()])),
  };
}
