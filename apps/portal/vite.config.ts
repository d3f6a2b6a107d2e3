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
  const isNamed = !/\/(portal|first-question)-/.test(hostId) || /\/(first-question|welcome)-/.test(file);
  return isNamed ? dependencies : [];
}

/**
 * What is fetched together is one file, and packs better so: what every page needs, what every question of the
 * estimate needs with the first of them, what the welcome page shows. What stands in an earlier one is left out of later ones.
 */
const files = [
  { name: 'start', test: /preload-helper|\/portal\/src\/site\/idle\.ts$/, priority: 4 },
  {
    name: 'portal',
    test: /\/(portal\/src\/main|kept|page-heading|form-button|use-live|pictures\/picture|domain\/src\/project|programs\/timetable)\.tsx?$/,
    priority: 3,
  },
  {
    name: 'first-question',
    test: /\/(step-frame|guards|typed-early|project-type\/screen)\.tsx?$/,
    priority: 2,
  },
  { name: 'welcome', test: /\/(welcome|load-welcome|good-to-know|shared-computer)\.tsx?$/, priority: 1 },
];

/** The first file names all others: the shorter, the sooner it is there. */
const named = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** React has it built in; the stand-in for older ones does not ship. */
const builtIn = 'use-sync-external-store/with-selector.js';

const resolve = {
  alias: {
    'use-sync-external-store/shim/with-selector': builtIn,
  },
};

/** React Aria counts suggestions as “dostępna/dostępne(-nych) 12 opcje(-i)”. */
const polishCount = {
  name: 'polish-count',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/\/combobox\/pl-PL\.m?js$/.test(id)) return undefined;
    const counts = /"countAnnouncement":[\s\S]*?(?="focusAnnouncement")/;
    if (!counts.test(code)) throw new Error(`${id} counts suggestions in another way now`);
    return code.replace(counts, '"countAnnouncement": (args)=>"Podpowiedzi: " + args.optionCount + ".",');
  },
};

const forBrowser = {
  resolve,
  plugins: [
    react(),
    polishCount,
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 }),
    { ...optimizeLocales.vite({ locales: ['pl-PL', 'en-GB', 'en-US'] }), enforce: 'pre' as const },
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: files }, ...named } },
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
