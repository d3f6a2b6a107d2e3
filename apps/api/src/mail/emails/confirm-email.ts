import { browserHours, linkDays } from '@ndp/domain/periods.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import type { Translate } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { summaryMessages } from '@ndp/flows/project/summary-messages.ts';
import type { Fact } from '../../platform/mail/letter/letter.ts';
import { renderCase, waitingLines } from '../case-email.ts';
import type { LinkMail, LinkPayload, MailOf } from '../mail.ts';
import { estimateLetter, shared } from '../messages.ts';
import { callbackEmail } from './callback-messages.ts';

interface ConfirmPayload extends LinkPayload {
  /** The secret of “this was not me”. */
  readonly notMe?: string;
  /** For the browser the estimate was sent from. */
  readonly code?: string;
}

/** The mail that asks to confirm the address: after sending, resending and correcting the address alike. */
export const confirmEmail: LinkMail<ConfirmPayload> = {
  kind: 'confirm-email',
  priority: 'first',
  target: 'application',
  write(mail) {
    const texts = mail.kind === 'callback' ? callbackEmail : estimateLetter;
    const day = mail.callBy ? formatDate(mail.callBy, mail.language) : '';
    return renderCase(mail, (t) => ({
      subject: t(texts.subject),
      preheader: t(texts.preheader, { day }),
      heading: t(texts.heading),
      facts: facts(mail, t),
      beforeLink: [
        t(texts.happened, { day }),
        ...waitingLines(mail, t),
        ...(mail.isSubTypeAssumed ? [t(summaryMessages.sub_type_assumed)] : []),
        t(texts.next),
      ],
      button: t(texts.button),
      afterLink: [
        ...(mail.code ? [t(shared.codeInstead, { hours: browserHours })] : []),
        t(texts.keepsWorking),
        t(shared.livesOn, { days: linkDays.draft, inAll: linkDays.draftInAll }),
        t(shared.keepSecret),
        t(shared.notYou, { days: retentionDays.unconfirmed }),
      ],
      ...(mail.notMeLink ? { quietLink: { label: t(shared.notMe), url: mail.notMeLink } } : {}),
    }));
  },
};

/** `1234 5678`: in two halves it is read and typed without a slip. */
function spaced(code: string): string {
  const half = code.length / 2;
  return `${code.slice(0, half)}\u00a0${code.slice(half)}`;
}

function facts(mail: MailOf<ConfirmPayload>, t: Translate): Fact[] {
  const { kind, quotePln, callBy, language, code } = mail;
  const amount = kind === 'estimate' && quotePln ? [formatPln(quotePln, language)] : [];
  return [
    ...(callBy ? [{ label: t(callbackEmail.by), value: formatDate(callBy, language) }] : []),
    ...amount.map((value) => ({ label: t(estimateLetter.amount), value })),
    { label: t(shared.validFor), value: t(shared.days, { days: linkDays.draft }) },
    ...(code ? [{ label: t(shared.code), value: spaced(code) }] : []),
  ];
}
