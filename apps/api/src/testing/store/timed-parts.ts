import { sweep } from '../../app/housekeeping.ts';
import { rewrapKeys } from '../../cases/keys/rewrap-keys.ts';
import { expireDrafts } from '../../features/application/expire-drafts.ts';
import { keepAnchors } from '../../features/audit/keep-anchors.ts';
import { packChains } from '../../features/audit/pack-chains.ts';
import { eraseDue } from '../../features/retention/due.ts';
import { journalErasures, openErasureJournal } from '../../features/retention/erasure-journal.ts';
import { sweepFiles } from '../../features/settlement/sweep-files.ts';
import { remindSigners } from '../../features/signing/process/remind-signers.ts';
import { ContractSender } from '../../features/signing/process/send-contracts.ts';
import { storeSigned } from '../../features/signing/store-signed.ts';
import type { OperatorContext } from '../../operations/cli/command.ts';
import { openParts } from '../../operations/cli/open-parts.ts';
import { runCommand } from '../../operations/cli/run-command.ts';
import { Measures } from '../../operations/metrics/measures.ts';
import { newAddressBook } from '../../platform/address-book.ts';
import { readConfig } from '../../platform/config/config.ts';
import { shippedStatements } from '../../platform/config/shipped.ts';
import { withLongTimeout } from '../../platform/database/deadline.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { adoptStore } from '../../platform/files/bind-store.ts';
import { openStorage } from '../../platform/files/open-storage.ts';
import { Heartbeat } from '../../platform/jobs/heartbeat.ts';
import { bringUp } from '../../platform/open-store.ts';
import { readStatements } from '../../platform/statements.ts';
import { deskOf } from '../desk/bare-desk.ts';

type TimedCall = () => Promise<unknown>;

const partner = 'mpec';

/** A database that is brought to the newest form, and what operators and rounds do in it, by name. */
export async function openTimedParts(variables: Readonly<Record<string, string>>) {
  const config = readConfig(variables);
  await bringUp(config);
  const { context, close } = await openParts(config, adoptStore);
  return {
    close,
    readParts: async () => ({ ...(await deskParts(context)), ...orders(context), ...rounds(context) }),
  };
}

async function deskParts(context: OperatorContext): Promise<Readonly<Record<string, TimedCall>>> {
  const addresses = newAddressBook({ dataDir: context.config.dataDir, shipped: '' });
  const statements = readStatements(shippedStatements);
  const desk = await deskOf(
    { ...context, counters: { count: async () => {} }, addresses, statements, texts: () => [] },
    partner,
  );
  const page = (query: string) => () => desk.ask(`/cases${query}`);
  const { next } = await desk.ask('/cases');
  return {
    'desk: inbox': page(''),
    'desk: inbox, next page': next ? page(`?after=${next}`) : page(''),
    'desk: inbox, paid': page('?status=paid'),
    'desk: inbox, to be corrected': page('?status=correction_requested'),
    'desk: inbox, call-backs': page('?kind=callback'),
    'desk: inbox, mine': page('?assigned=mine'),
    'desk: inbox, nobody’s': page('?assigned=nobody'),
    'desk: by the end of a number': page('?find=000001'),
    'desk: by an address': page('?find=osoba.7@example.pl'),
    'desk: by a name': page('?find=kowalsk'),
    'desk: counts': () => desk.ask('/waiting'),
    'desk: report to the regulator': () => desk.ask('/regulator-reports?year=2026'),
    'desk: erasures': () => desk.ask('/erasures'),
    'desk: statistics of a year': () => desk.ask('/statistics?from=2026-01-01&to=2026-12-31'),
  };
}

function orders(context: OperatorContext): Readonly<Record<string, TimedCall>> {
  const order =
    (...line: string[]) =>
    async () => {
      const reply = await runCommand(context, { line, operator: 'bench' });
      if (reply.exitCode !== 0) throw new Error(JSON.stringify(reply.lines));
    };
  return {
    digest: order('digest'),
    'verify-audit': order('verify-audit'),
  };
}

const log = {
  info: () => {},
  warn: () => {},
  error: (fields: object) => console.error(JSON.stringify(fields)),
};

function rounds(context: OperatorContext): Readonly<Record<string, TimedCall>> {
  const { config, db, clock, storage } = context;
  const deps = { ...context, log, wakeSigning: () => {} };
  const measures = new Measures({ db, clock, heartbeat: new Heartbeat(clock) });
  const sender = new ContractSender(deps);
  const erasures = openErasureJournal(config);
  const files = openStorage(config);
  return {
    metrics: () => measures.read(),
    'round: sweep': () => withLongTimeout(() => sweep(db, clock())),
    'round: files': () => withLongTimeout(() => sweepFiles(db, files, clock())),
    'round: signed documents': () => withLongTimeout(() => storeSigned({ db, storage: files }, 1_000)),
    'round: anchors': () => keepAnchors(context, log),
    'round: audit packed': () => withLongTimeout(() => packChains(db, clock(), 1_000)),
    'round: what is to be erased': () => withLongTimeout(() => eraseDue({ db, storage }, clock())),
    'round: keys sealed anew': () => withLongTimeout(() => rewrapKeys(context)),
    'round: drafts': () => withLongTimeout(() => expireDrafts(context)),
    'round: signers': () => withLongTimeout(() => remindSigners(deps)),
    'round: contracts': () => sender.send(),
    'round: journal of erasures': () => acrossPartners(() => journalErasures(db, erasures)),
  };
}
