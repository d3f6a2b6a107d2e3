import type { Language } from '@ndp/flows/message.ts';

/** One mail to one address. */
export interface OutgoingMail {
  /** `<…@…>`; the same for every attempt at one promise, so that a mailbox can tell a repetition. */
  readonly messageId: string;
  /** `Name <address>` or an address. */
  readonly from: string;
  /** Who reads answers; undefined: nobody does. */
  readonly replyTo?: string;
  /** Exactly one address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
}

/** Where mail leaves the product. */
export interface MailPort {
  /**
   * Resolves once the other side has taken the mail over.
   *
   * @throws {MailRefused} the mail will never be taken, so another attempt is pointless
   * @throws {MailServerAway} no mail can leave at present, whatever it says
   * @throws {MailDelayed} not this one, not now; anything else thrown is taken for temporary too
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Gives up open connections. */
  close(): Promise<void>;
}

/** A permanent refusal: SMTP 5xx, or a mail that may not leave at all. The reason holds no personal data. */
export class MailRefused extends Error {
  override readonly name: string = 'MailRefused';
}

/** The reader’s own mail server takes nothing for this reader. */
export class ReaderRefused extends MailRefused {}

/** The mail server was not reached, or does not let us in. The reason holds no personal data. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway';
}

/** A temporary failure of one mail: SMTP 4xx, or no answer to it. The reason holds no personal data. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed';
}

// One plain address: no list, no name, no comment, no quoted local part, nothing that could become a header.
const oneAddress = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;

/**
 * Lets only a mail pass that cannot be bent to other readers or other headers.
 *
 * @throws {MailRefused} a header holds a control character, or `to` is not exactly one address
 */
export function checkHeaders(mail: OutgoingMail): void {
  const headers = [mail.messageId, mail.from, mail.to, mail.subject, mail.replyTo ?? ''];
  if (headers.some(hasControlCharacter)) throw new MailRefused('a header holds a control character');
  if (!oneAddress.test(mail.to) || mail.to.length > 254) throw new MailRefused('"to" is not one address');
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f' || character === '\u2028');
}
