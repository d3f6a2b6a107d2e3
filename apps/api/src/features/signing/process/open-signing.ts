import { programOf } from '../../../cases/program/case-program.ts';
import { isProduction } from '../../../platform/config/config.ts';
import type { DocumensoAccount, EmbeddedSigning } from '../../../platform/config/signing-config.ts';
import type { CoreContext } from '../../../platform/context.ts';
import type { Partner } from '../../../platform/database/schema/tables.ts';
import { coloursOf } from '../../../platform/partners/theme.ts';
import { documensoPort } from '../documenso/documenso-port.ts';
import { Pace } from '../documenso/pace.ts';
import { composeReadingCopy, readPrintedData } from '../documents/compose-documents.ts';
import { documentJobsInWorker } from '../documents/in-worker.ts';
import type { EmbeddedContext, FaultOf } from '../embedded/context.ts';
import { embeddedName, embeddedPort } from '../embedded/embedded-port.ts';
import { readOwnInWorker } from '../own/in-worker.ts';
import { readTrustList } from '../own/trust-list.ts';
import { levelFault } from '../port/levels.ts';
import type { SigningPort } from '../port/port.ts';
import { portOf } from '../port/ports.ts';
import { detachedSeal } from '../seal/detached-seal.ts';
import { padesSeal } from '../seal/pades-seal.ts';
import { Seals } from '../seal/seal-signers.ts';
import type { SigningService } from '../signing-service.ts';
import { signingPost } from './signing-post.ts';

type Directory = Parameters<FaultOf>[1];

/** Calls a minute to one address, of the thousand Documenso answers there: what people press there needs some too. */
const callsPerMinute = 900;

/**
 * The signing providers of the configuration, ready for use. What a partner lacks closes that partner's signing only.
 *
 * @throws {ConfigError} production has no folder of seals, or the trust list cannot be read
 */
export async function openSigning(context: CoreContext): Promise<Omit<SigningService, 'wake'>> {
  const { config } = context;
  const { provider, embedded: sealing } = config.signing;
  const canSeal = provider === 'embedded' || sealing.sealDir !== undefined || !isProduction(config);
  const portal = canSeal ? openEmbedded(context, sealing) : undefined;
  const { common, ownPorts } = openPlatforms(context);
  // Large, and needed here only for seals of organisers and time stamps: no visitor waits for it.
  if (sealing.sealDir || sealing.timestampUrl) await import('@libpdf/core');
  const [port, former] = provider === 'embedded' ? [portal?.port, common] : [common, portal?.port];
  if (!port) throw new RangeError(`no provider ${provider}`);
  const ports = { port, ownPorts, trainingPort: portal?.port, formerPorts: former && [former] };
  const faultOf = async (id: string, partners: Directory, named?: SigningPort) => {
    const partner = await partners.find(id);
    if (!partner) return undefined;
    if (partner.is_training && !portal)
      return 'A training partner signs on the portal, and nothing is sealed here.';
    const of = named ?? portOf(ports, partner);
    return (
      levelFaultOf(partner, of) ??
      (of.name === embeddedName ? await portal?.seals.faultOf(partner) : undefined)
    );
  };
  return {
    ...ports,
    embedded: portal && { ...portal.embedded, faultOf: (id, partners) => faultOf(id, partners, portal.port) },
    faultOf: (id, partners) => faultOf(id, partners),
    sealBytes: portal?.sealBytes,
    proofFaultOf: (id) => portal?.seals.proofFaultOf(id),
    sealEndOf: async (id) =>
      (ownPorts.get(id) ?? port).name === embeddedName ? portal?.seals.endOf(id) : undefined,
    readingCopy: ({ paper, ...key }) => composeReadingCopy(context, key, paper),
    printedData: ({ paper, language, ...key }) => readPrintedData(context, key, paper, language),
  };
}

/** The accounts at Documenso; those at one address share what it answers in a minute. */
function openPlatforms({ config, clock }: CoreContext) {
  const { documenso, partnersDocumenso } = config.signing;
  const paces = new Map<string, Pace>();
  const open = (account: DocumensoAccount, partnerId?: string) => {
    const pace = paces.get(account.baseUrl) ?? new Pace(callsPerMinute, clock);
    paces.set(account.baseUrl, pace);
    return documensoPort({ ...account, clock, pace }, partnerId);
  };
  return {
    common: documenso && open(documenso),
    ownPorts: new Map([...partnersDocumenso].map(([id, account]) => [id, open(account, id)])),
  };
}

/** Of made-up documents no level is asked. */
function levelFaultOf(partner: Partner, port: SigningPort) {
  const { name, requiredLevel } = partner.program.organiser;
  return partner.is_training ? undefined : levelFault(port, { organiser: name, requiredLevel });
}

function openEmbedded(context: CoreContext, settings: EmbeddedSigning) {
  const { sealDir, timestampUrl, sealWithout, trustPath } = settings;
  const { config, clock, partners } = context;
  const { environment, dataDir } = config;
  const isTraining = async (id: string) => (await partners.find(id))?.is_training === true;
  const seals = new Seals({ environment, dataDir, sealDir, sealWithout, isTraining }, clock);
  const seal = padesSeal({
    signerOf: (id) => seals.signerOf(id),
    timestampUrl,
    onProof: (id, missing) => seals.noteProof(id, missing),
    prepare: documentJobsInWorker.prepareSeal,
  });
  const trusted = trustPath === undefined ? [] : readTrustList(trustPath);
  const embedded = {
    ...context,
    post: signingPost,
    drawRecord: recordDrawer(context),
    readOwnSignature: (sent: Uint8Array, file: Uint8Array) =>
      readOwnInWorker({ sent, file, trusted, now: clock() }),
    seal,
  };
  const sealBytes = detachedSeal({ signerOf: (id) => seals.signerOf(id), timestampUrl });
  return { port: embeddedPort(embedded), embedded, seals, sealBytes };
}

/** Draws records of signatures under the letterhead of the document's partner, in the name of the case's organiser. */
function recordDrawer({ db, partners, config }: CoreContext): EmbeddedContext['drawRecord'] {
  return async (evidence, applicationId) => {
    const partner = await partners.find(evidence.partnerId);
    if (!partner) return documentJobsInWorker.drawRecord(evidence);
    const application = await db
      .selectFrom('application')
      .select(['program_id', 'program_version'])
      .where((row) => row.and({ partner_id: partner.id, id: applicationId }))
      .executeTakeFirstOrThrow();
    const letterhead = {
      partner: partner.title,
      organiser: programOf(application, partner).organiser.name,
      contact: [partner.contact_email, partner.contact_phone],
      ...coloursOf(partner, config.environment),
    };
    return documentJobsInWorker.drawRecord({ ...evidence, letterhead });
  };
}
