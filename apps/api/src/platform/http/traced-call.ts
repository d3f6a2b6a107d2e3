import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../log.ts';
import { beginSpan, type Span, withinSpan } from '../tracing/spans.ts';

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * The hooks of a route whose calls are spans, from their head until their answer has gone: by the template of the route,
 * never by the address, which holds secrets.
 */
export const tracedCall = {
  onRequest(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
    const span = beginSpan({
      name: `${request.method} ${routeOf(request)}`,
      kind: 'server',
      parent: parentOf(request),
      facts: {
        'http.request.method': request.method,
        'http.route': routeOf(request),
        'ndp.event': request.id,
        'ndp.partner': request.partner?.id,
      },
    });
    if (span) spans.set(request, span);
    done();
  },
  onResponse(request: FastifyRequest, { statusCode }: FastifyReply, done: () => void): void {
    const fault = statusCode >= 500 ? String(statusCode) : undefined;
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, fault);
    done();
  },
};

/** Answers a call as a part of its span. */
export function withinCall<Answer>(request: FastifyRequest, answer: () => Answer): Answer {
  return withinSpan(spans.get(request), answer);
}

/** What a proxy says it is part of; believed where the address of the visitor is, which comes by the same proxy. */
function parentOf({ ips, headers: { traceparent } }: FastifyRequest): string | undefined {
  const cameByProxy = ips !== undefined && ips.length > 1;
  return cameByProxy && typeof traceparent === 'string' ? traceparent : undefined;
}
