import { X509Certificate } from 'node:crypto';
import { programById } from '@ndp/domain/programs/all.ts';
import type { CoreContext } from '../../../platform/context.ts';
import { documensoPort } from '../documenso/documenso-port.ts';
import { composeReadingCopy, readPrintedData } from '../documents/compose-documents.ts';
import type { EmbeddedContext } from '../embedded/context.ts';
import { embeddedPort } from '../embedded/embedded-port.ts';
import { padesSeal } from '../embedded/pades-seal.ts';
import { loadSealSigners } from '../embedded/seal-signers.ts';
import { checkLevels } from '../levels.ts';
import type { SigningService } from '../signing-service.ts';
import { recordDrawer } from './record-drawer.ts';
import { signingPost } from './signing-post.ts';

/**
 * The signing provider of the configuration, ready for use.
 *
 * @throws {ConfigError} a seal is missing or unfit, or the provider does not give an organiser its level
 */
export async function openSigning(context: CoreContext): Promise<Omit<SigningService, 'wake'>> {
  const { signing } = context.config;
  const harness =
    signing.provider === 'documenso'
      ? { port: documensoPort({ ...signing, clock: context.clock }) }
      : await openEmbedded(context, signing);
  const organisers = (await context.partners.all()).map(
    ({ program_id }) => programById(program_id).organiser,
  );
  checkLevels(
    harness.port,
    organisers.map(({ name, requiredLevel }) => ({ organiser: name, requiredLevel })),
  );
  return {
    ...harness,
    readingCopy: ({ paper, ...key }) => composeReadingCopy(context, key, paper),
    printedData: ({ paper, language, ...key }) => readPrintedData(context, key, paper, language),
  };
}

async function openEmbedded(
  context: CoreContext,
  {
    sealDir,
    timestampUrl,
  }: { readonly sealDir: string | undefined; readonly timestampUrl: string | undefined },
) {
  const { config, clock } = context;
  const partnerIds = (await context.partners.all()).map(({ id }) => id);
  const places = { environment: config.environment, dataDir: config.dataDir, sealDir };
  const signerOf = await loadSealSigners(places, partnerIds, clock());
  const seal = padesSeal({ signerOf, timestampUrl });
  const drawRecord = recordDrawer(context);
  const embedded: EmbeddedContext = { ...context, post: signingPost, drawRecord, seal };
  const endOf = (id: string) => new Date(new X509Certificate(signerOf(id).certificate).validTo);
  const sealEnds = new Map(partnerIds.map((id) => [id, endOf(id)]));
  return { port: embeddedPort(embedded), embedded, sealEnds };
}
