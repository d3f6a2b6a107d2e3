import { basePath } from '@ndp/contract/call.ts';
import { languageOf, type Message, say } from '@ndp/flows/message.ts';
import type { FastifyRequest } from 'fastify';
import { portNamed } from '../../features/signing/port/ports.ts';
import { noteHint } from '../../features/signing/reconcile/hints.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import type { Http } from '../../platform/http/portal-call.ts';

/** Largest call of a provider that is read, bytes. */
const largestCall = 1024 * 1024;

const notRecognised: Message = {
  pl: 'Tego wywołania nie rozpoznano.',
  en: 'This call was not recognised.',
};

/**
 * Calls of a signing provider. They are judged by their raw bytes, change no state, and say no more than where to
 * look; what they hold is stored nowhere.
 */
export function mountReceiveCallback({ server, context }: Http<SigningCallContext>): void {
  const { db, clock, signing } = context;
  server.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestCall }, (_request, body, done) =>
      done(null, body),
    );
    own.post<{ Params: { provider: string } }>(
      `${basePath}/signing/callback/:provider`,
      { bodyLimit: largestCall },
      async (request, reply) => {
        const port = portNamed(signing, request.params.provider);
        const raw = Buffer.isBuffer(request.body) ? request.body : new Uint8Array();
        const hint = port?.verifyCallback(headersOf(request), raw) ?? 'invalid';
        if (!port || hint === 'invalid') {
          const language = languageOf(request.headers['accept-language']);
          return reply.status(401).send({ detail: say(notRecognised, language) });
        }
        if ((await noteHint(db, port.name, hint, clock())) === 'noted') signing.wake();
        return reply.status(204).send();
      },
    );
  });
}

/** A header that came more than once is none of a provider's. */
function headersOf({ headers }: FastifyRequest): Record<string, string | undefined> {
  const single = Object.entries(headers).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(single.map(([name, value]) => [name, String(value)]));
}
