import { dayMs } from '../../../platform/clock.ts';
import type { Observation, SignerState, SigningOrder } from '../port/port.ts';
import { progressOf } from '../port/progress.ts';
import type { EnvelopeAnswer, RecipientAnswer } from './answers.ts';

/**
 * What the platform may mail: the invitation, and that a signing ended. Never the signed document, which it would attach
 * with all that stands in it; that goes out behind a link of ours.
 */
const emailSettings = {
  recipientSigningRequest: true,
  recipientRemoved: false,
  recipientSigned: false,
  documentPending: false,
  documentCompleted: false,
  documentDeleted: true,
  ownerDocumentCompleted: false,
  ownerRecipientExpired: false,
  ownerDocumentCreated: false,
};

/**
 * What the platform is asked for. Its own deadline is counted in whole days from the invitation and again from each
 * reminder: it lies at ours or after, and ours decides. Who has only the link sees nothing: the document opens with a code
 * mailed to the signer. To ask for more at the signature itself is refused to all but some plans.
 */
export function writePayload(order: SigningOrder, now: Date): object {
  const days = Math.max(1, Math.ceil((order.expiresAt.getTime() - now.getTime()) / dayMs));
  return {
    type: 'DOCUMENT',
    globalAccessAuth: ['TWO_FACTOR_AUTH'],
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
      emailSettings,
      signingOrder: order.signers.length > 1 ? 'SEQUENTIAL' : 'PARALLEL',
      redirectUrl: order.returnUrl,
      language: order.language,
      envelopeExpirationPeriod: { unit: 'day', amount: days },
    },
  };
}

/** The signers we named: each has a place in the order. */
export function signersOf(envelope: EnvelopeAnswer): RecipientAnswer[] {
  return envelope.recipients.filter((recipient) => !isForeign(recipient));
}

/** Whom the settings of the team added: signers, approvers and readers without a place in the order. */
export function isForeign({ role, signingOrder }: RecipientAnswer): boolean {
  return role !== 'SIGNER' || signingOrder == null;
}

/** Our name of a recipient: its place in the order. */
export function refOf(recipient: RecipientAnswer): string {
  return String(recipient.signingOrder);
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
