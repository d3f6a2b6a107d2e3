import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Clock } from '../../platform/clock.ts';
import { dayMs } from '../../platform/clock.ts';
import { type FakeEnvelope, show } from './fake-envelope.ts';
import { type BadWeather, type FakeResponse, pageOf, readAll, refuse, reply, turnBad } from './fake-http.ts';
import { sealAsDocumenso } from './seal-as-documenso.ts';

/** A platform that behaves as a real one was observed to, surprises included. */
export interface FakeDocumenso {
  readonly url: string;
  readonly envelopes: FakeEnvelope[];
  /** Every request: method and path. */
  readonly asked: string[];
  readonly secret: string;
  apiToken: string;
  /** Folders of the team, besides the place where everything is made. */
  readonly folders: string[];
  /** Whom the settings of the team add to every envelope. */
  readonly defaultRecipients: { email: string; role: string }[];
  /** The time-stamp service it seals with; with one the seal is followed by later revisions. */
  timestampUrl: string | undefined;
  weather: BadWeather | 'fair';
  /** Whether the sealing job runs; without it an envelope stays pending for ever. */
  isSealing: boolean;
  view(id: string, ref: string): void;
  sign(id: string, ref: string): void;
  decline(id: string, ref: string, reason: string): void;
  seal(id: string): void;
  close(): Promise<void>;
}

