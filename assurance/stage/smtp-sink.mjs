import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server in a process of its own, which can be stopped and started again. */
export class SmtpSink {
  /** What was taken over, in order: Message-ID, address, the link in it, when. */
  mails = [];
  #port;
  #child;
  #hearers = new Set();

  constructor(port) {
    this.#port = port;
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  get url() {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async start() {
    const file = fileURLToPath(import.meta.url);
    this.#child = spawn(process.execPath, [file, String(this.#port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: this.#child.stdout });
    const listening = once(lines, 'line');
    await listening;
    lines.on('line', (line) => {
      const mail = { ...JSON.parse(line), heardAt: performance.now() };
      this.mails.push(mail);
      for (const hear of this.#hearers) hear(mail);
    });
  }

  async stop() {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  /** Resolves with the next mail that is taken over. */
  next() {
    return new Promise((resolve) => {
      const hear = (mail) => {
        this.#hearers.delete(hear);
        resolve(mail);
      };
      this.#hearers.add(hear);
    });
  }
}

/** The mail server itself: takes everything, and says so before it says so to the sender. */
function serve(port) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      take(stream).then((mail) => {
        done();
        console.log(JSON.stringify(mail));
      }, done);
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1', () => console.log('listening'));
}

async function take(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  const { messageId, to, subject, text } = await PostalMime.parse(Buffer.concat(parts));
  const link = /https?:\/\/\S+\/grant\/\S+/.exec(text ?? '')?.[0];
  return { messageId, to: to?.[0]?.address, subject, link };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve(Number(process.argv[2]));
