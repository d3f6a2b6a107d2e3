import { MailRefused } from '../mail/port.ts';

/** One text message to one number. */
export interface OutgoingSms {
  /** The same for every attempt at one promise, so that the service can tell a repetition. */
  readonly id: string;
  /** A Polish mobile number in E.164 form. */
  readonly phone: string;
  /** Signs of the GSM alphabet, one message. */
  readonly text: string;
}

/** Where text messages leave the product. */
export interface SmsPort {
  /**
   * Resolves once the service has taken the message over.
   *
   * @throws {MailRefused} it will never be taken
   * @throws {MailDelayed} not now; anything else thrown is taken for temporary too
   */
  send(sms: OutgoingSms): Promise<void>;
}

/** The number takes no text messages, now or ever. The reason holds no personal data. */
export class NumberRefused extends MailRefused {}
