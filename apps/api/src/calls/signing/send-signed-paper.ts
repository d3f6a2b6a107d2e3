import { createHash } from 'node:crypto';
import * as calls from '@ndp/contract/calls/signing.ts';
import { scanFile } from '../../features/settlement/inspection/scan-file.ts';
import { hasSignedWith } from '../../features/signing/embedded/own-files.ts';
import { takeOwnSignature } from '../../features/signing/embedded/take-own-signature.ts';
import {
  DocumentNotFound,
  OwnSignatureUnfit,
  SignatureHeld,
  SigningLinkNotValid,
} from '../../features/signing/refusals.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Caller, Http } from '../../platform/http/portal-call.ts';
import { openSigningLink, passOn, refusalOf } from './open-signing-link.ts';

type SentPaper = {
  readonly caller: Caller;
  readonly params: { readonly token: string; readonly paper: 'application' | 'agreement' };
  readonly file: Uint8Array;
};

/** Takes a document that its signer has signed with own means; sent again after it was taken, it is told so again. */
export function mountSendSignedPaper(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.sendSignedPaper, async (input) => {
    const { caller, params } = input;
    let file: Uint8Array | undefined;
    try {
      const { waiting } = await openSigningLink(context, caller, params.token);
      await context.counters.count({ upload: `${waiting.partnerId} ${waiting.applicationId}` });
      file = await input.body;
      return await takeFile(context, { caller, params, file });
    } catch (refusal) {
      if (!(refusal instanceof SigningLinkNotValid)) throw refusal;
      file ??= await readable(input);
      const isKnown = file && (await isRepeated(context, { caller, params, file }));
      if (isKnown) return { status: 'signed' as const };
      throw refusal;
    }
  });
}

async function takeFile(context: SigningCallContext, { caller, params, file }: SentPaper) {
  const { embedded, link, trace } = await openSigningLink(context, caller, params.token);
  if (context.config.clamavUrl) await scanFile(context.config.clamavUrl, file);
  const outcome = await takeOwnSignature(embedded, link, { paper: params.paper, file }, trace);
  switch (outcome.kind) {
    case 'signed':
      await passOn(context, outcome.hints);
      return { status: outcome.kind };
    case 'held':
      context.wake();
      return { status: outcome.kind };
    case 'taken':
      return { status: outcome.kind };
    case 'unfit':
      throw new OwnSignatureUnfit(outcome.fault);
    case 'unknown-paper':
      throw new DocumentNotFound();
    case 'waits':
      throw new SignatureHeld();
    default:
      throw refusalOf(outcome.kind);
  }
}

/** Undefined for what is no file: it repeats nothing. */
async function readable(input: { readonly body: Promise<Uint8Array> }): Promise<Uint8Array | undefined> {
  try {
    return await input.body;
  } catch {
    return undefined;
  }
}

async function isRepeated(
  { db, keys, clock }: SigningCallContext,
  { caller, params, file }: SentPaper,
): Promise<boolean> {
  const partner = caller.findPartner();
  if (!partner) return false;
  const fileHash = createHash('sha256').update(file).digest('hex');
  return hasSignedWith(
    { db, keys },
    { partnerId: partner.id, token: params.token },
    { fileHash, now: clock() },
  );
}
