import type { JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import type { Config } from '../../platform/config/config.ts';
import type { SecondFactors } from '../../platform/config/desk-settings.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import type { EmbeddedIssuer } from '../issuer/issuer-site.ts';
import { callbackPath, leftAt } from '../issuer/issuer-site.ts';
import { type LogoutClaims, readLogoutToken } from './logout-token.ts';

/** What is remembered between sending somebody to the issuer and their return. */
export interface LoginStart {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who came back, as the issuer says. */
export interface LoginEnd {
  readonly issuer: string;
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** The desk as a client of its issuer. */
export interface IssuerClientOfDesk {
  /** Which second factors are accepted. */
  readonly secondFactors: SecondFactors;
  /** The issuer in use, as people are known by. */
  readonly issuer: string;
  begin(): Promise<{ readonly url: URL; readonly start: LoginStart }>;
  /** @throws whatever does not fit: state, nonce, signature, times, the issuer's own refusal */
  finish(query: string, start: LoginStart): Promise<LoginEnd>;
  /** What a token tells of a log-out at the issuer. @throws whatever does not fit */
  readLogout(token: string): Promise<LogoutClaims>;
  /** Where somebody logs out at the issuer, and comes back from. @throws the issuer has no such place */
  leave(): Promise<URL>;
}

const scope = 'openid profile email';

/** Undefined: the desk is closed. The library is loaded, and the issuer asked for its addresses, at the first log-in. */
export function openIssuerClient(config: Config, embedded: EmbeddedIssuer): IssuerClientOfDesk | undefined {
  const { desk } = config;
  if (desk.issuer === 'none') return undefined;
  const isEmbedded = desk.issuer === 'embedded';
  const issuer = isEmbedded ? embedded.url : desk.url;
  const redirectUri = `${publicOrigin('desk', config)}${callbackPath}`;
  let discovered: Promise<Configuration> | undefined;
  const open = () => {
    discovered ??= (isEmbedded ? discoverEmbedded(embedded) : discoverOutside(desk)).catch(
      (cause: unknown) => {
        // Tried again by the next who logs in.
        discovered = undefined;
        throw cause;
      },
    );
    return discovered;
  };
  let keys: JWTVerifyGetKey | undefined;
  const openKeys = async () => {
    const { createRemoteJWKSet, customFetch } = await import('jose');
    const { jwks_uri: at } = (await open()).serverMetadata();
    if (!at) throw new Error('the issuer tells no keys');
    const options = isEmbedded ? { [customFetch]: askerOf(embedded) } : {};
    keys ??= createRemoteJWKSet(new URL(at), options);
    return keys;
  };
  const audience = isEmbedded ? embedded.client.id : desk.clientId;
  const secondFactors: SecondFactors = isEmbedded ? [{ claim: 'amr', value: 'mfa' }] : desk.secondFactors;
  return {
    issuer,
    secondFactors,
    begin: async () => begin(await open(), redirectUri),
    finish: async (query, start) => ({
      issuer,
      ...(await finish(await open(), `${redirectUri}?${query}`, start)),
    }),
    readLogout: async (token) => readLogoutToken(token, { issuer, audience, keys: await openKeys() }),
    leave: async () => {
      const { buildEndSessionUrl } = await import('openid-client');
      return buildEndSessionUrl(await open(), { post_logout_redirect_uri: leftAt(config) });
    },
  };
}

async function begin(configuration: Configuration, redirectUri: string) {
  const client = await import('openid-client');
  const start = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(configuration, {
    scope,
    redirect_uri: redirectUri,
    state: start.state,
    nonce: start.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(start.verifier),
    code_challenge_method: 'S256',
    // Whoever logged out on a shared computer is not logged in again by the issuer's own session.
    prompt: 'login',
  });
  return { url, start };
}

/** `current` is made of the settings, not of what the request says of its host. */
async function finish(
  configuration: Configuration,
  current: string,
  { state, nonce, verifier }: LoginStart,
): Promise<Omit<LoginEnd, 'issuer'>> {
  const client = await import('openid-client');
  const tokens = await client.authorizationCodeGrant(configuration, new URL(current), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('no ID token');
  return { subject: claims.sub, claims };
}

async function discoverOutside(desk: {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}): Promise<Configuration> {
  const client = await import('openid-client');
  return client.discovery(new URL(desk.url), desk.clientId, desk.clientSecret);
}

/** Node does not resolve names under localhost, so the issuer of the same process is asked without a network. */
async function discoverEmbedded(embedded: EmbeddedIssuer): Promise<Configuration> {
  const { allowInsecureRequests, customFetch, discovery } = await import('openid-client');
  const { url, client } = embedded;
  return discovery(new URL(url), client.id, client.secret, undefined, {
    execute: [allowInsecureRequests],
    [customFetch]: askerOf(embedded),
  });
}

function askerOf({ site }: EmbeddedIssuer) {
  return async (address: string, { method, headers, body }: AskOptions) => {
    const { host, pathname, search } = new URL(address);
    const payload = body === undefined || body === null ? undefined : String(body);
    const answer = await site.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(new Headers(headers)), host },
      ...(payload === undefined ? {} : { payload }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
}

interface AskOptions {
  readonly method: string;
  readonly headers: Record<string, string> | Headers;
  readonly body?: unknown;
}
