import { proofHeader, waitedHeader } from '@ndp/contract/proof.ts';
import { type Language, languageOf } from '@ndp/flows/message.ts';
import type { FastifyRequest } from 'fastify';
import type { Partner } from '../database/schema/tables.ts';
import { networkOf } from './network.ts';
import { KeyRefused, PartnerClosed, UnknownPartner } from './refusals.ts';
import { visitorOf } from './visitor.ts';

/** Who calls, read from the headers only. */
export class Caller {
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get language(): Language {
    return languageOf(this.#request.headers['accept-language']);
  }

  /** The network address limits are counted by; proxies are believed only as far as the configuration says. */
  get visitor(): string {
    return visitorOf(this.#request.ip);
  }

  /** The network that address stands in: what one may use up of what a partner has. */
  get network(): string {
    return networkOf(this.#request.ip);
  }

  /** The network address, as it goes into the evidence of a signature. */
  get ip(): string {
    return this.#request.ip;
  }

  /** What the browser says of itself; empty when it says nothing. */
  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  /** The proof of work sent with the call, unread; undefined when there is none. */
  get proof(): string | undefined {
    return this.#header(proofHeader);
  }

  /** The ticket that was waited with instead of a proof, unread; undefined when there is none. */
  get waited(): string | undefined {
    return this.#header(waitedHeader);
  }

  #header(name: string): string | undefined {
    const said = this.#request.headers[name];
    return typeof said === 'string' ? said : undefined;
  }

  /**
   * The key that makes repetitions harmless; undefined when none was sent.
   *
   * @throws {KeyRefused} it is empty, longer than 255 characters, or not printable
   */
  get idempotencyKey(): string | undefined {
    const key = this.#request.headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key)) return key;
    throw new KeyRefused('unreadable');
  }

  /**
   * The partner whose portal the call came from; undefined when `Origin` names none.
   *
   * @throws {PartnerClosed} that portal is closed
   */
  findPartner(): Partner | undefined {
    if (this.#request.isPartnerClosed) throw new PartnerClosed();
    return this.#request.partner;
  }

  /**
   * @throws {UnknownPartner} `Origin` is missing or names no partner's portal
   * @throws {PartnerClosed} that portal is closed
   */
  partner(): Partner {
    const partner = this.findPartner();
    if (!partner) throw new UnknownPartner();
    return partner;
  }
}
