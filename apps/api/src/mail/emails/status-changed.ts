import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { formatGrosze } from '@ndp/flows/figures.ts';
import type { Translate } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import type { CaseMail, Fact } from '../../platform/mail/letter/letter.ts';
import { renderCase } from '../case-email.ts';
import type { LinkMail, LinkPayload, MailOf } from '../mail.ts';
import { shared } from '../messages.ts';
import type { StatusEmail } from '../status-letter.ts';
import { callbackStatusEmails } from './callback-messages.ts';
import { changeLetters, statusLetters, statusShared as texts } from './status-messages.ts';

/** A change of status as the applicant is notified. */
export interface StatusNews {
  readonly status: ApplicationStatus;
  /** Where it stood before; null when that is not told. */
  readonly from: string | null;
  /** Why, where somebody said so. */
  readonly reason: string | null;
  /** Last day for the payment, `YYYY-MM-DD`; null when none is due. */
  readonly dueOn: string | null;
  /** What the bank has carried out; left out unless that is the news. */
  readonly payout?: Payout;
}

/** A transfer as its payee is told of it. */
export interface Payout {
  readonly amountGr: number;
  /** The last four digits. */
  readonly accountEnd: string;
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
}

/**
 * The mail that tells of a change of status, why it happened and what comes next.
 *
 * @throws {RangeError} the status is one that nobody is mailed about
 */
export const statusChanged: LinkMail<LinkPayload & StatusNews> = {
  kind: 'status-changed',
  target: 'application',
  notice: (news) => findStatusEmail(news)?.heading,
  asksToAct: ({ status, from }) =>
    status === 'correction_requested' || (status === 'in_realisation' && from !== 'contract_signed'),
  write(mail) {
    const email = emailOf(mail);
    const { happened, next, button = texts.button } = email;
    const reason = hasLinkPage(mail) ? null : mail.reason;
    return renderCase(mail, (t) => {
      const heading = headingOf(email, mail, t);
      return {
        subject: t(texts.subject, { heading: lowerFirst(heading) }),
        preheader: t(next),
        heading,
        facts: factsOf(mail, t),
        beforeLink: [t(happened), ...(reason ? [t(texts.reason, { reason })] : []), t(next)],
        button: t(button),
        afterLink: [t(shared.keepSecret)],
      };
    });
  },
};

type StatusMail = MailOf<StatusNews>;

function headingOf({ heading, exactHeading }: StatusEmail, { payout, language }: StatusMail, t: Translate) {
  if (!payout || !exactHeading) return t(heading);
  return t(exactHeading, { amount: formatGrosze(payout.amountGr, language) });
}

function factsOf({ payout, dueOn, language }: StatusMail, t: Translate): readonly Fact[] {
  const due = dueOn ? [{ label: t(texts.due), value: formatDate(dueOn, language) }] : [];
  if (!payout) return due;
  const { amountGr, accountEnd, bookedOn } = payout;
  return [
    { label: t(texts.amount), value: formatGrosze(amountGr, language) },
    { label: t(texts.account), value: t(texts.accountEnd, { digits: accountEnd }) },
    { label: t(texts.bookedOn), value: formatDate(bookedOn, language) },
    ...due,
  ];
}

/** Whether the reasons stand behind the link alone: a decision on an application, and on an appeal against it. */
function hasLinkPage({ kind, status, from }: StatusNews & Pick<CaseMail, 'kind'>): boolean {
  return kind !== 'callback' && (status === 'rejected' || from === 'appealed');
}

function emailOf(news: StatusNews & Pick<CaseMail, 'kind'>): StatusEmail {
  const { kind, status } = news;
  const ofRequest = kind === 'callback' ? callbackStatusEmails[status] : undefined;
  const email = ofRequest ?? findStatusEmail(news);
  if (!email) throw new RangeError(`no letter speaks of ${status}`);
  return email;
}

function findStatusEmail({ from, status }: StatusNews): StatusEmail | undefined {
  return changeLetters[`${from} ${status}`] ?? (isReported(status) ? statusLetters[status] : undefined);
}

function isReported(status: string): status is keyof typeof statusLetters {
  return status in statusLetters;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