export async function startFakeDocumenso(clock: Clock): Promise<FakeDocumenso> {
  const envelopes: FakeEnvelope[] = [];
  const server = createServer((request, response) => {
    answer(fake, clock, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const find = (id: string) => {
    const found = envelopes.find((each) => each.id === id);
    if (!found) throw new Error(`no envelope ${id}`);
    return found;
  };
  const recipientOf = (id: string, ref: string) => {
    const found = find(id).recipients.find((each) => String(each.signingOrder) === ref);
    if (!found) throw new Error(`no recipient ${ref}`);
    return found;
  };
  const fake: FakeDocumenso = {
    url: `http://127.0.0.1:${port}`,
    envelopes,
    asked: [],
    secret: 'whsec-of-the-fake',
    apiToken: `api_${randomBytes(8).toString('hex')}`,
    folders: [],
    defaultRecipients: [],
    timestampUrl: undefined,
    weather: 'fair',
    isSealing: true,
    view(id, ref) {
      recipientOf(id, ref).readStatus = 'OPENED';
      call(fake, find(id), 'DOCUMENT_OPENED', clock);
    },
    sign(id, ref) {
      Object.assign(recipientOf(id, ref), { signingStatus: 'SIGNED', signedAt: clock().toISOString() });
      call(fake, find(id), 'DOCUMENT_RECIPIENT_COMPLETED', clock);
      call(fake, find(id), 'DOCUMENT_SIGNED', clock);
      if (fake.isSealing && find(id).recipients.every((each) => each.signingStatus === 'SIGNED'))
        fake.seal(id);
    },
    decline(id, ref, rejectionReason) {
      Object.assign(recipientOf(id, ref), { signingStatus: 'REJECTED', rejectionReason });
      find(id).status = 'REJECTED';
      call(fake, find(id), 'DOCUMENT_REJECTED', clock);
    },
    seal(id) {
      const envelope = find(id);
      envelope.status = 'COMPLETED';
      if (envelope.payload.meta.emailSettings?.documentCompleted !== false)
        envelope.mailedTo.push(...envelope.recipients.map(({ email }) => email));
      call(fake, find(id), 'DOCUMENT_COMPLETED', clock);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

async function answer(fake: FakeDocumenso, clock: Clock, request: IncomingMessage, response: ServerResponse) {
  const body = await readAll(request);
  const { pathname, searchParams } = new URL(request.url ?? '', fake.url);
  fake.asked.push(`${request.method} ${pathname}${searchParams.size ? `?${searchParams}` : ''}`);
  if (fake.weather === 'hang') return;
  if (fake.weather !== 'fair') return turnBad(fake.weather, response);
  if (request.headers.authorization !== fake.apiToken) return reply(response, refuse(401, 'UNAUTHORIZED'));
  const path = pathname.replace('/api/v2', '');
  reply(response, await route(fake, clock, `${request.method} ${path}`, searchParams, request, body));
}

async function route(
  fake: FakeDocumenso,
  clock: Clock,
  wanted: string,
  query: URLSearchParams,
  request: IncomingMessage,
  body: Buffer,
): Promise<FakeResponse> {
  if (wanted === 'POST /envelope/create') return create(fake, clock, request, body);
  if (wanted === 'GET /envelope') return list(fake, query);
  if (wanted === 'GET /folder')
    return pageOf(
      fake.folders.map((id) => ({ id, name: id })),
      query,
    );
  if (wanted === 'POST /envelope/recipient/delete') return removeRecipient(fake, body);
  const json = wanted.startsWith('POST') ? (JSON.parse(body.toString()) as Record<string, unknown>) : {};
  const id = String(json.envelopeId ?? wanted.split('/')[2]);
  const byItem = fake.envelopes.find((each) => wanted.includes(`/item/${each.itemId}/`));
  const envelope = byItem ?? fake.envelopes.find((each) => each.id === id);
  if (!envelope) return refuse(404, 'NOT_FOUND');
  if (wanted.endsWith('/distribute')) return distribute(fake, envelope, clock);
  if (wanted.endsWith('/redistribute')) {
    expireAnew(envelope, clock);
    return { status: 200, body: { success: true, ...show(envelope) } };
  }
  if (wanted.endsWith('/envelope/cancel')) return cancel(fake, envelope, clock);
  if (wanted.endsWith('/envelope/delete')) {
    fake.envelopes.splice(fake.envelopes.indexOf(envelope), 1);
    return { status: 200, body: { success: true } };
  }
  if (byItem) return download(fake, envelope, query.get('version') ?? 'signed');
  if (/\/(audit-log|certificate)\/download$/.test(wanted)) {
    return envelope.status === 'COMPLETED'
      ? Buffer.from('%PDF-1.7 audit')
      : refuse(500, 'INTERNAL_SERVER_ERROR');
  }
  return { status: 200, body: show(envelope) };
}

/** The same external id as often as one likes: each time another envelope. */
async function create(
  fake: FakeDocumenso,
  clock: Clock,
  request: IncomingMessage,
  body: Buffer,
): Promise<FakeResponse> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const payload = JSON.parse(String(form.get('payload'))) as FakeEnvelope['payload'] & { externalId: string };
  const file = form.get('files') as unknown as Blob;
  const id = `envelope_${randomUUID()}`;
  const envelope: FakeEnvelope = {
    id,
    externalId: payload.externalId,
    createdAt: new Date(clock().getTime() + fake.envelopes.length).toISOString(),
    original: new Uint8Array(await file.arrayBuffer()),
    payload,
    itemId: `item_${randomUUID()}`,
    recipients: [
      ...payload.recipients,
      ...fake.defaultRecipients.map((each) => ({ ...each, name: 'Biuro', signingOrder: null })),
    ].map(({ email, name, role, signingOrder }, i) => ({
      id: fake.envelopes.length * 10 + i + 1,
      email,
      name,
      token: `secret-link-${randomBytes(12).toString('hex')}`,
      role,
      signingOrder,
      readStatus: 'NOT_OPENED',
      sendStatus: 'NOT_SENT',
      signingStatus: 'NOT_SIGNED',
      signedAt: null,
      expiresAt: null,
      rejectionReason: null,
    })),
    news: [],
    status: 'DRAFT',
    folderId: null,
    mails: 0,
    mailedTo: [],
  };
  fake.envelopes.push(envelope);
  call(fake, envelope, 'DOCUMENT_CREATED', clock);
  return { status: 200, body: { id } };
}

/** The query is a search over many fields, not an exact match; without a folder only what lies in none is listed. */
function list(fake: FakeDocumenso, query: URLSearchParams): FakeResponse {
  const sought = query.get('query') ?? '';
  const hits = fake.envelopes.filter(
    (each) =>
      each.folderId === query.get('folderId') && `${each.externalId} ${each.payload.title}`.includes(sought),
  );
  return pageOf(hits.toReversed().map(show), query);
}

function removeRecipient(fake: FakeDocumenso, body: Buffer): FakeResponse {
  const { recipientId } = JSON.parse(body.toString()) as { recipientId: number };
  const of = fake.envelopes.find(({ recipients }) => recipients.some(({ id }) => id === recipientId));
  if (of?.status !== 'DRAFT') return refuse(404, 'NOT_FOUND');
  of.recipients.splice(
    of.recipients.findIndex(({ id }) => id === recipientId),
    1,
  );
  return { status: 200, body: { success: true } };
}

/** The deadline counts from the invitation, and again from each reminder. */
function expireAnew({ payload, recipients }: FakeEnvelope, clock: Clock): void {
  const days = payload.meta.envelopeExpirationPeriod.amount;
  const expiresAt = new Date(clock().getTime() + days * dayMs).toISOString();
  for (const recipient of recipients) recipient.expiresAt = expiresAt;
}

/** Twice is taken: no second mail, but a second call. The call still says that nothing was sent. */
function distribute(fake: FakeDocumenso, envelope: FakeEnvelope, clock: Clock): FakeResponse {
  if (envelope.status === 'DRAFT') {
    envelope.status = 'PENDING';
    envelope.mails += 1;
    expireAnew(envelope, clock);
  }
  call(fake, envelope, 'DOCUMENT_SENT', clock);
  for (const recipient of envelope.recipients) recipient.sendStatus = 'SENT';
  return { status: 200, body: { success: true, id: envelope.id, recipients: show(envelope).recipients } };
}

function cancel(fake: FakeDocumenso, envelope: FakeEnvelope, clock: Clock): FakeResponse {
  if (envelope.status !== 'PENDING') return refuse(400, 'INVALID_REQUEST');
  envelope.status = 'CANCELLED';
  call(fake, envelope, 'DOCUMENT_CANCELLED', clock);
  return { status: 200, body: { success: true } };
}

/** Asked for the signed paper too early, it gives the unsigned one and says 200. */
async function download(
  { timestampUrl }: FakeDocumenso,
  { status, original }: FakeEnvelope,
  version: string,
): Promise<Uint8Array> {
  return version === 'signed' && status === 'COMPLETED' ? sealAsDocumenso(original, timestampUrl) : original;
}

/** No id of the event, another time at each attempt, and every secret link in the body, twice. */
function call({ secret }: FakeDocumenso, envelope: FakeEnvelope, event: string, clock: Clock): void {
  const { recipients } = show(envelope);
  const payload = { ...show(envelope), id: 1, envelopeId: envelope.id, recipients, Recipient: recipients };
  const body = {
    event,
    payload,
    createdAt: clock().toISOString(),
    webhookEndpoint: 'https://portal.example',
  };
  envelope.news.push({
    headers: { 'x-documenso-secret': secret },
    raw: new Uint8Array(Buffer.from(JSON.stringify(body))),
  });
}
