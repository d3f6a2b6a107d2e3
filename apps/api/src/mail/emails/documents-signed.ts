import { linkDays } from '@ndp/domain/periods.ts';
import { renderCase, translateTitles } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';
import { papersLetter as texts } from './signing-messages.ts';

interface DocumentsPayload extends LinkPayload {
  readonly reader: 'applicant' | 'organiser';
}

/** The mail with the link to the signed documents, for each side. The documents themselves are never mailed. */
export const documentsSigned: LinkMail<DocumentsPayload> = {
  kind: 'papers-signed',
  target: 'papers',
  notice: ({ reader }) => (reader === 'applicant' ? texts.heading : undefined),
  write(mail) {
    return renderCase(mail, (t) => ({
      ...translateTitles(t, texts),
      facts: [{ label: t(texts.validFor), value: t(shared.days, { days: linkDays.papers }) }],
      beforeLink: [t(texts[mail.reader])],
      afterLink: [t(texts.keepSecret)],
    }));
  },
};
