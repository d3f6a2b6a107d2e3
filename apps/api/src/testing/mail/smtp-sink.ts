import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export interface SmtpSink {
  readonly url: string;
  readonly port: number;
  /** What was taken over, parsed, in order of arrival. */
  readonly mails: Email[];
  /** Number of envelopes seen, the refused ones included. */
  envelopes(): number;
  /** From now on every mail is answered with this SMTP status; 250 takes it. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** A real SMTP server on the loopback interface; on any free port unless one is asked for. */
export async function openSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: Email[] = [];
  const state = { status: 250, envelopes: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onRcptTo(_address, _session, done) {
      state.envelopes += 1;
      done(state.status === 250 ? null : refusal(state.status));
    },
    onData(stream, _session, done) {
      readAll(stream).then(async (bytes) => {
        mails.push(await PostalMime.parse(bytes));
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    envelopes: () => state.envelopes,
    answerWith(status) {
      state.status = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refusal(status: number): Error {
  return Object.assign(new Error('not taken'), { responseCode: status });
}

async function readAll(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
