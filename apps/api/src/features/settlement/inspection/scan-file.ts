import { connect } from 'node:net';
import { FileRefused, ScanAway } from '../refusals.ts';

/** How long the scanner may take in all, ms. */
const scanMs = 20_000;
const pieceBytes = 64 * 1024;

/**
 * Has clamd look at a file (INSTREAM of its protocol: pieces, each behind its length, and an empty one).
 *
 * @param address  tcp://host:port or unix:/path
 * @throws {FileRefused} it found something
 * @throws {ScanAway} no answer, or none that says that all is well
 */
export async function scanFile(address: string, bytes: Uint8Array): Promise<void> {
  const answer = await ask(new URL(address), bytes).catch(() => '');
  if (/ FOUND$/.test(answer)) throw new FileRefused('infected');
  if (answer !== 'stream: OK') throw new ScanAway();
}

function ask(address: URL, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const { protocol, hostname, port, pathname } = address;
    const place = protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
    const line = connect(place);
    const heard: Buffer[] = [];
    const timer = setTimeout(() => line.destroy(new Error('no answer in time')), scanMs);
    line.on('data', (part) => heard.push(part));
    line.on('error', reject);
    line.on('close', () => {
      clearTimeout(timer);
      resolve(
        Buffer.concat(heard)
          .toString('latin1')
          .replace(/\0[\s\S]*$/, ''),
      );
    });
    line.write('zINSTREAM\0');
    for (let i = 0; i < bytes.length; i += pieceBytes) {
      const piece = bytes.subarray(i, i + pieceBytes);
      line.write(lengthOf(piece.length));
      line.write(piece);
    }
    line.end(lengthOf(0));
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
