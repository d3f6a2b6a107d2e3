import { setTimeout as wait } from 'node:timers/promises';
import { newAddressBook } from './address-book.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { startDigest } from './digest/send-digest.ts';
import { keepAnchors } from './evidence/keep-anchors.ts';
import { buildApi } from './http/api-site.ts';
import { Draining } from './http/draining.ts';
import { listen, type Sites } from './http/server.ts';
import { loadKeyRing } from './keys/secret-keys.ts';
import { Counters } from './limits/counters.ts';
import { limitsOf } from './limits/limits.ts';
import type { Watch } from './log.ts';
import { startHousekeeping } from './loops/housekeeping.ts';
import { Pulse } from './loops/pulse.ts';
import { Workers } from './loops/workers.ts';
import { mailboxMail } from './mail/mailbox.ts';
import { smtpMail } from './mail/smtp.ts';
import { buildMailbox } from './mailbox/mailbox-site.ts';
import { Measures } from './metrics/measures.ts';
import { serveMetrics } from './metrics/metrics-listener.ts';
import { runCommand } from './operator/run-command.ts';
import { startOperatorSocket } from './operator/socket.ts';
import type { CallParts, Parts } from './parts.ts';
import { openSigning } from './pipeline/open-signing.ts';
import { buildPortal } from './portal/portal-files.ts';
import { builtPortal, shippedRegister, shippedStatements } from './shipped.ts';
import type { SigningDesk } from './signing/desk.ts';
import { readStatements } from './statements.ts';
import { openStorage } from './storage/open-storage.ts';
import { openKeys } from './store/open-keys.ts';
import { openStore } from './store/open-store.ts';
import { sealOldRows } from './store/sealing/seal-old-rows.ts';

export interface RunningProduct {
  readonly port: number;
  /** Where the figures are served; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  /** Subdomains of the partners. */
  readonly partners: readonly string[];
  /** Takes nothing new, ends what is under way, and closes the database. */
  close(): Promise<void>;
}

export interface ComposeOptions extends Watch {
  readonly portalFolder?: string;
}

/** Puts the product together from its configuration, once, and starts it. */
export async function startProduct(config: Config, options: ComposeOptions = {}): Promise<RunningProduct> {
  const clock = systemClock;
  const ring = loadKeyRing(config);
  const statements = readStatements(shippedStatements);
  const addresses = newAddressBook({ dataDir: config.dataDir, shipped: shippedRegister });
  const { db, partners, close: closeStore } = await openStore(config, clock);
  const storage = openStorage(config);
  const keys = await openKeys({ db, keys: ring }, clock());
  await sealOldRows({ db, keys, storage });
  const parts: Parts = { config, db, keys, clock, partners };
  const limits = limitsOf(config.environment, config.proofRule);
  const work = new Workers();
  const signing: SigningDesk = { ...(await openSigning(parts)), wake: work.wake };
  const draining = new Draining();
  const pulse = new Pulse(clock);
  const measures = new Measures({ db, clock, pulse });
  const calling = {
    limits,
    counters: new Counters({ limits, clock, db, keys }),
    wake: work.wake,
    signing,
    storage,
    draining,
  };
  const sites = await buildSites(
    { ...parts, ...calling, addresses, statements },
    { ...options, onAnswered: measures.onAnswered },
  );
  const mail = config.smtpUrl ? smtpMail(config.smtpUrl) : mailboxMail(db, clock);
  const log = measures.countFaults(sites.api.log);
  // Nothing waits for the database while this process stands still over the register.
  addresses.open(log);
  work.start({ ...parts, signing, mail, random: Math.random, log, pulse });
  const digest = startDigest({ ...parts, sealEnds: signing.sealEnds, mail, log, pulse });
  const household = { db, keys, storage, clock, signing, log, pulse };
  const housekeeping = startHousekeeping({
    ...household,
    keepAnchors: () => keepAnchors(parts, sites.api.log),
  });
  const operators = await startOperatorSocket({ ...parts, ...calling }, runCommand, log);
  const metrics = config.metrics && (await serveMetrics(config.metrics, () => measures.read(), log));
  const server = await listen(sites, config, draining);
  return {
    port: server.port,
    metricsPort: metrics?.port,
    partners: (await partners.all()).map(({ id }) => id),
    async close() {
      draining.begin();
      await wait(config.stopDelaySeconds * 1000);
      await Promise.all([server.close(), operators.close(), housekeeping.stop(), digest.stop(), work.stop()]);
      addresses.close();
      await metrics?.close();
      await mail.close();
      await closeStore();
    },
  };
}

async function buildSites(parts: CallParts, { portalFolder, ...watch }: ComposeOptions): Promise<Sites> {
  return {
    api: await buildApi(parts, watch),
    mail: buildMailbox(parts, watch),
    portal: await buildPortal(parts, portalFolder ?? builtPortal, watch),
  };
}
