import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/**
 * What a lazy page loads ahead stands in the file that leads to it. In the first file of all only the questions of the
 * estimate have it named, so that it does not grow with every page there is (first-page-size): the others take one
 * more hop. Styles are always named.
 */
function resolveDependencies(file: string, dependencies: string[], { hostId }: { hostId: string }): string[] {
  const isNamed = !/\/index-/.test(hostId) || /\/screen-/.test(file);
  return isNamed ? dependencies : [];
}

/** Small modules that the first page shares with later ones, and what they need: one file, not one for each. */
const early =
  /\/(addresses|audiences|call|form-fields|language-choice|signals|site\/site|transitions|written|fields|heat-sources|periods|pump|safe-storage|town|typed-text|quote-answer|domain\/src\/project|(planning|heat-source)\/step)\.ts$/;

/** React has it built in; the stand-in for older ones does not ship. */
const builtIn = 'use-sync-external-store/with-selector.js';

/** No text of ours holds a number or date pattern, so the parser of those does not ship. */
const noSkeletons = fileURLToPath(new URL('src/site/no-skeletons.ts', import.meta.url));

const resolve = {
  alias: {
    '@formatjs/icu-skeleton-parser': noSkeletons,
    'use-sync-external-store/shim/with-selector': builtIn,
  },
};

const forBrowser = {
  resolve,
  plugins: [
    react(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 }),
    { ...optimizeLocales.vite({ locales: ['pl-PL', 'en-GB', 'en-US'] }), enforce: 'pre' as const },
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { resolveDependencies },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'early', test: early }] } } },
  },
};

/** What writes the pages on the server: it needs no package beside it. */
const forServer = {
  resolve,
  plugins: [react()],
  ssr: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { target: 'node20', outDir: 'dist-server', emptyOutDir: true, copyPublicDir: false },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forBrowser));
