import { startLoop, type WorkLoop } from '../loops/work-loop.ts';
import { journalErasures, openErasureJournal } from '../retention/erasure-journal.ts';
import { acrossPartners } from '../store/partner-scope.ts';
import { expireDrafts } from './expire-drafts.ts';
import { remindSigners } from './remind-signers.ts';
import { type ContractOffice, ContractSender } from './send-contracts.ts';

/** How often complete applications and deadlines are looked for, ms. */
const everyMs = { contracts: 2_000, deadlines: 60_000 };

/** Moves applications on where nobody has to act: sends contracts, reminds of deadlines, ends what is over. */
export function startPipeline(office: ContractOffice): WorkLoop {
  const { log, pulse } = office;
  const erasures = openErasureJournal(office.config);
  const sender = new ContractSender(office);
  const contracts = startLoop({
    name: 'contracts',
    pulse,
    work: async () => ((await sender.send()) > 0 ? 0 : everyMs.contracts),
    whenFailed: 'complete applications could not be read; it is tried again',
    log,
  });
  const deadlines = startLoop({
    name: 'deadlines',
    pulse,
    work: async () => {
      await expireDrafts(office);
      await remindSigners(office);
      await acrossPartners(() => journalErasures(office.db, erasures));
      return everyMs.deadlines;
    },
    whenFailed: 'deadlines could not be looked after; it is tried again',
    log,
  });
  return {
    wake: contracts.wake,
    stop: async () => void (await Promise.all([contracts.stop(), deadlines.stop()])),
  };
}
