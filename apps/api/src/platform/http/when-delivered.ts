import type { FastifyReply } from 'fastify';
import { describeFault } from '../log.ts';

/** Works once the last byte of a whole answer has left: of no refusal, no head alone, no part, and no answer broken off. */
export function doWhenDelivered(reply: FastifyReply, work: () => Promise<unknown>): void {
  const { method, raw } = reply.request;
  reply.raw.once('finish', () => {
    // An answer finishes also where the visitor went away from it.
    if (method === 'HEAD' || reply.statusCode !== 200 || raw.socket.destroyed) return;
    work().catch((error) => reply.log.error({ fault: describeFault(error) }, 'what follows an answer broke'));
  });
}
