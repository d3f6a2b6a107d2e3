import { linkDays } from '@ndp/domain/periods.ts';
import { renderCase } from '../../../mail/case-letter.ts';
import type { LinkMail, LinkPayload } from '../../../mail/mail.ts';
import { shared } from '../../../mail/messages.ts';
import { isPlainName } from '../../../mail/plain-name.ts';
import { requestLetter as texts } from './co-owner-messages.ts';

interface RequestPayload extends LinkPayload {
  /** The name of the applicant, as it was saved. */
  readonly applicant: string;
}

/** The mail that asks a co-owner to agree or to object. */
export const coOwnerRequest: LinkMail<RequestPayload> = {
  kind: 'co-owner-request',
  target: 'co_owner',
  write(mail) {
    const { applicant } = mail;
    return renderCase(mail, (tell) => ({
      subject: tell(texts.subject),
      preheader: tell(texts.preheader),
      heading: tell(texts.heading),
      facts: [{ label: tell(shared.validFor), value: tell(shared.days, { days: linkDays.co_owner }) }],
      beforeLink: [
        isPlainName(applicant) ? tell(texts.happened, { applicant }) : tell(texts.happened_unnamed),
        tell(texts.next),
      ],
      button: tell(texts.button),
      afterLink: [tell(texts.free), tell(texts.personal), tell(texts.not_you)],
    }));
  },
};
