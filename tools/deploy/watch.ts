import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const shipped = new URL('../../deploy/prometheus/', import.meta.url);

/** Prometheus and Alertmanager at work. */
export interface Watch {
  /** The labels of all that Alertmanager was told; nothing before it answers. */
  alerts(): Promise<readonly Readonly<Record<string, string>>[]>;
  stop(): Promise<void>;
}

interface FiredAlert {
  readonly labels: Record<string, string>;
}

/**
 * Starts both with the shipped files before a node that gives these figures; read each second, and nothing else changed
 * but ports.
 *
 * @throws {Error} a program is not there
 */
export async function startWatch(figures: string): Promise<Watch> {
  const folder = mkdtempSync(join(tmpdir(), 'ndp-watch-'));
  const node = createServer((_, response) => response.setHeader('content-type', 'text/plain').end(figures));
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  const { port } = node.address() as AddressInfo;
  const [prometheus, alertmanager] = [await freePort(), await freePort()];
  for (const file of readdirSync(shipped)) {
    const text = readFileSync(new URL(file, shipped), 'utf8');
    const own = text
      .replace(/\b15s\b/g, '1s')
      .replace(':9093', `:${alertmanager}`)
      .replace(':9464', `:${port}`);
    writeFileSync(join(folder, file), own);
  }
  const programs: { readonly end: () => void; readonly ended: Promise<unknown> }[] = [];
  const start = async (program: string, port: number, ...given: readonly string[]) => {
    const listens = `--web.listen-address=127.0.0.1:${port}`;
    const child = spawn(program, [listens, ...given], { cwd: folder, stdio: 'ignore' });
    await once(child, 'spawn');
    programs.push({ end: () => child.kill(), ended: once(child, 'exit') });
  };
  const ownFile = '--config.file=alertmanager.yml';
  try {
    await start('prometheus', prometheus, '--config.file=prometheus.yml', '--storage.tsdb.path=data');
    await start(
      'prometheus-alertmanager',
      alertmanager,
      ownFile,
      '--storage.path=told',
      '--cluster.listen-address=',
    );
  } catch (fault) {
    await stop();
    throw fault;
  }
  return { alerts, stop };

  async function alerts() {
    const answer = await fetch(`http://127.0.0.1:${alertmanager}/api/v2/alerts`).catch(() => undefined);
    const fired = (await answer?.json()) as readonly FiredAlert[] | undefined;
    return (fired ?? []).map(({ labels }) => labels);
  }

  async function stop() {
    for (const { end } of programs) end();
    await Promise.all(programs.map(({ ended }) => ended));
    await new Promise((resolve) => node.close(resolve).closeAllConnections());
    rmSync(folder, { recursive: true });
  }
}
