import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';
import { findCommit } from '../../tools/release/contents.mjs';
import { listTexts } from './list-texts.mjs';

/** The address register and the statements as they are at this build, beside the migrations. */
const copied = {
  'src/platform/database/migrations': 'dist/migrations',
  '../../packages/register/dist': 'dist/register',
  '../portal/content': 'dist/statements',
};

/**
 * Our own sources become one file for the server, one for operators, one for the thread that draws and compares documents, one for
 * the thread that reads signatures made elsewhere, one for the thread that looks at files and one for the thread that shows their pages, beside what they share. Packages stay where npm put them: some read files beside themselves (PGlite, swagger-ui), and what runs is then exactly what the lock
 * file names. Those that consist of very many small files are taken in, because opening them is most of a start.
 */
const takenIn = /^(kysely|zod)(\/|$)/;

export default defineConfig({
  input: {
    main: 'src/main.ts',
    ndp: 'src/operations/cli/ndp.ts',
    'draw-worker': 'src/features/signing/documents/draw-worker.ts',
    'own-signature-worker': 'src/features/signing/own/own-signature-worker.ts',
    'inspect-worker': 'src/features/settlement/inspection/inspect-worker.ts',
    'page-worker': 'src/features/settlement/inspection/page-worker.ts',
  },
  platform: 'node',
  external: (id) =>
    /^[^./]/.test(id) && !id.startsWith('@ndp/') && !id.startsWith('src/') && !takenIn.test(id),
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    sourcemap: true,
  },
  plugins: [
    {
      name: 'copy-what-is-read-at-start',
      buildStart: () => rmSync('dist', { recursive: true, force: true }),
      writeBundle: () => {
        for (const [from, to] of Object.entries(copied)) cpSync(from, to, { recursive: true });
        writeFileSync('dist/texts.json', JSON.stringify(listTexts()));
        const { version } = JSON.parse(readFileSync('../../package.json', 'utf8'));
        writeFileSync('dist/release.json', JSON.stringify({ version, commit: findCommit() }));
      },
    },
  ],
});
