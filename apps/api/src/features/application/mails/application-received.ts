import { projectQuestions } from '@ndp/flows/application/questions.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { summaryMessages } from '@ndp/flows/project/summary-messages.ts';
import { rowsOf, tellIn } from '@ndp/flows/question.ts';
import { renderCase, tellTitles, waitingLines } from '../../../mail/case-letter.ts';
import type { LinkMail, LinkPayload } from '../../../mail/mail.ts';
import { shared, receivedLetter as texts } from '../../../mail/messages.ts';

interface ReceivedPayload extends LinkPayload {
  /** A person looks at it before anything is signed. */
  readonly isReviewed?: boolean;
}

/**
 * The mail that says a completed application was received, and what comes next, with what the amount was calculated
 * from. Names and numbers of persons, buildings and accounts stay behind its link.
 */
export const applicationReceived: LinkMail<ReceivedPayload> = {
  kind: 'application-received',
  target: 'application',
  notice: () => texts.heading,
  write(mail) {
    const { quotePln, language, place } = mail;
    const { project_variant: variant, ...others } = mail.calculatedFrom ?? {};
    const rows = rowsOf<object>(projectQuestions, 'shown', { variant, ...others }, tellIn(language));
    return renderCase(mail, (tell) => ({
      ...tellTitles(tell, texts),
      facts: [
        ...(quotePln ? [{ label: tell(texts.amount), value: formatPln(quotePln, language) }] : []),
        ...rows.map(({ label, value }) => ({ label: tell(label), value })),
      ],
      beforeLink: [
        tell(texts.happened),
        ...(place ? waitingLines(mail, tell) : [tell(mail.isReviewed ? texts.reviewed : texts.next)]),
        tell(texts.wait),
        ...(mail.isSubTypeAssumed ? [tell(summaryMessages.sub_type_assumed)] : []),
      ],
      afterLink: [tell(texts.overview), tell(shared.keepSecret)],
    }));
  },
};
