import { browserHours, linkDays } from '@ndp/domain/periods.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { summaryMessages } from '@ndp/flows/project/summary-messages.ts';
import { callbackLetter } from '../../../mail/callback-messages.ts';
import { renderCase, type Tell, waitingLines } from '../../../mail/case-letter.ts';
import type { LinkMail, LinkPayload, MailOf } from '../../../mail/mail.ts';
import { estimateLetter, shared } from '../../../mail/messages.ts';
import type { Fact } from '../../../platform/mail/letter/letter.ts';

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
    const texts = mail.kind === 'callback' ? callbackLetter : estimateLetter;
    const day = mail.callBy ? formatDate(mail.callBy, mail.language) : '';
    return renderCase(mail, (tell) => ({
      subject: tell(texts.subject),
      preheader: tell(texts.preheader, { day }),
      heading: tell(texts.heading),
      facts: facts(mail, tell),
      beforeLink: [
        tell(texts.happened, { day }),
        ...waitingLines(mail, tell),
        ...(mail.isSubTypeAssumed ? [tell(summaryMessages.sub_type_assumed)] : []),
        tell(texts.next),
      ],
      button: tell(texts.button),
      afterLink: [
        ...(mail.code ? [tell(shared.codeInstead, { hours: browserHours })] : []),
        tell(texts.keepsWorking),
        tell(shared.livesOn, { days: linkDays.draft }),
        tell(shared.keepSecret),
        tell(shared.notYou, { days: retentionDays.unconfirmed }),
      ],
      ...(mail.notMeLink ? { quietLink: { label: tell(shared.notMe), url: mail.notMeLink } } : {}),
    }));
  },
};

/** `1234 5678`: in two halves it is read and typed without a slip. */
function spaced(code: string): string {
  const half = code.length / 2;
  return `${code.slice(0, half)}\u00a0${code.slice(half)}`;
}

function facts(mail: MailOf<ConfirmPayload>, tell: Tell): Fact[] {
  const { kind, quotePln, callBy, language, code } = mail;
  const amount = kind === 'estimate' && quotePln ? [formatPln(quotePln, language)] : [];
  return [
    ...(callBy ? [{ label: tell(callbackLetter.by), value: formatDate(callBy, language) }] : []),
    ...amount.map((value) => ({ label: tell(estimateLetter.amount), value })),
    { label: tell(shared.validFor), value: tell(shared.days, { days: linkDays.draft }) },
    ...(code ? [{ label: tell(shared.code), value: spaced(code) }] : []),
  ];
}
