import { text } from '@ndp/flows/fields.ts';
import * as z from 'zod/mini';
import { basePath, call, download } from '../call.ts';

const paper = z.enum(['application', 'agreement']);
const accepted = z.object({ status: z.literal('accepted') });

/** The secret of a signing link; it opens nothing but what its holder is to sign. */
const signingLink = z.object({ token: z.string() });

/** What the page of a signing link shows. */
const signingAnswer = z.object({
  reference: z.string(),
  /** Who is asked to sign. */
  signer_name: z.string(),
  /** The language of the mail; the page opens in it. */
  language: z.enum(['pl', 'en']),
  organiser: z.string(),
  quote: z.nullable(z.number()),
  /** Until when it may be signed, ISO moment. */
  deadline: z.string(),
  /** What the signer agrees to, with the version that is sent back. */
  statement: z.object({ version: z.string(), text: z.string() }),
  papers: z.array(
    z.object({
      paper: paper,
      title: z.string(),
      bytes: z.int(),
      /** SHA-256, hexadecimal. */
      document_hash: z.string(),
    }),
  ),
});
export type SigningAnswer = z.infer<typeof signingAnswer>;

export const getSigning = call({
  method: 'GET',
  path: `${basePath}/signing/:token`,
  summary: 'What a signing link asks to be signed; reading it changes nothing',
  status: 200,
  params: signingLink,
  secret: 'signing',
  answer: signingAnswer,
});

export const getSigningPaper = download({
  method: 'GET',
  path: `${basePath}/signing/:token/papers/:paper`,
  summary: 'A document to be signed; reading it changes nothing',
  params: z.extend(signingLink, { paper }),
  secret: 'signing',
  query: z.object({ copy: z.optional(z.literal('en')) }),
  gives: ['application/pdf'],
});

export const openSigning = call({
  method: 'POST',
  path: `${basePath}/signing/:token/opening`,
  summary: 'A person looks at the documents behind a signing link; noted in the signing record',
  status: 200,
  params: signingLink,
  secret: 'signing',
  answer: accepted,
});

export const sendSigningCode = call({
  method: 'POST',
  path: `${basePath}/signing/:token/code`,
  summary: 'Mails a one-time code to the signer; the one before dies',
  status: 200,
  params: signingLink,
  secret: 'signing',
  answer: z.object({ status: z.literal('accepted'), minutes: z.int() }),
});

export const signPapers = call({
  method: 'POST',
  path: `${basePath}/signing/:token/signature`,
  summary: 'Signs every document behind a signing link with the code from the mail',
  status: 200,
  params: signingLink,
  secret: 'signing',
  ends: 'link',
  body: z.strictObject({
    code: z.string().check(z.maxLength(20, 'too_long')),
    typed_name: text(200, 0),
    /** Version of the statement that was shown. */
    statement: z.string().check(z.maxLength(20, 'too_long')),
    /** The documents that were shown, by their hashes. */
    papers: z
      .array(
        z.strictObject({
          paper: paper,
          document_hash: z.string().check(z.maxLength(64, 'too_long')),
        }),
      )
      .check(z.maxLength(4)),
  }),
  answer: z.object({ status: z.literal('signed') }),
});

export const declineSigning = call({
  method: 'POST',
  path: `${basePath}/signing/:token/refusal`,
  summary: 'Declines to sign; the application is withdrawn with it',
  status: 200,
  params: signingLink,
  secret: 'signing',
  ends: 'link',
  body: z.strictObject({ reason: text(500, 0) }),
  answer: z.object({ status: z.literal('declined') }),
});
