import { setTimeout as wait } from 'node:timers/promises';
import { openKeys } from '../cases/keys/open-keys.ts';
import { startAnchoring } from '../features/audit/keep-anchors.ts';
import { openSigning } from '../features/signing/process/open-signing.ts';
import type { SigningCallContext, SigningService } from '../features/signing/signing-service.ts';
import { FirstMailGate } from '../mail/outbox/first-mail-gate.ts';
import { writer } from '../mail/write-mail.ts';
import { findPartnerTroubles, type StandingFault } from '../operations/attention/partner-faults.ts';
import { startDigest } from '../operations/digest/send-digest.ts';
import { Measures } from '../operations/metrics/measures.ts';
import { serveMetrics } from '../operations/metrics/metrics-listener.ts';
import { newAddressBook } from '../platform/address-book.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { loadKeyRing } from '../platform/config/secret-keys.ts';
import { builtPortal, shippedRegister, shippedStatements, shippedTexts } from '../platform/config/shipped.ts';
import type { CoreContext } from '../platform/context.ts';
import { Draining } from '../platform/draining.ts';
import { listen, type Sites } from '../platform/http/server.ts';
import { Heartbeat } from '../platform/jobs/heartbeat.ts';
import { Counters } from '../platform/limits/counters.ts';
import { limitsOf } from '../platform/limits/limits.ts';
import type { Log, Watch } from '../platform/log.ts';
import { mailboxMail } from '../platform/mail/mailbox.ts';
import type { MailPort } from '../platform/mail/port.ts';
import { smtpMail } from '../platform/mail/smtp.ts';
import { openStore } from '../platform/open-store.ts';
import { openSms } from '../platform/sms/open-sms.ts';
import { readStatements } from '../platform/statements.ts';
import { textsIn } from '../platform/texts.ts';
import { openTracing } from '../platform/tracing/open-tracing.ts';
import { buildDesk } from '../sites/desk/desk-site.ts';
import { buildIssuer } from '../sites/issuer/issuer-site.ts';
import { buildMailbox } from '../sites/mailbox/mailbox-site.ts';
import { buildPortal } from '../sites/portal/portal-files.ts';
import { buildPreview } from '../sites/preview/preview-site.ts';
import { buildApi } from './api-site.ts';
import { startHousekeeping } from './housekeeping.ts';
import { mails } from './mail-kinds.ts';
import { Workers } from './workers.ts';

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
  readonly clock?: Clock;
}

/** Puts the product together from its configuration, once, and starts it. */
export async function startProduct(config: Config, options: ComposeOptions = {}): Promise<RunningProduct> {
  const { clock = systemClock } = options;
  const ring = loadKeyRing(config);
  const statements = readStatements(shippedStatements);
  const addresses = newAddressBook({ dataDir: config.dataDir, shipped: shippedRegister });
  const { db, partners, storage, close: closeStore } = await openStore(config, clock);
  const keys = await openKeys({ db, keys: ring }, clock());
  const limits = limitsOf(config.environment, config.proofRule);
  const context: CoreContext = { config, db, keys, clock, partners, limits };
  const work = new Workers();
  const signing: SigningService = { ...(await openSigning(context)), wake: work.wake };
  const draining = new Draining();
  const heartbeat = new Heartbeat(clock);
  const troubles = { partners, signing, portalFolder: options.portalFolder ?? builtPortal };
  const findFaults = () => findPartnerTroubles(troubles);
  const measures = new Measures({ db, clock, heartbeat, findFaults });
  const counters = new Counters({ limits, clock, db, keys });
  const texts = textsIn(shippedTexts);
  const calling = { counters, wake: work.wake, signing, storage, draining, texts };
  const desk = { ...context, ...calling, addresses, statements };
  const sites = await buildSites(desk, { ...options, onAnswered: measures.onAnswered });
  const mail = config.smtpUrl ? smtpMail(config.smtpUrl) : mailboxMail(db, clock);
  const log = measures.countFaults(sites.api.log);
  const closeTracing = await openTracing(config, log);
  addresses.open(log);
  const loops = startLoops(work, {
    ...{ ...desk, mail, log, heartbeat, findFaults, sites },
    auditLog: sites.api.log,
  });
  const metrics = config.metrics && (await serveMetrics(config.metrics, () => measures.read(), log));
  const server = await listen(sites, config, draining);
  return {
    port: server.port,
    metricsPort: metrics?.port,
    partners: (await partners.all()).map(({ id }) => id),
    async close() {
      draining.begin();
      await wait(config.stopDelaySeconds * 1000);
      await Promise.all([server.close(), loops.stop()]);
      addresses.close();
      await metrics?.close();
      await mail.close();
      await closeTracing();
      await closeStore();
    },
  };
}

interface LoopsContext extends SigningCallContext {
  readonly mail: MailPort;
  readonly log: Log<'warn' | 'error'>;
  readonly auditLog: Log<'info'>;
  readonly heartbeat: Heartbeat;
  readonly findFaults: () => Promise<readonly StandingFault[]>;
  readonly sites: Sites;
}

/** Starts what goes on without being asked. */
function startLoops(work: Workers, context: LoopsContext): { stop(): Promise<void> } {
  work.start({
    ...context,
    firstMails: new FirstMailGate(),
    sms: openSms(context),
    write: writer(mails, context),
    random: Math.random,
  });
  const digest = startDigest(context);
  const housekeeping = startHousekeeping(context);
  const anchoring = startAnchoring(context);
  return {
    async stop() {
      await Promise.all([housekeeping.stop(), anchoring.stop(), digest.stop(), work.stop()]);
    },
  };
}

async function buildSites(
  context: SigningCallContext,
  { portalFolder, ...watch }: ComposeOptions,
): Promise<Sites> {
  const issuer = buildIssuer(context.config, watch);
  const pages = portalFolder ?? builtPortal;
  const api = await buildApi(context, watch);
  return {
    api,
    desk: await buildDesk(context, issuer, watch),
    id: issuer.site,
    mail: buildMailbox(context, watch),
    portal: await buildPortal(context, pages, watch, api),
    preview: await buildPreview(context, pages, watch),
  };
}
