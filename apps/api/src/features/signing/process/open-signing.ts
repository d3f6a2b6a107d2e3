import type { EmbeddedSigning } from '../../../platform/config/signing-config.ts';
import type { CoreContext } from '../../../platform/context.ts';
import { documensoPort } from '../documenso/documenso-port.ts';
import { composeReadingCopy, readPrintedData } from '../documents/compose-documents.ts';
import type { EmbeddedContext } from '../embedded/context.ts';
import { embeddedPort } from '../embedded/embedded-port.ts';
import { padesSeal } from '../embedded/pades-seal.ts';
import { Seals } from '../embedded/seal-signers.ts';
import { levelFault } from '../levels.ts';
import type { SigningPort } from '../port.ts';
import type { SigningService } from '../signing-service.ts';
import { recordDrawer } from './record-drawer.ts';
import { signingPost } from './signing-post.ts';

/**
 * The signing provider of the configuration, ready for use. What a partner lacks closes that partner's signing only.
 *
 * @throws {ConfigError} production has no folder of seals
 */
export async function openSigning(context: CoreContext): Promise<Omit<SigningService, 'wake'>> {
  const { signing } = context.config;
  const harness =
    signing.provider === 'documenso'
      ? { port: documensoPort({ ...signing, clock: context.clock }) }
      : openEmbedded(context, signing);
  return {
    faultOf: (id) => levelFaultOf(context, harness.port, id),
    ...harness,
    readingCopy: ({ paper, ...key }) => composeReadingCopy(context, key, paper),
    printedData: ({ paper, language, ...key }) => readPrintedData(context, key, paper, language),
  };
}

async function levelFaultOf({ partners }: CoreContext, port: SigningPort, partnerId: string) {
  const partner = (await partners.all()).find(({ id }) => id === partnerId);
  if (!partner) return undefined;
  const { name, requiredLevel } = partner.program.organiser;
  return levelFault(port, { organiser: name, requiredLevel });
}

function openEmbedded(context: CoreContext, { sealDir, timestampUrl, sealWithout }: EmbeddedSigning) {
  const { config, clock } = context;
  const { environment, dataDir } = config;
  const seals = new Seals({ environment, dataDir, sealDir, sealWithout }, clock);
  const seal = padesSeal({ signerOf: (id) => seals.signerOf(id), timestampUrl });
  const drawRecord = recordDrawer(context);
  const faultOf = async (id: string): Promise<string | undefined> =>
    (await levelFaultOf(context, port, id)) ?? seals.faultOf(id);
  const embedded: EmbeddedContext = { ...context, post: signingPost, drawRecord, seal, faultOf };
  const port = embeddedPort(embedded);
  return { port, embedded, faultOf, sealEndOf: (id: string) => seals.endOf(id) };
}
