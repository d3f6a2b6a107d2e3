import { connect } from 'node:net';

/** What came back over a bare connection, head and body apart. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Everything, as it came. */
  readonly text: string;
}

/** Writes bytes no client would, and reads until the server ends the connection. */
export function sendRaw(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', (fault) => (answer === '' ? reject(fault) : undefined));
    socket.on('close', () => resolve(readAnswer(answer)));
  });
}

function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
    text,
  };
}
