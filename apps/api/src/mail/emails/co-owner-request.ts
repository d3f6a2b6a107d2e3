import { linkDays } from '@ndp/domain/periods.ts';
import type { LinkMail } from '../mail.ts';
import { type RequestPayload, renderRequest } from '../request-email.ts';
import { requestLetter as texts } from './co-owner-messages.ts';

/** The mail that asks a co-owner to agree or to object. */
export const coOwnerRequest: LinkMail<RequestPayload> = {
  kind: 'co-owner-request',
  target: 'co_owner',
  write: (mail) =>
    renderRequest(mail, texts, {
      days: linkDays.co_owner,
      after: [texts.free, texts.personal, texts.not_you],
    }),
};
