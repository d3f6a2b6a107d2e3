import { linkDays } from '../../../cases/link-life.ts';
import { renderCase } from '../../../mail/case-letter.ts';
import { shared, newLinkLetter as texts } from '../../../mail/messages.ts';
import type { CaseMail, RenderedMail } from '../../../platform/mail/letter/letter.ts';

/** The mail with a new link, for whoever lost the old one. */
export function newLink(mail: CaseMail): RenderedMail {
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
}
