import type { Mail } from '../../../mail/write-mail.ts';
import type { LinkPayload } from '../../../mail/payloads.ts';
import { linkDays } from '@ndp/domain/periods.ts';
import { renderCase } from '../../../mail/case-letter.ts';
import { shared, newLinkLetter as texts } from '../../../mail/messages.ts';

declare module '../../../mail/payloads.ts' {
  interface Payloads {
    'new-link': LinkPayload;
  }
}

/** The mail with a new link, for whoever lost the old one. */
export const newLink: Mail<'new-link'> = {
  target: 'application',
  write(mail) {
    const days = mail.isSent ? linkDays.sent : linkDays.draft;
    return renderCase(mail, (tell) => ({
      subject: tell(texts.subject),
      preheader: tell(texts.preheader),
      heading: tell(texts.heading),
      facts: [{ label: tell(shared.validFor), value: tell(shared.days, { days }) }],
      beforeLink: [tell(texts.happened), tell(texts.next)],
      button: tell(texts.button),
      afterLink: [tell(shared.livesOn, { days }), tell(shared.keepSecret), tell(texts.notAsked)],
    }));
  },
};
