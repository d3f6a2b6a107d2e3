import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const key = 'hJv0s3Yk1mXcQ9dLz7uBnW2eRtAoPi5gFhKxSyVbM48';
const production = {
  SECRET_KEYS: `k1:${key}`,
  SMTP_URL: 'smtp://mail.example:587',
  APPLICATION_DOMAIN: 'dofinansowanie.example',
  SEAL_TSA_URL: 'https://tsa.example',
  TRUSTED_PROXY_HOPS: '1',
  DATABASE_URL: 'postgres://ndp@db.example/ndp?sslmode=verify-full',
};
const store = {
  FILES_S3_ENDPOINT: 'https://s3.example',
  FILES_S3_BUCKET: 'ndp',
  FILES_S3_ACCESS_KEY_ID: 'id',
  FILES_S3_SECRET_ACCESS_KEY: 'secret',
};

const wrong: [string, Record<string, string>][] = [
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '3000.5' }],
  ['PORT', { PORT: 'http' }],
  ['ENVIRONMENT', { ENVIRONMENT: 'prod' }],
  ['APPLICATION_DOMAIN', { APPLICATION_DOMAIN: 'https://ndp.example' }],
  ['APPLICATION_DOMAIN', { APPLICATION_DOMAIN: 'ndp.example:3000' }],
  ['APPLICATION_DOMAIN', { APPLICATION_DOMAIN: 'NDP.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://root@localhost/ndp' }],
  ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: 'postgres://owner@localhost/ndp' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
  ['MAIL_FROM', { MAIL_FROM: 'NDP' }],
  ['MAIL_FROM', { MAIL_FROM: 'a@b.pl\r\nBcc: x@y.pl' }],
  ['SECRET_KEYS', { SECRET_KEYS: 'short' }],
  ['SECRET_KEYS', { SECRET_KEYS: `k1:${key.slice(1)}` }],
  ['SECRET_KEYS', { SECRET_KEYS: `k1:${key},k1:${key}` }],
  ['SIGNING_PROVIDER', { SIGNING_PROVIDER: 'somebody' }],
  ['SEAL_TSA_URL', { SEAL_TSA_URL: 'tsa.example' }],
  ['CLAMAV_URL', { CLAMAV_URL: 'https://clamav' }],
  ['SEAL_WITHOUT', { SEAL_WITHOUT: 'everything' }],
  ['DOCUMENSO_BASE_URL', { DOCUMENSO_BASE_URL: 'sign.example?x' }],
  ['DOCUMENSO_PARTNERS', { DOCUMENSO_PARTNERS: 'duon sign.example api_2 secret' }],
  ['DOCUMENSO_WEBHOOK_SECRET', { DOCUMENSO_WEBHOOK_SECRET: 'short' }],
  ['TRUSTED_PROXY_HOPS', { TRUSTED_PROXY_HOPS: '-1' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://user:pass@collector.example' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/v1/traces' }],
  ['FILES_S3_ENDPOINT', { ...store, FILES_S3_ENDPOINT: 's3.example' }],
  ['FILES_S3_ENDPOINT', { ...store, FILES_S3_ENDPOINT: 'https://s3.example/bucket' }],
  ['FILES_S3_BUCKET', { ...store, FILES_S3_BUCKET: 'a/b' }],
  ['FILES_S3_ENDPOINT, .*', { FILES_S3_BUCKET: 'ndp' }],
];

describe('settings', () => {
  it('need nothing on a developer’s machine', () => {
    expect(readConfig({ ENVIRONMENT: 'localhost' })).toMatchObject({
      port: 3000,
      applicationDomain: 'ndp.localhost',
      dataDir: '.data',
      trustedProxyHops: 0,
      signing: { provider: 'embedded', embedded: { sealDir: undefined, timestampUrl: undefined } },
      secretKeys: undefined,
      databaseUrl: undefined,
    });
  });

  it('are those of production unless something else is said', () => {
    expect(readConfig(production).environment).toBe('production');
  });

  it('tell how many proxies stand in front of a server in production, if it is none at all', () => {
    const { TRUSTED_PROXY_HOPS: _, ...untold } = production;
    expect(() => readConfig(untold)).toThrow('TRUSTED_PROXY_HOPS is required in production');
    expect(readConfig({ ...untold, TRUSTED_PROXY_HOPS: '0' }).trustedProxyHops).toBe(0);
  });

  it('take a store of files whole, in production by a guarded way only', () => {
    const filesS3 = { endpoint: 'https://s3.example', region: 'us-east-1', bucket: 'ndp' };
    expect(readConfig({ ...production, ...store })).toMatchObject({ filesS3 });
    const open = { ...production, ...store, FILES_S3_ENDPOINT: 'http://s3.example' };
    expect(() => readConfig(open)).toThrow('FILES_S3_ENDPOINT must begin with https:// in production');
  });

  it('count as left out when they are empty', () => {
    expect(readConfig({ ENVIRONMENT: 'localhost', PORT: '', SMTP_URL: '' }).port).toBe(3000);
  });

  it.each(wrong)('refuse to start with a wrong %s, in a sentence that names it', (name, settings) => {
    const start = () => readConfig({ ENVIRONMENT: 'localhost', ...settings });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(new RegExp(`^${name} must .*\\.$`));
  });

  it('never repeat a secret in the sentence', () => {
    expect(() => readConfig({ ENVIRONMENT: 'localhost', SECRET_KEYS: 'my-secret-key' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('my-secret-key') }),
    );
  });

  it('refuse production without a mail server, because the mailbox would show secret links', () => {
    expect(() => readConfig({ ...production, SMTP_URL: '' })).toThrow(/SMTP_URL is required/);
  });

  it('refuse production on the embedded database', () => {
    expect(() => readConfig({ ...production, DATABASE_URL: '' })).toThrow(
      'DATABASE_URL is required in production',
    );
  });

  it.each(['staging', 'production'])('refuse %s without secret keys', (ENVIRONMENT) => {
    expect(() => readConfig({ ...production, ENVIRONMENT, SECRET_KEYS: '' })).toThrow(
      /SECRET_KEYS is required/,
    );
  });

  it('take Documenso with all it needs, and not with less', () => {
    const documenso = {
      ENVIRONMENT: 'localhost',
      SIGNING_PROVIDER: 'documenso',
      DOCUMENSO_BASE_URL: 'https://sign.example/',
      DOCUMENSO_API_TOKEN: 'api_1',
      DOCUMENSO_WEBHOOK_SECRET: 'sixteen characters',
    };
    const account = {
      baseUrl: 'https://sign.example',
      apiToken: 'api_1',
      webhookSecret: 'sixteen characters',
    };
    expect(readConfig(documenso).signing).toMatchObject({ provider: 'documenso', documenso: account });
    // Documents may still be under way there.
    expect(readConfig({ ...documenso, SIGNING_PROVIDER: '' }).signing).toMatchObject({
      provider: 'embedded',
      documenso: account,
    });
    const DOCUMENSO_PARTNERS = 'duon https://sign.duon.example// api_2 sixteen-and-more';
    const own = {
      baseUrl: 'https://sign.duon.example',
      apiToken: 'api_2',
      webhookSecret: 'sixteen-and-more',
    };
    expect(readConfig({ ...documenso, DOCUMENSO_PARTNERS }).signing.partnersDocumenso).toEqual(
      new Map([['duon', own]]),
    );
    for (const name of ['DOCUMENSO_BASE_URL', 'DOCUMENSO_API_TOKEN', 'DOCUMENSO_WEBHOOK_SECRET']) {
      expect(() => readConfig({ ...documenso, [name]: '' })).toThrow(/SIGNING_PROVIDER documenso needs/);
    }
  });

  it('take several keys, the first being the current one', () => {
    const { secretKeys } = readConfig({
      ...production,
      SECRET_KEYS: `new:${key},old:${key.split('').reverse().join('')}`,
    });
    expect(secretKeys?.map(({ id, bytes }) => [id, bytes.length])).toEqual([
      ['new', 32],
      ['old', 32],
    ]);
  });
});

describe('in production', () => {
  it('a seal goes without a time stamp where that is said', () => {
    const SEAL_WITHOUT = 'issuer, time-stamp';
    const { signing } = readConfig({ ...production, SEAL_TSA_URL: '', SEAL_WITHOUT });
    expect(signing.embedded).toMatchObject({
      timestampUrl: undefined,
      sealWithout: ['time-stamp', 'issuer'],
    });
  });

  it.each([
    ['a seal whose moment nobody proves', { SEAL_TSA_URL: '' }],
    [
      'an account at Documenso over an open line',
      { DOCUMENSO_PARTNERS: 'duon http://sign.example api_2 sixteen-and-more' },
    ],
    ['a key of one byte', { SECRET_KEYS: `k1:${'A'.repeat(43)}` }],
    ['the key file of a developer', { SECRET_KEYS: `local:${key}` }],
    ['a database over an open line', { DATABASE_URL: 'postgres://ndp@db.example/ndp' }],
    ['a database with TLS if it likes', { DATABASE_URL: 'postgres://ndp@db.example/ndp?sslmode=prefer' }],
    ['another host behind a local name', { DATABASE_URL: 'postgres://localhost/ndp?host=db.example' }],
  ])('%s is refused', (_, change) => {
    const [name = ''] = Object.keys(change);
    expect(() => readConfig({ ...production, ...change })).toThrow(name);
  });

  it.each([
    'postgres://ndp@localhost/ndp',
    'postgres://ndp@db.example/ndp?sslmode=verify-full',
    'postgres:///ndp?host=/run/postgresql',
  ])('%s is taken', (DATABASE_URL) => {
    expect(readConfig({ ...production, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });
});

describe('phases added to the timetable of a programme', () => {
  it('are read by programme and day', () => {
    const list = 'duon 2026-12-01 paused funds_used, duon 2027-02-01 open, stx 2026-11-30 closed';
    expect(readConfig({ ENVIRONMENT: 'localhost', PROGRAM_PHASES: list }).programPhases).toEqual({
      duon: [
        { from: '2026-12-01', state: 'paused', reason: 'funds_used' },
        { from: '2027-02-01', state: 'open' },
      ],
      stx: [{ from: '2026-11-30', state: 'closed' }],
    });
  });

  it.each(['duon', 'nobody 2026-12-01 paused', 'duon 2026-02-30 paused', 'duon 2026-12-01 shut'])(
    'are refused as “%s”',
    (list) => {
      expect(() => readConfig({ ENVIRONMENT: 'localhost', PROGRAM_PHASES: list })).toThrow(
        /PROGRAM_PHASES must be/,
      );
    },
  );
});
