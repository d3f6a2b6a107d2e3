import { dayMs } from '../../../platform/clock.ts';
import type { Observation, SignerState, SigningOrder } from '../port.ts';
import { progressOf } from '../progress.ts';
import type { EnvelopeAnswer, RecipientAnswer } from './answers.ts';

export function writePayload(order: SigningOrder, now: Date): object {
  const days = Math.max(1, Math.floor((order.expiresAt.getTime() - now.getTime()) / dayMs));
  return {
    type: 'DOCUMENT',
    title: order.title.slice(0, 255),
    externalId: order.requestId,
    recipients: order.signers.map(({ email, name, box }, i) => ({
      email,
      name: name.slice(0, 255),
      role: 'SIGNER',
      signingOrder: i + 1,
      fields: [
        {
          type: 'SIGNATURE',
          page: box.page,
          positionX: box.x,
          positionY: box.y,
          width: box.width,
          height: box.height,
        },
      ],
    })),
    meta: {
      subject: order.subject.slice(0, 254),
      message: order.message.slice(0, 5000),
      timezone: 'Europe/Warsaw',
      dateFormat: 'dd.MM.yyyy HH:mm',
      distributionMethod: 'EMAIL',
      signingOrder: order.signers.length > 1 ? 'SEQUENTIAL' : 'PARALLEL',
      redirectUrl: order.returnUrl,
      language: order.language,
      envelopeExpirationPeriod: { unit: 'day', amount: days },
    },
  };
}

/** The recipients who sign. A copy for information is none of them. */
export function signersOf(envelope: EnvelopeAnswer): RecipientAnswer[] {
  return envelope.recipients.filter((recipient) => recipient.role === 'SIGNER');
}

/** Our name of a recipient: its place in the order. */
export function refOf(recipient: RecipientAnswer): string {
  return String(recipient.signingOrder ?? 1);
}

/**
 * What an envelope says of its signing. Between the last signature and the seal it still counts as pending, so that
 * all signed and pending means it is being sealed. Whether mail went out is not asked: that field lags.
 */
export function readObservation(envelope: EnvelopeAnswer, now: Date): Observation {
  const recipients = signersOf(envelope);
  const signers = recipients.map(readSigner);
  switch (envelope.status) {
    case 'DRAFT':
      return { state: 'draft', signers };
    case 'COMPLETED':
      return { state: 'completed', signers };
    case 'REJECTED':
      return { state: 'declined', signers };
    case 'CANCELLED':
      return { state: 'cancelled', signers };
    case 'PENDING': {
      const progress = progressOf(signers);
      const isExpired = recipients.some((each) => each.signingStatus === 'NOT_SIGNED' && isPast(each, now));
      return { state: isExpired ? 'expired' : progress, signers };
    }
  }
}

function readSigner(recipient: RecipientAnswer): SignerState {
  const { signingStatus, readStatus, signedAt, rejectionReason } = recipient;
  const ref = refOf(recipient);
  if (signingStatus === 'SIGNED') {
    const at = new Date(signedAt ?? Number.NaN);
    return { ref, state: 'signed', ...(Number.isNaN(at.getTime()) ? {} : { signedAt: at }) };
  }
  if (signingStatus === 'REJECTED')
    return { ref, state: 'declined', declineReason: rejectionReason ?? undefined };
  return { ref, state: readStatus === 'OPENED' ? 'viewed' : 'waiting' };
}

function isPast({ expiresAt }: RecipientAnswer, now: Date): boolean {
  return expiresAt != null && Date.parse(expiresAt) <= now.getTime();
}
