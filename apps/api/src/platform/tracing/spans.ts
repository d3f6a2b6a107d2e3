import { AsyncLocalStorage } from 'node:async_hooks';
import { describeFault } from '../log.ts';

/** What a span says beside its name: words and numbers of the product, never anything somebody sent. */
export type Facts = Readonly<Record<string, string | number | undefined>>;

/** A piece of work as it begins. */
export interface Beginning {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer';
  /** The span it is a part of, by its `traceparent`; undefined: it begins a trace. */
  readonly parent: string | undefined;
  readonly facts?: Facts;
}

/** A piece of work under way. */
export interface Span {
  /** Its name for others, as W3C Trace Context writes it. */
  readonly traceparent: string;
  /** @param fault  the kind of what broke it, never its words: they may repeat what a visitor typed */
  end(facts?: Facts, fault?: string): void;
}

export type Tracer = (beginning: Beginning) => Span;

let tracer: Tracer | undefined;
const here = new AsyncLocalStorage<string>();

/** Tells this tracer of every span of the process from now on; undefined: nobody. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** Undefined while nobody traces. */
export function beginSpan(beginning: Beginning): Span | undefined {
  return tracer?.(beginning);
}

/** The span at hand, by its `traceparent`. */
export function currentSpan(): string | undefined {
  return here.getStore();
}

/** Does work as a part of a span that ends elsewhere. */
export function withinSpan<Result>(span: Span | undefined, work: () => Result): Result {
  return span ? here.run(span.traceparent, work) : work();
}

/**
 * Does work as a span of its own.
 *
 * @param factsOf  what is said of its result
 */
export async function asSpan<Result>(
  beginning: Beginning,
  work: () => Promise<Result>,
  factsOf?: (result: Result) => Facts,
): Promise<Result> {
  const span = beginSpan(beginning);
  if (!span) return work();
  try {
    const result = await withinSpan(span, work);
    span.end(factsOf?.(result));
    return result;
  } catch (failure) {
    const { code, type } = describeFault(failure);
    span.end({}, code ?? type);
    throw failure;
  }
}
