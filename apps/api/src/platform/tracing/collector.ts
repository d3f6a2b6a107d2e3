import { randomUUID } from 'node:crypto';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { describeRelease } from '../config/release.ts';
import { describeFault, type Log } from '../log.ts';
import type { Tracer } from './spans.ts';

/** How long the collector may take for a batch, ms. */
const exportMs = 3_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/** A tracer of OpenTelemetry whose spans leave by OTLP over HTTP, as JSON, within seconds. */
export function openCollector(url: string, log: Log<'warn'>) {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: exportMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'ndp',
      'service.version': describeRelease(),
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: saying(exporter, log), exportTimeoutMillis: exportMs }),
    ],
  });
  const library = provider.getTracer('ndp');
  const tracer: Tracer = ({ name, kind, parent, facts = {} }) => {
    const span = library.startSpan(name, { kind: kinds[kind], attributes: facts }, contextOf(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      end(last = {}, fault) {
        span.setAttributes(fault === undefined ? last : { ...last, 'error.type': fault });
        if (fault !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  // Spans that are lost stop nothing; the exporter has said it.
  return { tracer, close: () => provider.shutdown().catch(() => {}) };
}

/** One that is not written as the standard says is none. */
function contextOf(traceparent = ''): Context {
  const parts = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent);
  if (!parts) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = ''] = parts;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16) });
}

/** The same exporter, whose failures are said once, until it works again. */
function saying(exporter: OTLPTraceExporter, log: Log<'warn'>): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.code !== 0;
        if (fails && !isAway)
          log.warn({ fault: describeFault(result.error) }, 'the collector takes no spans');
        if (!fails && isAway) log.warn({}, 'the collector takes spans again');
        isAway = fails;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
