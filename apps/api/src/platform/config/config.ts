import * as z from 'zod/mini';
import type { SecretKey } from '../crypto/secrets.ts';
import { type DeskConfig, deskSettings, incompleteDesk, readDesk } from './desk-settings.ts';
import { incompleteSms, outgoingSettings, readSms, type SmsConfig } from './outgoing-settings.ts';
import { findUnsafe } from './production-rules.ts';
import { isPhaseList, type ProgramPhases, phaseListSentence, readPhases } from './program-phases.ts';
import { type ProofRule, proofRules } from './proof-rules.ts';
import { readS3Settings, type S3Settings, s3Sentence, s3Settings } from './s3-place.ts';
import { incompleteSigning, readSigning, type SigningConfig, signingSettings } from './signing-config.ts';

const environments = ['development', 'localhost', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];

/** Every setting of the product, parsed once at start. */
export interface Config {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  readonly applicationDomain: string;
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Who owns the tables, where that is not the user of `databaseUrl`. */
  readonly databaseOwnerUrl: string | undefined;
  /** Whether a start brings the tables to the newest form, or only looks whether somebody has. */
  readonly migrations: 'at-start' | 'apart';
  readonly dataDir: string;
  /** Where uploaded files lie; undefined: in `dataDir`. */
  readonly filesS3: S3Settings | undefined;
  /** Undefined: outgoing mail stands in the mailbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly sms: SmsConfig;
  /** Who is mailed each morning what needs a person; undefined: nobody. */
  readonly operatorEmail: string | undefined;
  /** Undefined only in development and localhost: made at random and stored in `dataDir`. */
  readonly secretKeys: readonly SecretKey[] | undefined;
  readonly signing: SigningConfig;
  readonly desk: DeskConfig;
  /** How long the mail of a step of the desk waits, so that the step can be taken back, ms. */
  readonly undoMs: number;
  /** Where clamd looks at uploads; undefined: nowhere. */
  readonly clamavUrl: string | undefined;
  /** When a proof of work is demanded; other than `surge` only on a developer's machine. */
  readonly proofRule: ProofRule;
  /** What is added to the timetables of programmes, by their ids. */
  readonly programPhases: ProgramPhases;
  /** How many proxies in front of the server may name the visitor's address. */
  readonly trustedProxyHops: number;
  /** How long a stopping server still takes visitors after it has said that it is not ready. */
  readonly stopDelaySeconds: number;
  /** Where the figures are served; undefined: nowhere. */
  readonly metrics: MetricsSettings | undefined;
  /** Where spans are handed to, by OTLP over HTTP, without a slash at the end; undefined: nobody traces. */
  readonly collectorUrl: string | undefined;
  /** Whom backups are encrypted for: an age recipient, or the identity that also opens them. */
  readonly backupKey: string | undefined;
}

export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
}

/** A setting is wrong or missing. The message is a sentence that names it; the server does not start. */
export class ConfigError extends Error {}

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
const keyList = /^[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{43}(,[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{43})*$/;

const postgresUrl = (name: string) =>
  z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\/./, `${name} must begin with postgres:// or be left out.`)),
  );

/** Text of each setting, and the sentence that is said when it does not fit. */
const settings = z.object({
  ...deskSettings,
  PORT: z._default(
    z.string().check(z.refine(isPort, 'PORT must be a whole number from 0 to 65535.')),
    '3000',
  ),
  HOST: z._default(z.string(), '0.0.0.0'),
  ENVIRONMENT: z._default(
    z.enum(environments, `ENVIRONMENT must be one of ${environments.join(', ')}.`),
    'production',
  ),
  APPLICATION_DOMAIN: z._default(
    z
      .string()
      .check(
        z.regex(hostName, 'APPLICATION_DOMAIN must be a host name in lower case, without port or path.'),
      ),
    'ndp.localhost',
  ),
  DATABASE_URL: postgresUrl('DATABASE_URL'),
  DATABASE_OWNER_URL: postgresUrl('DATABASE_OWNER_URL'),
  MIGRATIONS: z._default(z.enum(['at-start', 'apart'], 'MIGRATIONS must be at-start or apart.'), 'at-start'),
  DATA_DIR: z._default(z.string(), '.data'),
  ...s3Settings,
  ...outgoingSettings,
  SECRET_KEYS: z.optional(
    z
      .string()
      .check(
        z.regex(
          keyList,
          'SECRET_KEYS must be id:key, several separated by commas, each key 32 bytes in base64url.',
        ),
      ),
  ),
  ...signingSettings,
  CLAMAV_URL: z.optional(
    z
      .string()
      .check(z.regex(/^(tcp:\/\/[^/\s]+|unix:\/\S+)$/, 'CLAMAV_URL must be tcp://host:port or unix:/path.')),
  ),
  PROOF_OF_WORK: z._default(
    z.enum(proofRules, `PROOF_OF_WORK must be one of ${proofRules.join(', ')}.`),
    'surge',
  ),
  PROGRAM_PHASES: z._default(z.string().check(z.refine(isPhaseList, phaseListSentence)), ''),
  TRUSTED_PROXY_HOPS: z.optional(
    z.string().check(z.regex(/^([0-9]|10)$/, 'TRUSTED_PROXY_HOPS must be a whole number from 0 to 10.')),
  ),
  METRICS_PORT: z.optional(
    z.string().check(z.refine(isPort, 'METRICS_PORT must be a whole number from 0 to 65535.')),
  ),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.refine(
          isCollectorUrl,
          'OTEL_EXPORTER_OTLP_ENDPOINT must be the http:// or https:// address of a collector, without password or /v1/traces.',
        ),
      ),
  ),
  BACKUP_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(age1[a-z0-9]{58}|AGE-SECRET-KEY-1[A-Z0-9]{58})$/,
          'BACKUP_KEY must be an age recipient (age1…) or identity (AGE-SECRET-KEY-1…).',
        ),
      ),
  ),
  STOP_DELAY_SECONDS: z._default(
    z
      .string()
      .check(z.regex(/^([0-9]|[1-5][0-9]|60)$/, 'STOP_DELAY_SECONDS must be a whole number from 0 to 60.')),
    '0',
  ),
});

