import { languageOf, say } from '@ndp/flows/message.ts';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config/config.ts';
import type { Partner } from '../database/schema/tables.ts';
import { logOptions, routeOf, type Watch } from '../log.ts';
import type { PartnerDirectory } from '../partners/partners.ts';
import { newEventNumber } from '../reference.ts';
import { answerFailure } from './failures.ts';
import { commonSentences } from './refusals.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The partner whose portal it comes from. */
    partner?: Partner | undefined;
    /** Whether it comes from the portal of a partner whose row cannot be served. */
    isPartnerClosed?: boolean | undefined;
  }
}

/** Largest body taken, bytes. */
const largestBody = 64 * 1024;

export interface SiteOptions {
  readonly config: Config;
  readonly contentSecurityPolicy: string;
  readonly watch?: Watch | undefined;
  /** The partner whose portal a request comes from; asked once for each, must not throw. */
  readonly partnerOf?: (request: FastifyRequest) => ReturnType<PartnerDirectory['find']>;
  /** Whether the portal a request comes from, where no partner was found, is closed. */
  readonly isClosed?: (request: FastifyRequest) => boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** What an address nobody answers for gets; a 404 with a sentence unless told otherwise. */
  readonly otherwise?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
}

/** One of the sites behind the port: its own router, with the headers and the failures all of them share. */
export function newSite(options: SiteOptions): FastifyInstance {
  const { config, watch = {} } = options;
  const headers = { ...securityHeaders(config, options.contentSecurityPolicy), ...options.headers };
  const site = Fastify({
    bodyLimit: largestBody,
    // A number would fail closed since Fastify 5.9; hop 0 is the peer itself.
    trustProxy: (_address, hop) => hop < config.trustedProxyHops,
    logController: new LogController({ disableRequestLogging: true }),
    // A number somebody sends would be a text of theirs in the log.
    requestIdHeader: false,
    genReqId: newEventNumber,
    routerOptions: { maxParamLength: 300 },
    logger: watch.logTo === false ? false : logOptions(watch.logTo),
    // An address that cannot be decoded is answered before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      const answer = options.otherwise?.(request, reply) ?? answerFailure(error, request, reply);
      void Promise.resolve(answer).then(() => {
        const answered = { method: request.method, route: 'unreadable', status: reply.statusCode };
        request.log.info(answered, 'answered');
      });
    },
  });
  site.removeContentTypeParser('text/plain');
  site.decorateRequest('partner');
  site.decorateRequest('isPartnerClosed');
  site.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    setPartner(request, options, done);
  });
  site.addHook('onResponse', (request, reply, done) => {
    const answered = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      partner: request.partner?.id,
    };
    request.log.info(answered, 'answered');
    watch.onAnswered?.(answered);
    done();
  });
  site.setErrorHandler(answerFailure);
  site.setNotFoundHandler(options.otherwise ?? answerUnknown);
  return site;
}

/** Looks the partner up once for a request. Hooks make no promises: each costs as much as the work of a small call. */
function setPartner(
  request: FastifyRequest,
  { partnerOf, isClosed }: Pick<SiteOptions, 'partnerOf' | 'isClosed'>,
  done: (failure?: Error) => void,
): void {
  const keep = (partner: Partner | undefined) => {
    request.partner = partner;
    request.isPartnerClosed = partner === undefined && isClosed?.(request);
    done();
  };
  const found = partnerOf?.(request);
  if (found instanceof Promise) found.then(keep, done);
  else keep(found);
}

/** Nothing stands at this address. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  return reply.status(404).send({ detail: say(commonSentences.unknown_route, language) });
}
