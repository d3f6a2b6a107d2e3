process.env.NODE_ENV ??= 'production';
await import('./apps/api/dist/ndp.mjs');
