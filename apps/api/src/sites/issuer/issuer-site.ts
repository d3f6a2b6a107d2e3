import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '../../platform/config/config.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import { newSite } from '../../platform/http/site.ts';
import type { Watch } from '../../platform/log.ts';
import { loginPage, lostPage } from './login-page.ts';
import { type IssuerClient, openProvider } from './provider.ts';

/** The made-up issuer, and what the desk needs of it. */
export interface EmbeddedIssuer {
  readonly site: FastifyInstance;
  readonly url: string;
  readonly client: IssuerClient;
  /** Tells this desk when somebody logs out. */
  notify(desk: FastifyInstance): void;
}

type Login = { Params: { uid: string }; Body: string | undefined };

/** Where the desk is called back to. */
export const callbackPath = '/login/callback';

/** Where the issuer tells the desk that somebody logged out. */
export const logoutPath = '/login/ended';

/** Where somebody stands who logged out at the issuer. */
export function leftAt(config: Config): string {
  return `${publicOrigin('desk', config)}/?login=out`;
}

/**
 * The site of the made-up issuer; only where the settings name no other on a developer's machine, everywhere else it
 * answers 404. What it stands on is loaded by the first who logs in.
 */
export function buildIssuer(config: Config, watch?: Watch): EmbeddedIssuer {
  const desk = publicOrigin('desk', config);
  const url = publicOrigin('id', config);
  const client = {
    id: 'desk',
    secret: randomBytes(24).toString('base64url'),
    redirectUri: `${desk}${callbackPath}`,
    logoutUri: `${desk}${logoutPath}`,
    leftAt: leftAt(config),
  };
  const site = newSite({
    config,
    watch,
    // A browser asks it of the whole way of a form: from here back to the desk.
    contentSecurityPolicy: `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${desk}; base-uri 'none'; frame-ancestors 'none'`,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
  });
  let listener: FastifyInstance | undefined;
  /** In the process, as the desk asks the issuer. */
  const notifyDesk = async (address: string, { body }: { readonly body?: unknown }) => {
    const headers = {
      host: new URL(address).host,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const answer = await listener?.inject({
      method: 'POST',
      url: logoutPath,
      headers,
      payload: String(body),
    });
    return new Response(null, { status: answer?.statusCode ?? 503 });
  };
  if (config.desk.issuer === 'embedded') {
    let opened: Promise<Provider> | undefined;
    const open = () => {
      opened ??= openProvider(url, client, notifyDesk);
      return opened;
    };
    mountLogin(site, open, desk);
  }
  return {
    site,
    url,
    client,
    notify: (site) => {
      listener = site;
    },
  };
}

function mountLogin(site: FastifyInstance, open: () => Promise<Provider>, desk: string): void {
  const page = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);
  site.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    own.get<Login>('/login/:uid', async ({ raw, params }, reply) => {
      const provider = await open();
      const details = await provider.interactionDetails(raw, reply.raw).catch(() => undefined);
      if (details?.uid !== params.uid) return page(reply.status(410), lostPage(desk));
      return page(reply, loginPage(params.uid));
    });
    own.post<Login>('/login/:uid', async ({ raw, body }, reply) => {
      const provider = await open();
      const params = new URLSearchParams(body);
      const amr = params.get('factor') === 'yes' ? ['pwd', 'mfa'] : ['pwd'];
      reply.hijack();
      const login = { accountId: params.get('person') ?? '', amr, acr: amr.includes('mfa') ? '2' : '1' };
      return provider.interactionFinished(raw, reply.raw, { login });
    });
  });
  site.register(async (own) => {
    own.removeAllContentTypeParsers();
    // It reads bodies itself.
    own.addContentTypeParser('*', (_request, _payload, done) => done(null));
    own.all('/*', async (request: FastifyRequest, reply) => {
      const provider = await open();
      reply.hijack();
      return provider.callback()(request.raw, reply.raw);
    });
  });
}
