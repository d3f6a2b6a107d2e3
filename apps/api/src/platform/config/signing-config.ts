/** Where documents are signed. */
export type SigningConfig = EmbeddedSigning | DocumensoSigning;

export interface EmbeddedSigning {
  readonly provider: 'embedded';
  /** Folder with the seal of each partner; undefined only away from production. */
  readonly sealDir: string | undefined;
  /** RFC 3161 service that proves the moment of sealing. */
  readonly timestampUrl: string | undefined;
  /** What production may go without. */
  readonly sealWithout: readonly SealException[];
}

interface DocumensoSigning {
  readonly provider: 'documenso';
  readonly baseUrl: string;
  readonly apiToken: string;
  readonly webhookSecret: string;
}

/** What production may go without, once it is said in `SEAL_WITHOUT`. */
const exceptions = ['time-stamp', 'issuer'] as const;
export type SealException = (typeof exceptions)[number];

export const sealExceptionsSentence = `SEAL_WITHOUT must be one or both of ${exceptions.join(', ')}, separated by a comma.`;

/** Whether a text lists exceptions. */
export function isExceptionList(text: string): boolean {
  return text === '' || text.split(',').every((word) => exceptions.some((known) => known === word.trim()));
}

/** The exceptions of a list that fits. */
export function readExceptions(text: string): readonly SealException[] {
  return exceptions.filter((known) => text.split(',').some((word) => word.trim() === known));
}

/** Why seals may not be made so in production, in a sentence; undefined when they may. */
export function sealFaultInProduction(signing: SigningConfig): string | undefined {
  if (signing.provider !== 'embedded' || signing.timestampUrl) return undefined;
  if (signing.sealWithout.includes('time-stamp')) return undefined;
  return 'SEAL_TSA_URL is required in production: without a time stamp nobody can prove when a seal was made. Name a time-stamp service (RFC 3161), or say SEAL_WITHOUT=time-stamp.';
}
