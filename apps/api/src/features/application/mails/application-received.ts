import { formatPln } from '@ndp/flows/figures.ts';
import { summaryMessages } from '@ndp/flows/project/summary-messages.ts';
import { renderCase, waitingLines } from '../../../mail/case-letter.ts';
import type { LinkMail } from '../../../mail/mail.ts';
import { shared, receivedLetter as texts } from '../../../mail/messages.ts';

/** The mail that says a completed application was received, and what comes next. */
export const applicationReceived: LinkMail = {
  kind: 'application-received',
  target: 'application',
  notice: () => texts.heading,
  write(mail) {
    const { quotePln, language, place } = mail;
    return renderCase(mail, (tell) => ({
      subject: tell(texts.subject),
      preheader: tell(texts.preheader),
      heading: tell(texts.heading),
      facts: quotePln ? [{ label: tell(texts.amount), value: formatPln(quotePln, language) }] : [],
      beforeLink: [
        tell(texts.happened),
        ...(place ? waitingLines(mail, tell) : [tell(texts.next)]),
        tell(texts.wait),
        ...(mail.isSubTypeAssumed ? [tell(summaryMessages.sub_type_assumed)] : []),
      ],
      button: tell(texts.button),
      afterLink: [tell(texts.overview), tell(shared.keepSecret)],
    }));
  },
};
