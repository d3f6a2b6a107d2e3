import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hosts only developers have. */
const madeUp = ['mail', 'id'];

/** Writes down every exchange of a line with the product, as ZAP reads it. */
export class Recorder {
  #count = 0;

  constructor(line, folder) {
    this.folder = folder;
    mkdirSync(folder);
    const send = line.send.bind(line);
    line.send = async (label, path, options = {}) => {
      const answer = await send(label, path, options);
      if (!madeUp.includes(label)) this.note(`${label}.ndp.localhost`, path, options, answer);
      return answer;
    };
  }

  note(host, path, { method = 'GET', headers = {}, body = '' }, { status, headers: answered, bytes }) {
    this.#count += 1;
    const write = (kind, content) => writeFileSync(join(this.folder, `${this.#count}.${kind}`), content);
    write('asked', headOf(`${method} http://${host}${path} HTTP/1.1`, { host, ...headers }));
    write('sent', body);
    write('answered', headOf(`HTTP/1.1 ${status} -`, answered));
    write('came', bytes);
  }
}

function headOf(first, headers) {
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}: ${value}`),
  );
  return `${[first, ...lines].join('\r\n')}\r\n\r\n`;
}
