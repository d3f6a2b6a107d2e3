import * as calls from '@ndp/contract/calls/signing.ts';
import type * as z from 'zod/mini';
import { type Signing, signPapers } from '../../features/signing/embedded/ceremony.ts';
import { hasSigned } from '../../features/signing/embedded/past-signature.ts';
import { PapersNotOpened, SigningLinkNotValid, WrongSigningCode } from '../../features/signing/refusals.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import { type Asked, type Http, mount } from '../../platform/http/mount.ts';
import { FieldsRefused } from '../../platform/http/refusals.ts';
import { openSigningLink, passOn, refusalOf } from './open-signing-link.ts';

type Body = z.output<NonNullable<typeof calls.signPapers.body>>;
type SignatureAsked = Asked<{ readonly token: string }, unknown, Body>;

const signed = { status: 'signed' as const };

/**
 * Signs everything behind a signing link, or nothing. Whoever has no link is not told what is wrong with a body;
 * who repeats a signature that was taken is told so again. A name that is not the signer's is asked about first.
 */
export function mountSignPapers(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.signPapers, async (asked) => {
    try {
      return await takeSignature(context, asked);
    } catch (refusal) {
      if (refusal instanceof SigningLinkNotValid && (await isRepeated(context, asked))) return signed;
      throw refusal;
    }
  });
}

async function takeSignature(context: SigningCallContext, asked: SignatureAsked) {
  const { embedded, link, waiting, trace } = await openSigningLink(context, asked.caller, asked.params.token);
  await context.counters.count({ signature: `${waiting.partnerId} ${waiting.applicationId}` });
  const { typed_name: typedName, papers: _, ...said } = asked.body;
  const signing = { ...said, typedName, papers: shownIn(asked.body) };
  const outcome = await signPapers(embedded, link, signing, trace);
  switch (outcome.kind) {
    case 'signed':
      await passOn(context, outcome.hints);
      return signed;
    case 'held':
      context.wake();
      return { status: 'held' as const };
    case 'not-opened':
      throw new PapersNotOpened(outcome.papers);
    case 'not-declared':
      throw new FieldsRefused({ loc: ['body', 'declarations', outcome.name], problem: 'declare' });
    case 'other-name':
      throw new FieldsRefused({ loc: ['body', 'typed_name'], problem: 'other_name' });
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
async function isRepeated({ db, keys, clock }: SigningCallContext, asked: SignatureAsked): Promise<boolean> {
  const partner = asked.caller.findPartner();
  const body = readable(asked);
  if (!partner || !body) return false;
  const link = { partnerId: partner.id, token: asked.params.token };
  return hasSigned(db, keys, link, { shown: shownIn(body), now: clock() });
}

function readable(asked: SignatureAsked): Body | undefined {
  try {
    return asked.body;
  } catch {
    return undefined;
  }
}

function shownIn({ papers }: Body): Signing['papers'] {
  return papers.map(({ paper, document_hash }) => ({ paper, documentHash: document_hash }));
}
