import { linkDays } from '@ndp/domain/periods.ts';
import { renderCase, tellTitles } from '../../../../mail/case-letter.ts';
import type { LinkMail, LinkPayload } from '../../../../mail/mail.ts';
import { shared } from '../../../../mail/messages.ts';
import { papersLetter as texts } from './signing-messages.ts';

interface PapersPayload extends LinkPayload {
  readonly reader: 'applicant' | 'organiser';
}

/** The mail with the link to the signed documents, for each side. The documents themselves are never mailed. */
export const papersSigned: LinkMail<PapersPayload> = {
  kind: 'papers-signed',
  target: 'papers',
  notice: ({ reader }) => (reader === 'applicant' ? texts.heading : undefined),
  write(mail) {
    return renderCase(mail, (tell) => ({
      ...tellTitles(tell, texts),
      facts: [{ label: tell(texts.validFor), value: tell(shared.days, { days: linkDays.papers }) }],
      beforeLink: [tell(texts[mail.reader])],
      afterLink: [tell(texts.keepSecret)],
    }));
  },
};
