import type { FastifyInstance, InjectOptions } from 'fastify';
import { publicOrigin } from '../../platform/config/hosts.ts';
import { buildDesk } from '../../sites/desk/desk-site.ts';
import { buildIssuer } from '../../sites/issuer/issuer-site.ts';
import type { TestApi } from '../test-api.ts';

/** A browser at the desk, without its pages. */
export interface DeskVisit {
  readonly site: FastifyInstance;
  /** The way through the issuer; tells where it ended. */
  logIn(
    subject: string,
    how?: { readonly withFactor?: boolean; readonly invitation?: string },
  ): Promise<string>;
  ask(method: 'GET' | 'POST', url: string, body?: object): Promise<DeskAnswer>;
  /** The same with headers of one's own. */
  send(options: InjectOptions): Promise<DeskAnswer>;
  /** Logs out at the issuer; tells where it ended. */
  logOutThere(): Promise<string>;
  /** Another browser. */
  another(): DeskVisit;
  close(): Promise<void>;
}

/** As much of the answers as tests name. @public it stands in declarations */
export interface DeskJson {
  readonly [name: string]: unknown;
  readonly detail: string;
}

/** An answer of the desk, for a test to look into. */
export interface DeskAnswer {
  readonly status: number;
  readonly json: DeskJson;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

/** The desk and its made-up issuer over a test API. */
export async function openDesk(api: Pick<TestApi, 'running' | 'config'>): Promise<DeskVisit> {
  const issuer = buildIssuer(api.config, { logTo: false });
  const site = await buildDesk(api.running, issuer, { logTo: false });
  const origin = publicOrigin('desk', api.config);
  const sites: Readonly<Record<string, FastifyInstance>> = {
    [new URL(origin).host]: site,
    [new URL(issuer.url).host]: issuer.site,
  };

  function visit(): DeskVisit {
    const jars = new Map<string, Map<string, string>>();
    const send = async (host: string, options: InjectOptions): Promise<DeskAnswer> => {
      const jar = jars.get(host) ?? new Map<string, string>();
      jars.set(host, jar);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { host, ...(cookie ? { cookie } : {}), ...options.headers };
      const reply = await sites[host]?.inject({ ...options, headers });
      if (!reply) throw new RangeError(`no site at ${host}`);
      for (const { name, value } of reply.cookies) {
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const isJson = String(reply.headers['content-type']).startsWith('application/json');
      return {
        status: reply.statusCode,
        json: isJson ? reply.json() : { detail: '' },
        headers: reply.headers,
        bytes: reply.rawPayload,
      };
    };
    const at = (address: string) => {
      const { host, pathname, search } = new URL(address, origin);
      return { host, url: `${pathname}${search}` };
    };
    /** Goes where it is sent until a page stands there. */
    const follow = async (address: string): Promise<string> => {
      const { host, url } = at(address);
      const answer = await send(host, { method: 'GET', url });
      const to = answer.headers.location;
      if (typeof to !== 'string') return new URL(url, `http://${host}`).href;
      return follow(new URL(to, `http://${host}`).href);
    };
    const deskHost = new URL(origin).host;
    return {
      site,
      send: (options) => send(deskHost, options),
      ask: (method, url, body) =>
        send(deskHost, {
          method,
          url,
          headers: { 'sec-fetch-site': 'same-origin', ...(method === 'POST' ? { origin } : {}) },
          ...(body ? { payload: body } : {}),
        }),
      async logIn(subject, { withFactor = true, invitation } = {}) {
        const stands = await follow(invitation ? `/login?invitation=${invitation}` : '/login');
        const page = at(stands);
        if (!page.url.startsWith('/login/')) return stands;
        const answer = await send(page.host, {
          method: 'POST',
          url: page.url,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({
            person: subject,
            ...(withFactor ? { factor: 'yes' } : {}),
          }).toString(),
        });
        return follow(String(answer.headers.location));
      },
      async logOutThere() {
        const page = at(await follow('/login/leave'));
        const html = (await send(page.host, { method: 'GET', url: page.url })).bytes.toString();
        const { 1: action = '', 2: xsrf = '' } =
          /action="([^"]+)".*name="xsrf" value="([^"]+)"/.exec(html) ?? [];
        const answer = await send(page.host, {
          method: 'POST',
          url: at(action).url,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
        });
        return follow(String(answer.headers.location));
      },
      another: visit,
      async close() {
        await site.close();
        await issuer.site.close();
      },
    };
  }
  return visit();
}
