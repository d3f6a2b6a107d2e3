import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../../platform/clock.ts';
import { connectionsOf, type Database } from '../../platform/database/database.ts';
import { withLongTimeout } from '../../platform/database/deadline.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Heartbeat } from '../../platform/jobs/heartbeat.ts';
import type { Log, RequestSummary } from '../../platform/log.ts';
import type { StandingFault } from '../attention/partner-faults.ts';
import { type Backlog, countByStatus, readBacklog, type StatusCount } from './backlog.ts';
import { knownFaults } from './known-faults.ts';
import { findLastBackup } from './last-backup.ts';

/** How long applications are not counted anew and no backup is looked for, ms: that reads many rows. */
const countedMs = 60_000;

/** Gauges that are called totals; none of them is ours to rename, and nobody is told to look at them. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** Bounds of the times of answers, s; the goals of load lie at 40, 60 and 150 ms. */
const buckets = [0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

const backlogHelp = {
  mailsDue: ['ndp_mails_due', 'Mails whose time to be sent has come'],
  oldestMailSeconds: ['ndp_mail_oldest_due_seconds', 'How long the oldest due mail has waited'],
  mailsFailed: ['ndp_mails_failed', 'Mails given up within the last week'],
  textsDue: ['ndp_texts_due', 'Text messages whose time to be sent has come'],
  oldestTextSeconds: ['ndp_text_oldest_due_seconds', 'How long the oldest due text message has waited'],
  textsFailed: ['ndp_texts_failed', 'Text messages given up within the last week: the number takes none'],
  textsSent: ['ndp_texts_sent', 'Text messages sent within the last week'],
  signaturesPending: ['ndp_signatures_pending', 'Papers sent for signature and not ended'],
  oldestSignatureSeconds: [
    'ndp_signature_oldest_due_seconds',
    'How long the oldest due look at a signature has waited',
  ],
  signaturesFailed: ['ndp_signatures_failed', 'Papers whose signing failed and needs an operator'],
} as const satisfies Readonly<Record<keyof Backlog, readonly [name: string, help: string]>>;

export interface MeasureParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly heartbeat: Heartbeat;
  /** What of single partners does not work. */
  readonly findFaults?: () => Promise<readonly Pick<StandingFault, 'partner' | 'what'>[]>;
}

/** The figures of one process, in the words of Prometheus. No label holds anything a visitor sent. */
export class Measures {
  readonly #context: MeasureParts;
  readonly #registry = new Registry();
  readonly #answers = new Histogram({
    name: 'ndp_http_request_duration_seconds',
    help: 'Time until an answer has gone, by the template of its route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [this.#registry],
  });
  readonly #faults = new Counter({
    name: 'ndp_work_faults_total',
    help: 'Faults of what works in the background, by the words of the log',
    labelNames: ['fault'],
    registers: [this.#registry],
  });
  readonly #ages = this.#gauge('ndp_work_last_success_age_seconds', 'Since a loop last ended a round well', [
    'loop',
  ]);
  readonly #database = this.#gauge('ndp_database_up', '1 when the database answered this reading');
  readonly #connections = this.#gauge(
    'ndp_database_connections',
    'Connections of the pool, and who waits for one',
    ['state'],
  );
  readonly #applications = this.#gauge('ndp_applications', 'Applications by partner and status', [
    'partner',
    'status',
  ]);
  readonly #backup = this.#gauge(
    'ndp_last_backup_timestamp_seconds',
    'When a backup was last made whole, as the audit has it; 0: never',
  );
  readonly #troubles = this.#gauge(
    'ndp_partner_fault',
    'A partner whose row, seal, proof of revocation or logo is missing; all others are served',
    ['partner', 'what'],
  );
  readonly #backlog: Readonly<Record<keyof Backlog, Gauge>>;
  #counted:
    | { readonly at: number; readonly rows: readonly StatusCount[]; readonly backup: number }
    | undefined;

  constructor(context: MeasureParts) {
    this.#context = context;
    const backlog = Object.entries(backlogHelp).map(([key, [name, help]]) => [key, this.#gauge(name, help)]);
    this.#backlog = Object.fromEntries(backlog);
    // From nothing to one is no increase: a fault that was never there is 0.
    for (const fault of knownFaults) this.#faults.inc({ fault }, 0);
    collectDefaultMetrics({ register: this.#registry });
    for (const name of misnamed) this.#registry.removeSingleMetric(name);
  }

  /** Notes an answer; the class of its status, so that there are few series. */
  readonly onAnswered = ({ method, route, status, ms }: RequestSummary): void => {
    this.#answers.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
  };

  /** The same log, which is counted where it speaks of a fault. Its texts are constants of ours. */
  countFaults(log: Log<'warn' | 'error'>): Log<'warn' | 'error'> {
    return {
      warn: (fields, text) => log.warn(fields, text),
      error: (fields, text) => {
        this.#faults.inc({ fault: text });
        log.error(fields, text);
      },
    };
  }

  /** The text of all figures as of now. Without a database those that need it are left out. */
  async read(): Promise<string> {
    for (const [loop, age] of this.#context.heartbeat.ages()) this.#ages.set({ loop }, age);
    const connections = connectionsOf(this.#context.db);
    for (const [state, count] of Object.entries(connections ?? {})) this.#connections.set({ state }, count);
    this.#troubles.reset();
    const troubles = await this.#context.findFaults?.().catch(() => []);
    for (const { partner, what } of troubles ?? []) this.#troubles.set({ partner, what }, 1);
    const isUp = await acrossPartners(() => this.#readDatabase());
    this.#database.set(isUp ? 1 : 0);
    return this.#registry.metrics();
  }

  async #readDatabase(): Promise<boolean> {
    const { db, clock } = this.#context;
    const read = [...Object.values(this.#backlog), this.#backup];
    for (const gauge of [...read, this.#applications]) gauge.reset();
    try {
      const backlog = await readBacklog(db, clock());
      for (const [key, gauge] of Object.entries(this.#backlog)) gauge.set(backlog[key as keyof Backlog]);
      const now = clock().getTime();
      if (!this.#counted || now - this.#counted.at >= countedMs) {
        const [rows, backup] = await withLongTimeout(async () => [
          await countByStatus(db),
          await findLastBackup(db),
        ]);
        this.#counted = { at: now, rows, backup };
      }
      this.#backup.set(this.#counted.backup);
      for (const { partner, status, count } of this.#counted.rows)
        this.#applications.set({ partner, status }, count);
      return true;
    } catch {
      for (const gauge of read) gauge.remove();
      return false;
    }
  }

  #gauge(name: string, help: string, labelNames: readonly string[] = []): Gauge {
    return new Gauge({ name, help, labelNames: [...labelNames], registers: [this.#registry] });
  }
}
