import { fileType, type Upload } from '@ndp/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { ByteBudget, discardBody, readFileBody } from './file-body.ts';
import {
  Asked,
  answerWithin,
  type Http,
  needContentType,
  readParams,
  readPart,
  type Schema,
  whenDelivered,
} from './mount.ts';

/** Files on their way at once, and of one case: whoever sends slowly takes a place only from those of the same case. */
const arrivingRule = { most: 64, mostOfOne: 2, mostWaiting: 40, deadlineMs: 30_000 };

/** Bytes of files held while they arrive, in all. */
const mostArrivingBytes = 160 * 1024 * 1024;

/** Files worked on at once: each is looked through and sealed, three times its bytes. */
const workedOnRule = { most: 8, mostOfOne: 2, mostWaiting: 64, deadlineMs: 60_000 };

/**
 * Mounts a call that takes a file. Its bytes are read only when the handler asks for them: after the link, and when
 * there is room for them.
 */
export function mountUpload<Params extends Schema, Query extends Schema, Answer extends Schema>(
  { server, context }: Http,
  call: Upload<Params, Query, Answer>,
  handler: (asked: Asked<z.output<Params>, z.output<Query>, Promise<Uint8Array>>) => Promise<z.input<Answer>>,
): void {
  const places = new FilePlaces();
  server.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(fileType, (_request, stream, done) => done(null, stream));
    own.post(call.path, async (request, reply) => {
      const place = places.of(request, call.maxBytes);
      const params = readParams(call.params, request.params);
      const query = readPart('query', call.query, request.query);
      const answer = await answerWithin(context, request, call.secret, (caller) =>
        handler(
          new Asked({
            params,
            query,
            caller,
            seenRevision: undefined,
            whenDelivered: whenDelivered(context, reply, call.secret),
            readBody: () => {
              needContentType(request);
              return place.read();
            },
          }),
        ),
      ).finally(place.leave);
      return reply.status(call.status).header('cache-control', 'no-store').send(call.answer.parse(answer));
    });
  });
}

/** The room there is for files: first on their way, then worked on. */
class FilePlaces {
  readonly #arriving = new ConcurrencyLimit(arrivingRule);
  readonly #bytes = new ByteBudget(mostArrivingBytes);
  readonly #workedOn = new ConcurrencyLimit(workedOnRule);

  /** The places of the file of one request, taken at most once and given back in any case. */
  of(request: FastifyRequest, maxBytes: number) {
    const who = request.url.split('?')[0] ?? '';
    let leave = () => {};
    return {
      read: async (): Promise<Uint8Array> => {
        const arrive = () => this.#arriving.enter(who);
        const arrived = await orDiscarded(request, arrive);
        try {
          const file = await readFileBody(request.body, maxBytes, this.#bytes);
          leave = await this.#workedOn.enter(who);
          return file;
        } finally {
          arrived();
        }
      },
      leave: () => leave(),
    };
  }
}

/** A browser hears a refusal only when it was allowed to finish. */
async function orDiscarded<Place>({ body }: FastifyRequest, enter: () => Promise<Place>): Promise<Place> {
  try {
    return await enter();
  } catch (busy) {
    await discardBody(body);
    throw busy;
  }
}
