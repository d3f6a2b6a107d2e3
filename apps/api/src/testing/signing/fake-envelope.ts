import type { News } from './bench.ts';

interface FakeRecipient {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly token: string;
  readonly role: string;
  /** Null for whom the settings of the team added. */
  readonly signingOrder: number | null;
  readStatus: 'NOT_OPENED' | 'OPENED';
  sendStatus: 'NOT_SENT' | 'SENT';
  signingStatus: 'NOT_SIGNED' | 'SIGNED' | 'REJECTED';
  signedAt: string | null;
  expiresAt: string | null;
  rejectionReason: string | null;
}

/** A document on the fake platform. */
export interface FakeEnvelope {
  readonly id: string;
  readonly externalId: string;
  readonly createdAt: string;
  readonly original: Uint8Array;
  readonly payload: {
    title: string;
    globalAccessAuth: string[];
    recipients: { email: string; name: string; role: string; signingOrder: number }[];
    meta: {
      language: string;
      envelopeExpirationPeriod: { amount: number };
      emailSettings?: Record<string, boolean>;
    };
  };
  readonly itemId: string;
  readonly recipients: FakeRecipient[];
  readonly news: News[];
  status: 'DRAFT' | 'PENDING' | 'COMPLETED' | 'REJECTED' | 'CANCELLED';
  /** Where somebody put it; null where it was made. */
  folderId: string | null;
  mails: number;
  /** To whom the signed paper was mailed. */
  mailedTo: string[];
}

/** An envelope as the platform tells of it. */
export function show(envelope: FakeEnvelope) {
  const { id, externalId, status, createdAt, recipients, itemId, payload } = envelope;
  return {
    id,
    secondaryId: 'document_1',
    externalId,
    status,
    title: payload.title,
    createdAt,
    recipients: recipients.map((each) => ({ ...each, signingUrl: `https://sign.example/${each.token}` })),
    envelopeItems: [{ id: itemId, title: payload.title, order: 1 }],
  };
}
