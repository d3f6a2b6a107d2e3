import { generateKeyPairSync } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { demonstrationPeople } from '../../features/desk/demonstration.ts';
import { newToken } from '../../platform/crypto/secrets.ts';
import { logoutPage } from './login-page.ts';

/** The one client of the made-up issuer: the desk. */
export interface IssuerClient {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string;
  /** Where it hears of log-outs, and where whoever logged out goes. */
  readonly logoutUri: string;
  readonly leftAt: string;
}

const hourSeconds = 3600;

/** The made-up issuer over its people, without memory: keys and codes are over with the process. */
export async function openProvider(
  issuer: string,
  client: IssuerClient,
  notify: (address: string, message: { readonly body?: unknown }) => Promise<Response>,
): Promise<Provider> {
  const { Provider } = await import('oidc-provider');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider: Provider = new Provider(issuer, {
    clients: [metadataOf(client)],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [newToken()] },
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time'],
      profile: ['name'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource },
    },
    fetch: notify,
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 60,
      IdToken: 300,
      Interaction: 600,
      Session: 600,
      Grant: hourSeconds,
    },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/login/${uid}` },
    findAccount: (_context: unknown, id: string) => accountOf(id),
    loadExistingGrant: ({ oidc }: OidcContext) => grantAll(provider, oidc),
  });
  return provider;
}

interface OidcContext {
  readonly oidc: { readonly session: { accountId: string }; readonly client: { clientId: string } };
}

/** Its only client is ours, so nobody is asked to agree. */
async function grantAll(provider: Provider, { session, client }: OidcContext['oidc']) {
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}

function metadataOf({ id, secret, redirectUri, logoutUri, leftAt }: IssuerClient) {
  return {
    client_id: id,
    client_secret: secret,
    redirect_uris: [redirectUri],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    backchannel_logout_uri: logoutUri,
    backchannel_logout_session_required: true,
    post_logout_redirect_uris: [leftAt],
  };
}

async function logoutSource(context: { body: string }, form: string): Promise<void> {
  context.body = logoutPage(form);
}

function accountOf(id: string) {
  const person = demonstrationPeople.find(({ subject }) => subject === id);
  if (!person) return undefined;
  const claims = { sub: id, name: person.name, email: `${id}@example.pl`, email_verified: true };
  return { accountId: id, claims: async () => claims };
}
