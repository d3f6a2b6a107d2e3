import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sessionCookie } from '../../calls/desk/cookies.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import type { CoreContext } from '../../platform/context.ts';

/** Where calls are made, in this process. */
export interface TrainingSites {
  readonly api: FastifyInstance;
  readonly desk: FastifyInstance;
}

/** What is said to a call: JSON, or the bytes of a file. */
type Sent = object | Buffer | undefined;

/** Makes a call as a page makes it; answers its JSON. @throws {Error} it was refused */
export type Ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: Sent) => Promise<Answered>;

/** As much of the answers as is used. */
export interface Answered {
  readonly [name: string]: unknown;
}

interface Asking {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

/** The calls of an applicant in the portal of a partner, each from an address of their own, so that none uses up another's limits. */
export function asApplicant(
  { api }: TrainingSites,
  { config }: CoreContext,
  partnerId: string,
  n: number,
): Ask {
  const headers = { origin: publicOrigin(partnerId, config), 'accept-language': 'pl' };
  return asking(api, { url: '/pl/ndp', headers, remoteAddress: `198.18.${n >> 8}.${n & 255}` });
}

/** The calls of a person at the desk of a partner. @param session  its secret */
export function atDesk(
  { desk }: TrainingSites,
  { config }: CoreContext,
  partnerId: string,
  session: string,
): Ask {
  const origin = publicOrigin('desk', config);
  const cookie = `${sessionCookie}=${session}`;
  const headers = { host: new URL(origin).host, origin, cookie, 'accept-language': 'pl' };
  return asking(desk, { url: `/api/partners/${partnerId}`, headers });
}

/** A busy server did nothing: it is asked again. */
const busy = { statuses: [429, 503], mostTimes: 40, restMs: 500 };

function asking(site: FastifyInstance, { url, headers, ...from }: Asking): Ask {
  return async (method, path, body) => {
    const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
    const send = () =>
      site.inject({
        ...{ method, url: `${url}${path}`, ...from },
        headers: body === undefined ? headers : { ...headers, 'content-type': type },
        ...(body !== undefined && { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      });
    let answer = await send();
    for (let n = 1; n < busy.mostTimes && busy.statuses.includes(answer.statusCode); n += 1) {
      await wait(busy.restMs);
      answer = await send();
    }
    if (answer.statusCode >= 300)
      throw new CallRefused(`${method} /${path.split('/')[1]} ${answer.statusCode}`, answer.body);
    return isJson(answer.headers['content-type']) ? answer.json() : {};
  };
}

/** A call that made-up people made was refused. */
class CallRefused extends Error {
  override readonly name = 'CallRefused';
  /** Which call, without its secret, and the status. */
  readonly code: string;

  constructor(code: string, answer: string) {
    super(answer);
    this.code = code;
  }
}

function isJson(type: unknown): boolean {
  return String(type).startsWith('application/json');
}
