import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that is fetched after it. One that cannot be fetched leaves its place empty: the page still stands.
 *
 * @param name of the component among what the module exports
 */
export function lazyPart<N extends string, P extends object>(
  load: () => Promise<Readonly<Record<N, ComponentType<P>>>>,
  name: N,
) {
  return lazy<ComponentType<P>>(async () => {
    const loaded = await load().catch(() => undefined);
    return { default: loaded?.[name] ?? (() => null) };
  });
}
