import { callbackEnd } from '@ndp/domain/periods.ts';
import { platformOperator } from '@ndp/domain/platform-operator.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { describeParty } from '@ndp/flows/statements/party-words.ts';
import { bindWords } from '@ndp/flows/typography.ts';
import { sayIn } from '@ndp/flows/wording.ts';
import { readWaitingPosition } from '../cases/budget/waiting-position.ts';
import { findByLink } from '../cases/links/links.ts';
import { programOf } from '../cases/program/case-program.ts';
import { findApplication } from '../cases/store/applications.ts';
import { polishDay } from '../platform/clock.ts';
import type { CoreContext } from '../platform/context.ts';
import type { Application, Partner } from '../platform/database/schema/tables.ts';
import type { Sender } from '../platform/mail/letter/letter.ts';
import { MailDelayed, type OutgoingMail } from '../platform/mail/port.ts';
import { findWait } from '../platform/partners/opening-waits.ts';
import { phaseOf } from '../platform/partners/program-standing.ts';
import { coloursOf } from '../platform/partners/theme.ts';
import { writeCaseSms } from './case-sms.ts';
import { addressOf, invitationOf, noticesOf, startOf } from './link-targets.ts';
import type { Mail } from './mail.ts';
import { companies } from './messages.ts';
import type { LeasedMail } from './outbox/leased.ts';
import type { MailerContext } from './outbox/mailer.ts';
import { caseSmsKind } from './outbox/promise.ts';

/** What a mail tells of the application it speaks of. */
type MailSubject = Pick<Application, 'kind' | 'reference' | 'quote' | 'submitted_at'> &
  Partial<Pick<Application, 'created_at' | 'project' | 'program_id' | 'program_version'>>;

/** What writes whatever was promised: mails of these kinds, and text messages. */
export function writer(mails: readonly Mail[], context: CoreContext): MailerContext['write'] {
  return (promise) =>
    promise.kind === caseSmsKind ? writeCaseSms(context, promise) : writeMail(mails, context, promise);
}

/**
 * Writes the mail of a promise; null when there is nothing to say any more: its link died while it waited, or the
 * application is gone. Of the application only what the visitor did not write is read.
 */
export async function writeMail(
  mails: readonly Mail[],
  context: CoreContext,
  promise: LeasedMail,
): Promise<OutgoingMail | null> {
  const mail = mails.find(({ kind }) => kind === promise.kind);
  if (!mail) throw new RangeError(`there is no mail of the kind ${promise.kind}`);
  const { target } = mail;
  const { email, language, notMe } = promise.payload;
  const partner = await context.partners.find(promise.partnerId);
  const application = await findMailSubject(context, promise, target);
  if (!application) return null;
  if (!partner) throw new MailDelayed('the row of the partner cannot be served');
  const { kind, reference, quote, submitted_at, created_at, project } = application;
  const waitingPosition =
    target === 'application' ? await readWaitingPosition(context.db, promise) : undefined;
  const caseMail = {
    ...promise.payload,
    kind,
    partner: senderIn(partner, context, { ...application, language }),
    durabilityYears: programIn(application, partner).terms.years.durability,
    reference,
    language,
    link: linkOf(promise, target, context.config),
    isSent: submitted_at !== null,
    ...(notMe === undefined ? {} : { notMeLink: addressOf(promise, 'not_me', notMe, context.config) }),
    ...(kind === 'callback' && created_at ? { callBy: polishDay(callbackEnd(created_at)) } : {}),
    opening: phaseOf(context, partner),
    quotePln: quote?.quote,
    calculatedFrom: quote ? Object(quote.inputs) : undefined,
    isSubTypeAssumed: project?.is_sub_type_assumed === true,
    ...(waitingPosition ? { position: waitingPosition } : {}),
  };
  const rendered = sayIn(partner.wording, () => mail.write(caseMail));
  const from = nameSender(partner.sender_name ?? partner.title, context.config.mailFrom);
  return {
    messageId: promise.messageId,
    from,
    replyTo: partner.reply_email ?? partner.contact_email,
    to: email,
    language,
    ...rendered,
  };
}

function linkOf(promise: LeasedMail, target: Mail['target'], config: CoreContext['config']): string {
  if (target === 'none' || target === 'erased') return '';
  if (target === 'start') return startOf(promise.partnerId, config);
  if (target === 'desk') return noticesOf(promise.partnerId, config);
  if (target === 'invitation') return invitationOf(promise.payload.token ?? '', config);
  return addressOf(promise, target, promise.payload.token ?? '', config);
}

/** A mail about no case speaks of none. */
const noCase: MailSubject = { kind: 'estimate', reference: '', quote: null, submitted_at: null };

async function findMailSubject(
  context: CoreContext,
  { partnerId, applicationId, payload }: LeasedMail,
  target: Mail['target'],
): Promise<MailSubject | undefined> {
  const { token = '', reference = '', about = 'estimate' } = payload;
  if (target === 'erased') return { kind: about, reference, quote: null, submitted_at: null };
  if (target === 'start' || target === 'desk' || target === 'invitation') return noCase;
  if (target === 'opening') {
    const wait = await findWait(context, { partnerId, token }, context.clock());
    return wait && noCase;
  }
  if (target === 'none') return findApplication(context, partnerId, applicationId);
  const shown = { partnerId, token, purpose: target, id: applicationId };
  return (await findByLink(context, shown, context.clock()))?.application;
}

/** The partner as its mails name it, with the companies as the law asks of letters (Commercial Companies Code, art. 206, 374). */
function senderIn(
  partner: Partner,
  { config }: CoreContext,
  subject: MailSubject & { language: Language },
): Sender {
  const { language } = subject;
  const { organiser } = programIn(subject, partner);
  return {
    title: partner.title,
    primaryColor: coloursOf(partner, config.environment).primaryColor,
    email: partner.contact_email,
    phone: partner.contact_phone,
    companies: [
      say(companies.organiser, language, { organiser: bindWords(describeParty(organiser)) }),
      say(companies.operator, language, {
        company: bindWords(describeParty(platformOperator)),
        court: platformOperator.registerCourt[language],
        capital: formatPln(platformOperator.shareCapitalPln, language),
      }),
    ],
  };
}

/** The programme of the case; of the partner where a mail is about none. */
function programIn({ program_id, program_version = null }: MailSubject, partner: Partner): Program {
  return program_id === undefined ? partner.program : programOf({ program_id, program_version }, partner);
}

/** The sender a reader sees: the partner's title over the product's address. */
function nameSender(title: string, mailFrom: string): string {
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim();
  return `"${title.replace(/["\\]/g, '')}" <${address}>`;
}
