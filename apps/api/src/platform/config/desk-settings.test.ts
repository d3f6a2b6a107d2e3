import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const live = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://localhost/ndp',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRUSTED_PROXY_HOPS: '0',
  SEAL_WITHOUT: 'time-stamp',
  SECRET_KEYS: 'test:hJv0s3Yk1mXcQ9dLz7uBnW2eRtAoPi5gFhKxSyVbM48',
};
const issuer = {
  DESK_OIDC_ISSUER: 'https://login.example/realm',
  DESK_OIDC_CLIENT_ID: 'desk',
  DESK_OIDC_CLIENT_SECRET: 'not a secret',
};

describe('the settings of the desk', () => {
  it('close it in production and staging, and make people up on a developer’s machine, unless an issuer is named', () => {
    const issuerIn = (ENVIRONMENT: string) => readConfig({ ...live, ENVIRONMENT }).desk.issuer;
    expect(['production', 'staging', 'localhost', 'development'].map(issuerIn)).toEqual([
      'none',
      'none',
      'embedded',
      'embedded',
    ]);
    expect(readConfig({ ...live, ...issuer }).desk).toEqual({
      issuer: 'outside',
      url: 'https://login.example/realm',
      clientId: 'desk',
      clientSecret: 'not a secret',
      secondFactors: [{ claim: 'amr', value: 'mfa' }],
    });
    const factors = { DESK_OIDC_SECOND_FACTOR: 'acrs:c1,acr:urn:mace:silver' };
    expect(readConfig({ ...live, ...issuer, ...factors }).desk).toMatchObject({
      secondFactors: [
        { claim: 'acrs', value: 'c1' },
        { claim: 'acr', value: 'urn:mace:silver' },
      ],
    });
  });

  it.each([
    ['DESK_OIDC_ISSUER needs', { ...issuer, DESK_OIDC_CLIENT_SECRET: '' }],
    ['DESK_OIDC_ISSUER needs', { DESK_OIDC_CLIENT_ID: 'desk' }],
    ['DESK_OIDC_ISSUER must be', { ...issuer, DESK_OIDC_ISSUER: 'http://login.example' }],
    ['DESK_OIDC_SECOND_FACTOR must be', { ...issuer, DESK_OIDC_SECOND_FACTOR: 'mfa' }],
    ['DESK_OIDC_SECOND_FACTOR must be', { ...issuer, DESK_OIDC_SECOND_FACTOR: 'sub:anybody' }],
  ])('refuse to start with a sentence: %s', (sentence, settings) => {
    expect(() => readConfig({ ...live, ...settings })).toThrow(sentence);
  });
});

describe('the settings of text messages', () => {
  const account = { SMSAPI_TOKEN: 'abc', SMSAPI_SENDER: 'NDP' };

  it('offer them with an account, and on a developer’s machine in the mailbox, as long as mail stands there too', () => {
    const local = { ENVIRONMENT: 'localhost' };
    expect(readConfig({ ...live, ...account }).sms).toEqual({
      ...{ via: 'smsapi', url: 'https://api.smsapi.pl', token: 'abc', sender: 'NDP' },
    });
    expect(
      [live, local, { ...local, SMTP_URL: live.SMTP_URL }].map((set) => readConfig(set).sms.via),
    ).toEqual(['none', 'mailbox', 'none']);
  });

  it.each([
    ['SMSAPI_TOKEN needs SMSAPI_SENDER', { SMSAPI_TOKEN: 'abc' }],
    ['SMSAPI_TOKEN needs SMSAPI_SENDER', { SMSAPI_SENDER: 'NDP' }],
    ['SMSAPI_SENDER must be', { ...account, SMSAPI_SENDER: 'Zażółć' }],
    ['SMSAPI_URL must be', { ...account, SMSAPI_URL: 'http://sms.example' }],
    ['SMSAPI_URL must be', { ...account, SMSAPI_URL: 'https://sms.example/' }],
  ])('say in a sentence what is wrong: %s', (sentence, set) => {
    expect(() => readConfig({ ...live, ...set })).toThrow(sentence);
  });
});
