import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

export default defineConfig({
  plugins: [
    react(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 }),
    { ...optimizeLocales.vite({ locales: ['pl-PL', 'en-GB', 'en-US'] }), enforce: 'pre' },
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true, chunkSizeWarningLimit: 600 },
});
