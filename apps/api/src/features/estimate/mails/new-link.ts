import { linkDays } from '@ndp/domain/periods.ts';
import { callbackLinkLetter } from '../../../mail/callback-messages.ts';
import { renderCase, tellTitles } from '../../../mail/case-letter.ts';
import type { LinkMail } from '../../../mail/mail.ts';
import { newLinkLetter, shared } from '../../../mail/messages.ts';

/** The mail with a new link, for whoever lost the old one. */
export const newLink: LinkMail = {
  kind: 'new-link',
  priority: 'awaited',
  target: 'application',
  write(mail) {
    const days = mail.isSent ? linkDays.sent : linkDays.draft;
    const texts = mail.kind === 'callback' ? { ...newLinkLetter, ...callbackLinkLetter } : newLinkLetter;
    return renderCase(mail, (tell) => ({
      ...tellTitles(tell, texts),
      facts: [{ label: tell(shared.validFor), value: tell(shared.days, { days }) }],
      beforeLink: [tell(texts.happened), tell(texts.next)],
      afterLink: [tell(shared.livesOn, { days }), tell(shared.keepSecret), tell(texts.notAsked)],
    }));
  },
};
