import { buildIfNeeded, checkNode, installIfNeeded, root } from './prepare.mjs';

checkNode();
await installIfNeeded();
buildIfNeeded();

process.chdir(root);
process.env.ENVIRONMENT ??= 'localhost';
process.env.NODE_ENV ??= 'production';
await import('../apps/api/dist/main.mjs');
