import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { describeGaps } from './gaps.ts';

const key = `k1:${randomBytes(32).toString('base64url')}`;
const production = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://localhost/ndp',
  SECRET_KEYS: key,
  SMTP_URL: 'smtps://mail.example.pl',
  SEAL_DIR: '/etc/ndp/seals',
  SEAL_TSA_URL: 'https://tsa.example.pl',
  TRUSTED_PROXY_HOPS: '1',
};
const desk = {
  DESK_OIDC_ISSUER: 'https://id.example.pl',
  DESK_OIDC_CLIENT_ID: 'ndp',
  DESK_OIDC_CLIENT_SECRET: 'secret',
};
const whole = {
  ...production,
  ...desk,
  CLAMAV_URL: 'tcp://127.0.0.1:3310',
  BACKUP_KEY: `age1${'q'.repeat(58)}`,
};

it('a start in production says that uploads are not scanned, officers cannot log in and no backup can be made', () => {
  expect(describeGaps(readConfig(production)).join(' ')).toMatch(
    /not scanned.*CLAMAV_URL.*cannot log in.*DESK_OIDC_ISSUER.*No backup.*BACKUP_KEY/,
  );
  expect(describeGaps(readConfig(whole))).toEqual([]);
  expect(describeGaps(readConfig({ ENVIRONMENT: 'localhost' }))).toEqual([]);
});
