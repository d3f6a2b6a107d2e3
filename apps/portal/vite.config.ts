import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Pages behind a link of an e-mail, and documents: nobody comes to them from the estimate. */
const behindLinks =
  /\/(signing|papers|payment|co-owner|overview|section|application-store|guard|load-(signing|papers|privacy|request|section)|personal-data|not-me|new-link|pending-confirm|prove|statement|translations|shared-computer|left-page|storage-notice|linked-answers|estimate-sheet)/;

/**
 * What a lazy page loads ahead stands in the first file of all. For pages behind links only their styles are named
 * there: the first page stays within its promise (first-page-size), those pages take one more hop.
 */
function resolveDependencies(file: string, dependencies: string[]): string[] {
  return behindLinks.test(`/${file}`) ? dependencies.filter((name) => name.endsWith('.css')) : dependencies;
}

/** Small modules that the first page shares with later ones, and what they need: one file, not one for each. */
const early = /\/(audiences|call|fields|project|pump|safe-storage|town|typed-text)\.ts$/;

/** No text of ours holds a number or date pattern, so the parser of those does not ship. */
const noSkeletons = fileURLToPath(new URL('src/site/no-skeletons.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@formatjs/icu-skeleton-parser': noSkeletons } },
  plugins: [
    react(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 }),
    { ...optimizeLocales.vite({ locales: ['pl-PL', 'en-GB', 'en-US'] }), enforce: 'pre' },
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { resolveDependencies },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'early', test: early }] } } },
  },
});
