import { randomUUID } from 'node:crypto';
import type { Language } from '@ndp/flows/message.ts';
import { addLink } from '../../cases/links/links.ts';
import { insertApplication } from '../../cases/store/applications.ts';
import { confirmEmail } from '../../mail/emails/confirm-email.ts';
import type { MailerContext } from '../../mail/outbox/mailer.ts';
import { promiseMail } from '../../mail/outbox/promise.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ClientFacts } from '../../platform/database/schema/tables.ts';
import { limitsOf } from '../../platform/limits/limits.ts';
import { mailboxMail } from '../../platform/mail/mailbox.ts';
import type { MailPort } from '../../platform/mail/port.ts';
import { seededPartners } from '../../platform/partners/partners.seed.ts';
import { openDirectory } from '../../platform/partners/partners.ts';
import { asUnit } from '../../platform/unit.ts';
import { openTestDatabase } from '../test-database.ts';
import { testKeys } from '../test-keys.ts';
import { mailerOf } from './mailer-of.ts';

/** What the tests of the post office leave behind, in the order it can be removed. */
const tables = ['mailbox_message', 'outbox', 'application', 'attempt_window', 'suppressed_address'] as const;

const firstPartner = seededPartners[0]?.id ?? '';

interface MailedEstimate {
  readonly partnerId?: string;
  readonly email?: string;
  readonly language?: Language;
  readonly kind?: 'estimate' | 'callback';
  readonly client?: ClientFacts;
  readonly project?: Readonly<Record<string, unknown>>;
}

export interface TestMailer extends MailerContext {
  /** The database as its owner has it. */
  readonly owner: Database;
  /** Lines of the log, in order. */
  readonly logged: string[];
  /** The same office with another way out. */
  with(mail: MailPort): MailerContext;
  /** Moves the clock. */
  pass(ms: number): void;
  /** Stores an application with its link and promises the mail, as a submission does. */
  receive(estimate?: MailedEstimate): Promise<{ id: string; token: string; reference: string }>;
  /** Leaves no application, promise, mail, count or refused address behind. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A post office over a test database, with a mailbox and a clock that stands still. */
export async function openTestOffice(): Promise<TestMailer> {
  const { db, running, owner, close } = await openTestDatabase();
  let now = new Date('2026-11-21T10:00:00Z');
  const clock = () => now;
  const logged: string[] = [];
  const log = (fields: object, text: string) => logged.push(`${text} ${JSON.stringify(fields)}`);
  const config = readConfig({ ENVIRONMENT: 'localhost' });
  const partners = await openDirectory(db, clock);
  const limits = limitsOf('localhost');
  const context = { config, db: running, clock, partners, limits, keys: testKeys };
  const mailer: MailerContext = {
    ...mailerOf(context),
    mail: mailboxMail(db, clock),
    log: { warn: log, error: log },
  };
  return {
    ...mailer,
    owner,
    logged,
    with: (mail) => ({ ...mailer, mail }),
    pass(ms) {
      now = new Date(now.getTime() + ms);
    },
    receive: (estimate = {}) => receive({ ...mailer, db }, estimate),
    async clear() {
      logged.length = 0;
      mailer.firstMails.closeUntil(new Date(0));
      for (const table of tables) await db.deleteFrom(table).execute();
    },
    close,
  };
}

async function receive(mailer: MailerContext, estimate: MailedEstimate) {
  const { partnerId = firstPartner, email = 'jan@example.pl', language = 'pl', kind = 'estimate' } = estimate;
  const id = randomUUID();
  return asUnit(mailer, async (unit) => {
    const reference = `NDP-2026-${id.slice(0, 6).toUpperCase()}`;
    await insertApplication(unit, {
      partner_id: partnerId,
      id,
      reference,
      kind,
      status: 'submitted',
      language,
      email,
      client: estimate.client ?? {},
      project: { variant: 'home', ...estimate.project },
      quote: kind === 'estimate' ? JSON.stringify({ quote: 3833 }) : null,
      payload_hash: null,
      submission_secret_hash: null,
      created_at: unit.now,
      submitted_at: null,
      email_verified_at: null,
    });
    const token = await addLink(unit, { partnerId, applicationId: id });
    const promise = {
      partnerId,
      applicationId: id,
      mail: confirmEmail,
      payload: { token, email, language },
    } as const;
    await promiseMail(unit, promise);
    return { id, token, reference };
  });
}
