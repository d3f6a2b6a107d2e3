import { projectQuestions } from '@ndp/flows/application/questions.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { summaryMessages } from '@ndp/flows/project/summary-messages.ts';
import { formatterIn, rowsOf } from '@ndp/flows/question.ts';
import { renderCase, translateTitles, waitingLines } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared, receivedLetter as texts } from '../messages.ts';

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
    const { quotePln, language, position: place } = mail;
    const { project_variant: variant, ...others } = mail.calculatedFrom ?? {};
    const rows = rowsOf<object>(projectQuestions, 'shown', { variant, ...others }, formatterIn(language));
    return renderCase(mail, (t) => ({
      ...translateTitles(t, texts),
      facts: [
        ...(quotePln ? [{ label: t(texts.amount), value: formatPln(quotePln, language) }] : []),
        ...rows.map(({ label, value }) => ({ label: t(label), value })),
      ],
      beforeLink: [
        t(texts.happened),
        ...(place ? waitingLines(mail, t) : [t(mail.isReviewed ? texts.reviewed : texts.next)]),
        t(texts.wait),
        ...(mail.isSubTypeAssumed ? [t(summaryMessages.sub_type_assumed)] : []),
      ],
      afterLink: [t(texts.overview), t(shared.keepSecret)],
    }));
  },
};
