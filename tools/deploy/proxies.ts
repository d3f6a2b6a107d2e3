import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import type { Node } from './nodes.ts';

const shipped = (file: string) => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

/** Where a proxy of a test stands, and what it stands in front of. */
interface ProxySetup {
  readonly folder: string;
  readonly http: number;
  readonly https: number;
  readonly nodes: readonly [Node, Node];
}

interface Program {
  /** The shipped file with ports, addresses and paths of this place, and nothing else changed. */
  readonly file: (place: ProxySetup) => string;
  readonly command: (path: string) => readonly [string, ...string[]];
}

const nodesIn = (text: string, { nodes }: ProxySetup) =>
  text
    .replace(/\b(127\.0\.0\.1|node1):3000\b/g, `127.0.0.1:${nodes[0].port}`)
    .replace(/\b(127\.0\.0\.1|node2):3001\b|\bnode2:3000\b/g, `127.0.0.1:${nodes[1].port}`);

const programs = {
  nginx: {
    file: (place) => {
      const { folder, http, https } = place;
      const own = nodesIn(shipped('nginx.conf'), place)
        .replace(/listen (\[::\]:)?(80|443)/g, (_, six?: string, port?: string) => {
          return `listen ${six ? '127.0.0.2' : '127.0.0.1'}:${port === '80' ? http : https}`;
        })
        .replaceAll('/etc/ndp/tls', folder);
      // As in the nginx.conf of Debian, which logs every request, around it.
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      return `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log info; events {}
http {
  access_log ${folder}/access.log; error_log ${folder}/http-error.log info;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
${own}
}`;
    },
    command: (path) => ['nginx', '-c', path],
  },
  caddy: {
    file: (place) =>
      nodesIn(shipped('Caddyfile'), place)
        .replaceAll('/etc/ndp/tls', place.folder)
        .replace(/^\{\n/m, `{\n\thttp_port ${place.http}\n\thttps_port ${place.https}\n\tadmin off\n`),
    command: (path) => ['caddy', 'run', '--config', path, '--adapter', 'caddyfile'],
  },
  haproxy: {
    file: (place) =>
      nodesIn(shipped('haproxy.cfg'), place)
        .replaceAll('/etc/ndp/tls', place.folder)
        .replace('bind :80', `bind 127.0.0.1:${place.http}`)
        .replace('bind :443', `bind 127.0.0.1:${place.https}`)
        .replace(/^ {2}(user|group|chroot) .*\n/gm, (line) => (process.getuid?.() === 0 ? line : '')),
    command: (path) => ['haproxy', '-db', '-f', path],
  },
} satisfies Record<string, Program>;

export type ProxyName = keyof typeof programs;

export interface ProxyAnswer {
  /** 0: the connection ended without one. */
  readonly status: number;
  /** Which node answered. */
  readonly node: string | undefined;
  readonly body: string;
}

export interface RequestOptions {
  readonly method?: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RealProxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  ask(host: string, path: string, asking?: RequestOptions): Promise<ProxyAnswer>;
  /** Ends it; everything it has written anywhere, one text. */
  stop(): Promise<string>;
}

/**
 * Starts a real proxy with the shipped file.
 *
 * @param change  what of the file a test must have otherwise: how long is waited
 * @throws {Error} the program is not there, or does not take the file
 */
export async function startProxy(
  name: ProxyName,
  nodes: readonly [Node, Node],
  change = (text: string) => text,
): Promise<RealProxy> {
  const folder = mkdtempSync(join(tmpdir(), `ndp-${name}-`));
  makeCertificate(folder);
  const [http, https] = [await freePort(), await freePort()];
  const { file, command } = programs[name];
  const path = join(folder, 'configuration');
  writeFileSync(path, change(file({ folder, http, https, nodes })));
  const said = openSync(join(folder, 'said.log'), 'a');
  const [program, ...given] = command(path);
  // Where Debian keeps them, also for whoever is not root.
  const PATH = `${process.env.PATH}:/usr/sbin`;
  const env = { ...process.env, PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, given, { stdio: ['ignore', said, said], env });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (fault) => resolve(fault.message));
    child.once('exit', (code) => resolve(`ended with ${code}`));
  });
  await untilItAnswers(
    child,
    ended,
    () => ask('mpec.grants.example.pl', '/application/welcome-page'),
    folder,
  );
  return { httpPort: http, httpsPort: https, ask, stop };

  function ask(host: string, path: string, asking: RequestOptions = {}): Promise<ProxyAnswer> {
    return askOver(https, host, { path, ...asking });
  }

  async function stop(): Promise<string> {
    child.kill('SIGTERM');
    await ended;
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const texts = files.map(({ parentPath, name: file }) => readFileSync(join(parentPath, file), 'latin1'));
    rmSync(folder, { recursive: true });
    return texts.join('\n');
  }
}

function askOver(
  port: number,
  host: string,
  { path, method = 'GET', body, headers = {} }: RequestOptions & { readonly path: string },
): Promise<ProxyAnswer> {
  return new Promise((resolve) => {
    const none = { status: 0, node: undefined, body: '' };
    const given = { host: '127.0.0.1', port, path, method, servername: host, headers: { host, ...headers } };
    const outgoing = request({ ...given, agent: false, rejectUnauthorized: false }, (answer) => {
      let text = '';
      const { statusCode: status = 0 } = answer;
      const node = answer.headers['x-node'];
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.once('close', () =>
        resolve({ status, node: node === undefined ? node : String(node), body: text }),
      );
      answer.once('error', () => {});
    });
    outgoing.once('error', () => resolve(none));
    outgoing.end(body);
  });
}

async function untilItAnswers(
  child: ChildProcess,
  ended: Promise<string>,
  ask: () => Promise<ProxyAnswer>,
  folder: string,
): Promise<void> {
  let isOver = false;
  const gone = ended.then((why) => {
    isOver = true;
    throw new Error(`${child.spawnfile}: ${why}\n${readFileSync(join(folder, 'said.log'), 'utf8')}`);
  });
  const answers = async () => {
    while (!isOver && (await ask()).status !== 200);
  };
  await Promise.race([gone, answers()]);
}

/** One for the domain and *.domain, as it is asked for; HAProxy reads it in one file with its key. */
function makeCertificate(folder: string): void {
  const key = join(folder, 'privkey.pem');
  const certificate = join(folder, 'fullchain.pem');
  const selfSigned = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=grants.example.pl',
  ];
  const names = 'subjectAltName=DNS:grants.example.pl,DNS:*.grants.example.pl';
  execFileSync('openssl', [...selfSigned, '-addext', names, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  writeFileSync(join(folder, 'both.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
}
