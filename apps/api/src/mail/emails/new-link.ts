import { linkDays } from '@ndp/domain/periods.ts';
import { renderCase, translateTitles } from '../case-email.ts';
import type { LinkMail } from '../mail.ts';
import { newLinkLetter, shared } from '../messages.ts';
import { callbackLinkEmail } from './callback-messages.ts';

/** The mail with a new link, for whoever lost the old one. */
export const newLink: LinkMail = {
  kind: 'new-link',
  priority: 'awaited',
  target: 'application',
  write(mail) {
    const days = mail.isSent ? linkDays.sent : linkDays.draft;
    const texts = mail.kind === 'callback' ? { ...newLinkLetter, ...callbackLinkEmail } : newLinkLetter;
    return renderCase(mail, (t) => ({
      ...translateTitles(t, texts),
      facts: [{ label: t(shared.validFor), value: t(shared.days, { days }) }],
      beforeLink: [t(texts.happened), t(texts.next)],
      afterLink: [
        t(shared.livesOn, { days, inAll: mail.isSent ? 0 : linkDays.draftInAll }),
        t(shared.keepSecret),
        t(texts.notAsked),
      ],
    }));
  },
};
