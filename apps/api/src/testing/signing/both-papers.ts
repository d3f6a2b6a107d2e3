import { sendSigningCode, signDocuments } from '../../features/signing/embedded/ceremony.ts';
import type { SignatureInput } from '../../features/signing/embedded/ceremony-types.ts';
import type { PaperName } from '../../platform/database/schema/document-names.ts';
import { type EmbeddedBench, signingOf, trace } from './embedded-bench.ts';
import { plainDocument } from './sealed-document.ts';
import { type SigningHarness, signers } from './signing-harness.ts';

const [applicant] = signers;
export const bothPapers: readonly PaperName[] = ['agreement', 'application'];

/** Both papers of an application, a new one unless told, promised to the applicant, who writes the address in different ways. */
export async function promiseBothPapers(harness: SigningHarness, applicationId?: string) {
  const id = applicationId ?? (await harness.apply());
  const keys = [];
  for (const paper of bothPapers) {
    const email = paper === 'agreement' ? 'Lucja@Example.pl' : 'lucja@example.pl';
    const only = applicant ? [{ ...applicant, email }] : [];
    keys.push(
      await harness.promiseFor(id, paper, { signers: only, document: plainDocument(paper), title: paper }),
    );
  }
  return { applicationId: id, keys };
}

/** Both papers, sent. */
export async function inviteToBoth(harness: SigningHarness, bench: EmbeddedBench, applicationId?: string) {
  const promised = await promiseBothPapers(harness, applicationId);
  await harness.work();
  const ids = await Promise.all(promised.keys.map(harness.providerIdOf));
  return { ...promised, ids, link: await bench.linkOf(ids[0] ?? '') };
}

/** Signs both with a new code. */
export async function signBoth(
  bench: EmbeddedBench,
  { link, ids }: Pick<Awaited<ReturnType<typeof inviteToBoth>>, 'link' | 'ids'>,
  change: (signing: SignatureInput) => SignatureInput = (signing) => signing,
) {
  await sendSigningCode(bench.context, link, trace);
  const signing = await signingOf(bench.context, link, await bench.codeOf(ids[0] ?? ''));
  return signDocuments(bench.context, link, change(signing), trace);
}
