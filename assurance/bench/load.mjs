import { connect } from 'node:net';
import { cpuMsOf } from '../stage/command.mjs';
import { quantile } from '../stage/say.mjs';

/**
 * Asks over kept connections, each as soon as its last answer has come, for so long.
 *
 * @param next  the bytes of the next request, or undefined when there is none left; told what was answered before
 * @param pid  the process that answers
 * @returns answers a second, their times in ms, the processor's time each took that process in µs, and how often each
 *   status came
 */
export async function load({ port, pid, connections, seconds, next }) {
  const times = [];
  const statuses = {};
  const cpuBefore = cpuMsOf(pid);
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const take = (status, ms) => {
    times.push(ms);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  await Promise.all(
    Array.from({ length: connections }, (_, lane) => ask({ port, next: () => next(lane), end, take })),
  );
  const lasted = (performance.now() - begun) / 1000;
  const cpuUs = ((cpuMsOf(pid) - cpuBefore) * 1000) / times.length;
  return { perSecond: times.length / lasted, p50: quantile(times, 0.5), cpuUs, statuses };
}

function ask({ port, next, end, take }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let got = Buffer.alloc(0);
    let sentAt = 0;
    const send = () => {
      const request = performance.now() < end ? next() : undefined;
      if (request === undefined) {
        socket.end();
        return resolve();
      }
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed the connection')));
    socket.on('data', (part) => {
      got = got.length === 0 ? part : Buffer.concat([got, part]);
      const size = sizeOfAnswer(got);
      if (size === undefined || got.length < size) return;
      take(got.toString('latin1', 9, 12), performance.now() - sentAt);
      got = got.subarray(size);
      send();
    });
  });
}

/** Bytes of the answer that begins here; undefined until its head is there. */
function sizeOfAnswer(bytes) {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1];
  if (length === undefined) throw new Error('an answer without its length');
  return head + 4 + Number(length);
}

/** The bytes of a request as a portal's browser sends it through a proxy. */
export function requestBytes({ method = 'GET', path, host, headers = {}, body }) {
  const sent = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const lines = Object.entries({
    host,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'accept-language': 'pl',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${sent}`);
}
