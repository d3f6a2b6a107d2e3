/**
 * Fetches something once. A browser takes several turns to say again that a module is there, and draws in between; what
 * could not be fetched is fetched again when it is asked for.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
