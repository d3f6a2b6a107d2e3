import * as z from 'zod/mini';

/*
 * Of every answer only what is listed here is read; everything else is dropped before anybody sees it. That holds
 * for the secret signing links above all, which the platform puts into most of its answers and calls.
 */

const moment = z.optional(z.nullable(z.string()));

const recipientAnswer = z.object({
  id: z.number(),
  role: z.string(),
  signingOrder: z.optional(z.nullable(z.number())),
  readStatus: z.optional(z.string()),
  signingStatus: z.enum(['NOT_SIGNED', 'SIGNED', 'REJECTED']),
  signedAt: moment,
  expiresAt: moment,
  rejectionReason: z.optional(z.nullable(z.string())),
});
export type RecipientAnswer = z.infer<typeof recipientAnswer>;

export const envelopeAnswer = z.object({
  id: z.string(),
  externalId: z.optional(z.nullable(z.string())),
  status: z.enum(['DRAFT', 'PENDING', 'COMPLETED', 'REJECTED', 'CANCELLED']),
  recipients: z.array(recipientAnswer),
  envelopeItems: z.array(z.object({ id: z.string(), order: z.number() })),
});
export type EnvelopeAnswer = z.infer<typeof envelopeAnswer>;

const listedEnvelope = z.object({
  id: z.string(),
  externalId: z.optional(z.nullable(z.string())),
  status: z.enum(['DRAFT', 'PENDING', 'COMPLETED', 'REJECTED', 'CANCELLED']),
  createdAt: z.string(),
});
export type ListedEnvelope = z.infer<typeof listedEnvelope>;

export const foldersAnswer = z.object({
  data: z.array(z.object({ id: z.string() })),
  totalPages: z.number(),
});

export const listAnswer = z.object({ data: z.array(listedEnvelope), totalPages: z.number() });

export const createdAnswer = z.object({ id: z.string() });

/** Success is told by the HTTP status; nothing in the body is needed. */
export const anyAnswer = z.unknown();

export const refusalAnswer = z.object({
  data: z.object({ code: z.string().check(z.regex(/^[A-Z_]{1,40}$/)) }),
});

export const callAnswer = z.object({
  event: z.string(),
  payload: z.object({
    envelopeId: z.string(),
    recipients: z.array(
      z.object({ id: z.number(), signingStatus: z.optional(z.nullable(z.string())), signedAt: moment }),
    ),
  }),
});
