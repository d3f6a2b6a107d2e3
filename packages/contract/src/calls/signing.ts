import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import { text } from '@ndp/flows/fields.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { documentText } from '../document-text.ts';
import { accepted } from '../link.ts';
import { paper } from './papers.ts';

const language = z.enum(['pl', 'en']);

/** The agreement in short: one sentence an entry. */
const inShort = z.object({
  get: z.array(z.string()),
  must: z.array(z.string()),
  lose: z.array(z.string()),
  withdraw: z.array(z.string()),
});
export type InShort = z.infer<typeof inShort>;

/** The secret of a signing link; it opens nothing but what its holder is to sign. */
const signingLink = z.object({ token: z.string() });

/** What the page of a signing link shows. */
const signingAnswer = z.object({
  reference: z.string(),
  /** Who is asked to sign. */
  signer_name: z.string(),
  /** Whether a person signs, somebody in the name of an organisation, or the second person it has named. */
  signer_kind: z.enum(['person', 'organisation', 'representative']),
  /** Two sign for an organisation, one after the other; null where one signs alone. */
  joint: z.nullable(
    z.object({
      organisation: z.string(),
      second_name: z.string(),
      /** Whether this link is the second person's. */
      is_second: z.boolean(),
    }),
  ),
  /** Whether a person looks at the signature first: at its name, or because it was made elsewhere. */
  is_held: z.boolean(),
  /** How many co-owners were asked and have not answered yet; the signature counts without them. */
  unanswered_co_owners: z.int(),
  /** The language of the mail; the page opens in it. */
  language: z.enum(['pl', 'en']),
  organiser: z.string(),
  quote: z.nullable(z.number()),
  /** Until when it may be signed, ISO moment. */
  deadline: z.string(),
  /** What the signer declares, each on its own, with the version that is sent back. */
  statement: z.object({
    version: z.string(),
    declarations: z.object({ content_known: z.string(), my_signature: z.string() }),
  }),
  /** Written from the values of the agreement; null when it can only be read as a file. */
  in_short: z.nullable(z.object({ pl: inShort, en: inShort })),
  /** Days in which a consumer may withdraw once it is concluded; null for who is none. */
  withdrawal_days: z.nullable(z.int()),
  papers: z.array(
    z.object({
      paper,
      title: z.string(),
      bytes: z.int(),
      /** SHA-256 of the file as it is shown, hexadecimal: whoever signed elsewhere before has changed it. */
      document_hash: z.string(),
      /** Whether the signer has opened it: without that nothing is signed. */
      is_opened: z.boolean(),
      /** Whose certificate signed it, where it has come back signed elsewhere. */
      own_holder: z.nullable(z.string()),
    }),
  ),
});
export type SigningAnswer = z.infer<typeof signingAnswer>;

export const getSigning = call('GET /signing/:token', {
  summary: 'What a signing link asks to be signed; reading it changes nothing',
  params: signingLink,
  secret: 'signing',
  answer: signingAnswer,
});

export const getSigningPaper = call('GET /signing/:token/papers/:paper', {
  summary: 'A document to be signed; that it was given whole is noted, nothing is opened or signed by it',
  params: z.extend(signingLink, { paper }),
  secret: 'signing',
  query: z.object({ copy: z.optional(z.literal('en')) }),
  answer: { mediaTypes: ['application/pdf'] },
});

export const getSigningText = call('GET /signing/:token/papers/:paper/text', {
  summary: 'A document to be signed, as text for a page; that it was given whole is noted',
  params: z.extend(signingLink, { paper }),
  secret: 'signing',
  query: z.object({ language }),
  answer: documentText,
});

export const openSigning = call('POST /signing/:token/opening', {
  summary: 'A person looks at a document that was given whole; noted in the signing record',
  params: signingLink,
  secret: 'signing',
  body: z.strictObject({ paper, form: z.enum(['page', 'pdf']), language }),
  answer: accepted,
});

export const sendSigningCode = call('POST /signing/:token/code', {
  summary: 'Mails a one-time code to the signer; the one before dies',
  params: signingLink,
  secret: 'signing',
  answer: z.object({ status: z.literal('accepted'), minutes: z.int() }),
});

export const signPapers = call('POST /signing/:token/signature', {
  summary: 'Signs every document behind a signing link with the code from the mail',
  params: signingLink,
  secret: 'signing',
  ends: 'link',
  body: z.strictObject({
    code: z.string().check(z.maxLength(20, 'too_long')),
    typed_name: text(200, 0),
    /** The signer was told that this is not the name in the application, and insists; why, if they say so. */
    insists: z.optional(z.boolean()),
    reason: z.optional(text(300, 0)),
    /** Version of the statement that was shown. */
    statement: z.string().check(z.maxLength(20, 'too_long')),
    /** Which of its declarations the signer has given: both are needed. */
    declarations: z.strictObject({ content_known: z.boolean(), my_signature: z.boolean() }),
    /** The documents that were shown, by their hashes. */
    papers: z
      .array(
        z.strictObject({
          paper,
          document_hash: z.string().check(z.maxLength(64, 'too_long')),
        }),
      )
      .check(z.maxLength(4)),
  }),
  /** `held`: nothing is signed until a person has looked at the name. */
  answer: z.object({ status: z.enum(['signed', 'held']) }),
});

export const sendSignedPaper = call('POST /signing/:token/papers/:paper/signed', {
  summary:
    'Takes a document back that was signed elsewhere (PAdES); all are signed once each has come and fits its signer',
  params: z.extend(signingLink, { paper }),
  secret: 'signing',
  ends: 'link',
  body: { maxBytes: mostFileBytes },
  /** `taken`: another document has to come too; `held`: an officer looks at the signatures first. */
  answer: z.object({ status: z.enum(['signed', 'held', 'taken']) }),
});

export const declineSigning = call('POST /signing/:token/refusal', {
  summary: 'Declines to sign; the application is withdrawn with it',
  params: signingLink,
  secret: 'signing',
  ends: 'link',
  body: z.strictObject({ reason: text(500, 0) }),
  answer: z.object({ status: z.literal('declined') }),
});