/**
 * The settings from environment variables; an empty variable counts as left out.
 *
 * @throws {ConfigError} with one sentence per wrong setting; values are never repeated
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(values);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message).join('\n'));
  const set = parsed.data;
  const desk = readDesk(set, isLocal(set.ENVIRONMENT));
  if (!desk) throw new ConfigError(incompleteDesk);
  const sms = readSms(set, isLocal(set.ENVIRONMENT));
  if (!sms) throw new ConfigError(incompleteSms);
  const signing = readSigning(set);
  if (!signing) throw new ConfigError(incompleteSigning);
  const filesS3 = readS3Settings(set);
  if (filesS3 === 'unfit') throw new ConfigError(s3Sentence);
  const config: Config = {
    desk,
    undoMs: Number(set.DESK_UNDO_SECONDS) * 1000,
    environment: set.ENVIRONMENT,
    host: set.HOST,
    port: Number(set.PORT),
    applicationDomain: set.APPLICATION_DOMAIN,
    databaseUrl: set.DATABASE_URL,
    databaseOwnerUrl: set.DATABASE_OWNER_URL,
    migrations: set.MIGRATIONS,
    dataDir: set.DATA_DIR,
    filesS3,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `NDP <no-reply@${set.APPLICATION_DOMAIN}>`,
    sms,
    operatorEmail: set.OPERATOR_EMAIL,
    secretKeys: set.SECRET_KEYS === undefined ? undefined : readKeys(set.SECRET_KEYS),
    signing,
    clamavUrl: set.CLAMAV_URL,
    proofRule: set.PROOF_OF_WORK,
    programPhases: readPhases(set.PROGRAM_PHASES),
    trustedProxyHops: Number(set.TRUSTED_PROXY_HOPS ?? 0),
    stopDelaySeconds: Number(set.STOP_DELAY_SECONDS),
    backupKey: set.BACKUP_KEY,
    collectorUrl: set.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''),
    metrics:
      set.METRICS_PORT === undefined ? undefined : { port: Number(set.METRICS_PORT), host: set.METRICS_HOST },
  };
  refuseUnsafe(config);
  const unsafe = isProduction(config) && findUnsafe(config, set.TRUSTED_PROXY_HOPS);
  if (unsafe) throw new ConfigError(unsafe);
  return config;
}

/** Whether the server stands on a developer's own machine: http, made-up keys, a mailbox instead of mail. */
export function isLocal(environment: Environment): boolean {
  return environment === 'development' || environment === 'localhost';
}

/** Whether a text names keys as `readKeys` takes them. */
export function isKeyList(text: string): boolean {
  return keyList.test(text);
}

/**
 * The keys written as `id:base64url`, separated by commas; the first is the current one.
 *
 * @throws {ConfigError} two keys share an id
 */
export function readKeys(list: string): SecretKey[] {
  const keys = list.split(',').map((entry) => {
    const [id = '', bytes = ''] = entry.split(':');
    return { id, bytes: new Uint8Array(Buffer.from(bytes, 'base64url')) };
  });
  if (new Set(keys.map((key) => key.id)).size < keys.length) {
    throw new ConfigError('SECRET_KEYS must not name two keys alike.');
  }
  return keys;
}

/** Whether real applicants are served. */
export function isProduction({ environment }: Pick<Config, 'environment'>): boolean {
  return environment === 'production';
}

function refuseUnsafe(config: Config): void {
  if (isProduction(config) && !config.smtpUrl) {
    throw new ConfigError(
      'SMTP_URL is required in production: without it the mailbox would show secret links.',
    );
  }
  if (config.databaseOwnerUrl && !config.databaseUrl) {
    throw new ConfigError(
      'DATABASE_OWNER_URL must name the owner of the database of DATABASE_URL: set both or neither.',
    );
  }
  if (!isLocal(config.environment) && config.proofRule !== 'surge') {
    throw new ConfigError(`PROOF_OF_WORK must be left out in ${config.environment}.`);
  }
  if (!isLocal(config.environment) && !config.secretKeys) {
    throw new ConfigError(`SECRET_KEYS is required in ${config.environment}.`);
  }
}

function isCollectorUrl(value: string): boolean {
  return /^https?:\/\/[^\s?#@]+$/.test(value) && URL.canParse(value) && !/\/v1\/traces\/?$/.test(value);
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}
