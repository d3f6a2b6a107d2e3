import { nameChecked } from '../../../mail/emails/name-checked.ts';
import { signCode } from '../../../mail/emails/sign-code.ts';
import { signLink } from '../../../mail/emails/sign-link.ts';
import { promiseLink, promiseMail } from '../../../mail/outbox/promise.ts';
import type { SigningPost } from '../embedded/context.ts';

/** Reaches signers by promises to mail, so that an invitation and its mail stand together or not at all. */
export const signingPost: SigningPost = {
  async invite(unit, to, { token, expiresAt, isReminder }) {
    const { partnerId, applicationId, email, language, organisation } = to;
    const deadline = expiresAt.toISOString();
    const payload = { token, email, language, deadline, isReminder, ...(organisation && { organisation }) };
    await promiseMail(unit, { partnerId, applicationId, mail: signLink, payload });
  },
  async sendCode(unit, { partnerId, applicationId, email, language }, { code, minutes }) {
    const payload = { code, minutes, email, language };
    await promiseMail(unit, { partnerId, applicationId, mail: signCode, payload });
  },
  async tellHeld(unit, { partnerId, applicationId, email, language }, about) {
    const payload = { email, language, outcome: 'held', reason: '', about } as const;
    await promiseLink(unit, { partnerId, applicationId, mail: nameChecked, payload });
  },
};
