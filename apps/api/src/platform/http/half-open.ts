import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { visitorOf } from './visitor.ts';

/** Connections one address may hold open before it has said a whole head on them. */
const mostHalfOpen = 64;

/**
 * Bounds what one address holds open without having asked anything. Whoever opens more loses the oldest: new
 * connections of the same network are answered however many were left hanging. A proxy in front sends whole heads only, so
 * it never comes near.
 */
export function boundHalfOpen(server: Server, most = mostHalfOpen): void {
  const halfOpen = new Map<string, Set<Socket>>();
  const release = (socket: Socket, address: string) => {
    const of = halfOpen.get(address);
    of?.delete(socket);
    if (of?.size === 0) halfOpen.delete(address);
  };
  const addresses = new WeakMap<Socket, string>();
  server.on('connection', (socket: Socket) => {
    const address = visitorOf(socket.remoteAddress ?? '');
    const of = halfOpen.get(address) ?? new Set();
    halfOpen.set(address, of.add(socket));
    addresses.set(socket, address);
    socket.once('close', () => release(socket, address));
    if (of.size <= most) return;
    const [oldest] = of;
    oldest?.destroy();
    if (oldest) release(oldest, address);
  });
  server.on('request', ({ socket }: IncomingMessage) => {
    const address = addresses.get(socket);
    if (address !== undefined) release(socket, address);
  });
}
