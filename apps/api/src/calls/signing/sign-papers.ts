import * as calls from '@ndp/contract/calls/signing.ts';
import type * as z from 'zod/mini';
import { signDocuments } from '../../features/signing/embedded/ceremony.ts';
import type { SignatureInput } from '../../features/signing/embedded/ceremony-types.ts';
import { hasSigned } from '../../features/signing/embedded/past-signature.ts';
import {
  DocumentsNotOpened,
  SigningLinkNotValid,
  WrongSigningCode,
} from '../../features/signing/refusals.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import { mount } from '../../platform/http/mount.ts';
import type { CallInput, Http } from '../../platform/http/portal-call.ts';
import { FieldsRefused } from '../../platform/http/refusals.ts';
import { openSigningLink, passOn, refusalOf } from './open-signing-link.ts';

type SignPapersBody = z.output<NonNullable<typeof calls.signPapers.body>>;
type SigningCallInput = CallInput<{ readonly token: string }, unknown, SignPapersBody>;

const signed = { status: 'signed' as const };

/**
 * Signs everything behind a signing link, or nothing. Whoever has no link is not told what is wrong with a body;
 * who repeats a signature that was taken is told so again. A name that is not the signer's is asked about first.
 */
export function mountSignPapers(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.signPapers, async (input) => {
    try {
      return await takeSignature(context, input);
    } catch (refusal) {
      if (refusal instanceof SigningLinkNotValid && (await isRepeated(context, input))) return signed;
      throw refusal;
    }
  });
}

async function takeSignature(context: SigningCallContext, input: SigningCallInput) {
  const { embedded, link, waiting, trace } = await openSigningLink(context, input.caller, input.params.token);
  await context.counters.count({ signature: `${waiting.partnerId} ${waiting.applicationId}` });
  const { typed_name: typedName, papers: _, ...said } = input.body;
  const signing = { ...said, typedName, documents: shownIn(input.body) };
  const outcome = await signDocuments(embedded, link, signing, trace);
  switch (outcome.kind) {
    case 'signed':
      await passOn(context, outcome.hints);
      return signed;
    case 'held':
      context.wake();
      return { status: 'held' as const };
    case 'not-opened':
      throw new DocumentsNotOpened(outcome.documents);
    case 'not-declared':
      throw new FieldsRefused({ loc: ['body', 'declarations', outcome.name], problem: 'declare' });
    case 'other-name':
      throw new FieldsRefused({ loc: ['body', 'typed_name'], problem: 'other_name' });
    case 'others-name':
      throw new FieldsRefused({ loc: ['body', 'typed_name'], problem: 'name_of_second' });
    case 'no-person':
      throw new FieldsRefused({ loc: ['body', 'typed_name'], problem: 'no_person' });
    case 'wrong-code':
      throw new WrongSigningCode(outcome.triesLeft);
    case 'no-name':
      throw new FieldsRefused({ loc: ['body', 'typed_name'], problem: 'required' });
    default:
      throw refusalOf(outcome.kind);
  }
}

/** A body that cannot be read repeats nothing. */
async function isRepeated(
  { db, keys, clock }: SigningCallContext,
  input: SigningCallInput,
): Promise<boolean> {
  const partner = input.caller.findPartner();
  const body = readable(input);
  if (!partner || !body) return false;
  const link = { partnerId: partner.id, token: input.params.token };
  return hasSigned(db, keys, link, { shown: shownIn(body), now: clock() });
}

function readable(input: SigningCallInput): SignPapersBody | undefined {
  try {
    return input.body;
  } catch {
    return undefined;
  }
}

function shownIn({ papers }: SignPapersBody): SignatureInput['documents'] {
  return papers.map(({ paper, document_hash }) => ({ paper, documentHash: document_hash }));
}
