import * as z from 'zod/mini';

/** Where documents are signed. */
export interface SigningConfig {
  /** What new documents go through, unless their partner has an account of its own. */
  readonly provider: 'embedded' | 'documenso';
  readonly embedded: EmbeddedSigning;
  /** Where `documenso` is in use, or was and documents may still be under way. */
  readonly documenso: DocumensoAccount | undefined;
  /** Accounts some partners have of their own, by the partner's id. */
  readonly partnersDocumenso: ReadonlyMap<string, DocumensoAccount>;
}

export interface EmbeddedSigning {
  /** Folder with the seal of each partner; undefined only away from production. */
  readonly sealDir: string | undefined;
  /** RFC 3161 service that proves the moment of sealing. */
  readonly timestampUrl: string | undefined;
  /** What production may go without. */
  readonly sealWithout: readonly SealException[];
  /** File or folder of the certificates to which a signature made elsewhere may lead; undefined: none is trusted. */
  readonly trustPath: string | undefined;
}

/** An account at a platform: its address without a slash at the end, and what both sides know. */
export interface DocumensoAccount {
  readonly baseUrl: string;
  readonly apiToken: string;
  readonly webhookSecret: string;
}

/** What production may go without, once it is said in `SEAL_WITHOUT`. */
const exceptions = ['time-stamp', 'issuer'] as const;
export type SealException = (typeof exceptions)[number];

const sealExceptionsSentence = `SEAL_WITHOUT must be one or both of ${exceptions.join(', ')}, separated by a comma.`;

/** Whether a text lists exceptions. */
function isExceptionList(text: string): boolean {
  return text === '' || text.split(',').every((word) => exceptions.some((known) => known === word.trim()));
}

/** The exceptions of a list that fits. */
function readExceptions(text: string): readonly SealException[] {
  return exceptions.filter((known) => text.split(',').some((word) => word.trim() === known));
}

const account = /^(\S+) (https?:\/\/[^\s?#]+?)\/* (\S+) (\S{16,})$/;

const accountListSentence =
  'DOCUMENSO_PARTNERS must be partner, https:// address, token and webhook secret (16 characters or more), several separated by commas.';

/** Whether a text lists accounts of partners as `readAccounts` takes them. */
function isAccountList(text: string): boolean {
  return entriesOf(text).every((entry) => account.test(entry));
}

/** The accounts written as `partner address token secret`, separated by commas. */
function readAccounts(list: string): ReadonlyMap<string, DocumensoAccount> {
  const accounts = new Map<string, DocumensoAccount>();
  for (const entry of entriesOf(list)) {
    const [, partner = '', baseUrl = '', apiToken = '', webhookSecret = ''] = account.exec(entry) ?? [];
    accounts.set(partner, { baseUrl, apiToken, webhookSecret });
  }
  return accounts;
}

function entriesOf(list: string): readonly string[] {
  return list.split(',').flatMap((each) => each.trim() || []);
}

/** The settings of signing, as texts. */
export const signingSettings = {
  SIGNING_PROVIDER: z._default(
    z.enum(['embedded', 'documenso'], 'SIGNING_PROVIDER must be embedded or documenso.'),
    'embedded',
  ),
  SEAL_DIR: z.optional(z.string()),
  SEAL_TSA_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/./, 'SEAL_TSA_URL must begin with http:// or https://.')),
  ),
  SEAL_WITHOUT: z._default(z.string().check(z.refine(isExceptionList, sealExceptionsSentence)), ''),
  SIGNATURE_TRUST: z.optional(z.string()),
  DOCUMENSO_BASE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^https?:\/\/[^?#]+$/, 'DOCUMENSO_BASE_URL must be the https:// address of the instance.'),
      ),
  ),
  DOCUMENSO_PARTNERS: z._default(z.string().check(z.refine(isAccountList, accountListSentence)), ''),
  DOCUMENSO_API_TOKEN: z.optional(z.string()),
  DOCUMENSO_WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(16, 'DOCUMENSO_WEBHOOK_SECRET must have at least 16 characters.')),
  ),
};

type SigningVariables = z.output<z.ZodMiniObject<typeof signingSettings>>;

/** What stands in for a provider that lacks what it needs. */
export const incompleteSigning =
  'SIGNING_PROVIDER documenso needs DOCUMENSO_BASE_URL, DOCUMENSO_API_TOKEN and DOCUMENSO_WEBHOOK_SECRET.';

/** Undefined: some of what belongs together is missing. */
export function readSigning(set: SigningVariables): SigningConfig | undefined {
  const { SIGNING_PROVIDER: provider, SEAL_DIR: sealDir, SEAL_TSA_URL: timestampUrl } = set;
  const { DOCUMENSO_BASE_URL, DOCUMENSO_API_TOKEN, DOCUMENSO_WEBHOOK_SECRET } = set;
  const values = [DOCUMENSO_BASE_URL, DOCUMENSO_API_TOKEN, DOCUMENSO_WEBHOOK_SECRET].filter(Boolean);
  if (values.length < 3 && (values.length > 0 || provider === 'documenso')) return undefined;
  const [baseUrl = '', apiToken = '', webhookSecret = ''] = values;
  return {
    provider,
    embedded: {
      sealDir,
      timestampUrl,
      sealWithout: readExceptions(set.SEAL_WITHOUT),
      trustPath: set.SIGNATURE_TRUST,
    },
    documenso: baseUrl ? { baseUrl: baseUrl.replace(/\/+$/, ''), apiToken, webhookSecret } : undefined,
    partnersDocumenso: readAccounts(set.DOCUMENSO_PARTNERS),
  };
}

/** Why signing may not go so in production, in a sentence; undefined when it may. */
export function signingFaultInProduction(signing: SigningConfig): string | undefined {
  const accounts = [...signing.partnersDocumenso.values(), ...(signing.documenso ? [signing.documenso] : [])];
  if (accounts.some(({ baseUrl }) => !baseUrl.startsWith('https://')))
    return 'DOCUMENSO_BASE_URL and DOCUMENSO_PARTNERS must name https:// addresses in production: documents and tokens would travel open.';
  if (signing.provider !== 'embedded' || signing.embedded.timestampUrl) return undefined;
  if (signing.embedded.sealWithout.includes('time-stamp')) return undefined;
  return 'SEAL_TSA_URL is required in production: without a time stamp nobody can prove when a seal was made. Name a time-stamp service (RFC 3161), or say SEAL_WITHOUT=time-stamp.';
}
