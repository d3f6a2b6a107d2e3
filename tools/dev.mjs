import { spawn } from 'node:child_process';
import { checkNode, installIfNeeded, root, run } from './prepare.mjs';

/** Development: the server restarts with its sources; the portal is rebuilt as it changes. */
checkNode();
await installIfNeeded();
if (!run('npm', ['run', '--silent', 'build', '-w', 'packages/register'])) process.exit(1);
const env = { ...process.env, ENVIRONMENT: process.env.ENVIRONMENT ?? 'localhost' };
const watch = (...args) => spawn('npx', args, { cwd: root, stdio: 'inherit', env });
const running = [
  watch('vite', 'build', 'apps/portal', '--watch', '--clearScreen', 'false'),
  watch('vite', 'build', 'apps/desk', '--watch', '--clearScreen', 'false'),
  watch('tsx', 'watch', 'apps/api/src/main.ts'),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
  });
}
