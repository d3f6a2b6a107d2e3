import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import type { CaseMail } from '../../platform/mail/letter/letter.ts';
import { callbackStatusLetters } from '../callback-messages.ts';
import { renderCase } from '../case-letter.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';
import type { StatusLetter } from '../status-letter.ts';
import { changeLetters, statusLetters, statusShared as texts } from './status-messages.ts';

/** A change of status as the applicant is told of it. */
export interface StatusNews {
  readonly status: ApplicationStatus;
  /** Where it stood before; null when that is not told. */
  readonly from: string | null;
  /** Why, where somebody said so. */
  readonly reason: string | null;
  /** Last day for the payment, `YYYY-MM-DD`; null when none is due. */
  readonly dueOn: string | null;
}

/**
 * The mail that tells of a change of status, why it happened and what comes next.
 *
 * @throws {RangeError} the status is one that nobody is mailed about
 */
export const statusChanged: LinkMail<LinkPayload & StatusNews> = {
  kind: 'status-changed',
  target: 'application',
  notice: (news) => findLetter(news)?.heading,
  asksToAct: ({ status, from }) =>
    status === 'correction_requested' || (status === 'in_realisation' && from !== 'contract_signed'),
  write(mail) {
    const { language, dueOn } = mail;
    const { heading, happened, next } = letterOf(mail);
    const reason = isBehindLink(mail) ? null : mail.reason;
    return renderCase(mail, (tell) => ({
      subject: tell(texts.subject, { heading: lowerFirst(tell(heading)) }),
      preheader: tell(next),
      heading: tell(heading),
      facts: dueOn ? [{ label: tell(texts.due), value: formatDate(dueOn, language) }] : [],
      beforeLink: [tell(happened), ...(reason ? [tell(texts.reason, { reason })] : []), tell(next)],
      button: tell(texts.button),
      afterLink: [tell(shared.keepSecret)],
    }));
  },
};

/** Whether the reasons stand behind the link alone: a decision on an application, and on an appeal against it. */
function isBehindLink({ kind, status, from }: StatusNews & Pick<CaseMail, 'kind'>): boolean {
  return kind !== 'callback' && (status === 'rejected' || from === 'appealed');
}

function letterOf(news: StatusNews & Pick<CaseMail, 'kind'>): StatusLetter {
  const { kind, status } = news;
  const ofRequest = kind === 'callback' ? callbackStatusLetters[status] : undefined;
  const letter = ofRequest ?? findLetter(news);
  if (!letter) throw new RangeError(`no letter speaks of ${status}`);
  return letter;
}

function findLetter({ from, status }: StatusNews): StatusLetter | undefined {
  return changeLetters[`${from} ${status}`] ?? (isReported(status) ? statusLetters[status] : undefined);
}

function isReported(status: string): status is keyof typeof statusLetters {
  return status in statusLetters;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
