import { promiseMail } from '../../../mail/outbox/outbox.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { SigningPost } from '../embedded/parts.ts';
import { signCode } from './mails/sign-code.ts';
import { signLink } from './mails/sign-link.ts';

/** Reaches signers by promises to mail, so that an invitation and its mail stand together or not at all. */
export function signingPost({ keys, config, clock }: Pick<Parts, 'keys' | 'config' | 'clock'>): SigningPost {
  const settings = { keys, config };
  return {
    async invite(trx, { partnerId, applicationId, email, language }, { token, expiresAt, isReminder }) {
      const payload = { token, email, language, deadline: expiresAt.toISOString(), isReminder };
      await promiseMail(trx, settings, { partnerId, applicationId, mail: signLink, payload }, clock());
    },
    async sendCode(trx, { partnerId, applicationId, email, language }, { code, minutes }) {
      const payload = { code, minutes, email, language };
      await promiseMail(trx, settings, { partnerId, applicationId, mail: signCode, payload }, clock());
    },
  };
}
