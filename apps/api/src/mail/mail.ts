import type { Language, Message } from '@ndp/flows/message.ts';
import type { CaseMail, RenderedMail } from '../platform/mail/letter/letter.ts';
import type { PagePurpose } from './link-targets.ts';

/** To whom a mail goes. */
export interface Addressed {
  readonly email: string;
  readonly language: Language;
}

/** The fields of every mail with a secret link. */
export interface LinkPayload extends Addressed {
  readonly token: string;
}

/** The fields any mail may be written from. */
export type AnyPayload = Addressed &
  Partial<Record<'token' | 'notMe' | 'reference', string>> & {
    /** Of what kind a case was that is gone. */
    readonly about?: CaseMail['kind'];
  } & Readonly<Record<string, unknown>>;

/** What the words of a mail are made of: its case, and the kind's own news without secret and address. */
export type MailOf<Payload> = CaseMail & Omit<Payload, 'token' | 'notMe' | 'email' | 'language'>;

/** Which mail goes first; what has none goes between the two. */
export const mailPriorities = {
  /** Somebody waits for it at the screen: a code, a link asked for. */
  awaited: 0,
  usual: 1,
  /** To an address nobody has confirmed: the only mails a stranger can cause. */
  first: 2,
} as const;

/** A kind of mail: what it is written from, what its link is for, and its words. */
export interface Mail<Payload extends Addressed = Addressed> {
  /** The name it is promised under. */
  readonly kind: string;
  /**
   * What its link is for; that it bears none; that the case it speaks of is gone with all its links; or that it is about
   * no case, but about a programme that opens, or to somebody at the desk.
   */
  readonly target: PagePurpose | 'none' | 'erased' | 'opening' | 'start' | 'desk' | 'invitation';
  readonly priority?: 'awaited' | 'first';
  write(mail: MailOf<Payload>): RenderedMail;
  /** Whether the applicant has something to do by a day: who asked for text messages gets one too. Absent: never. */
  asksToAct?(payload: Payload): boolean;
  /** What the second address of the case is told meanwhile: one heading of ours, nothing of anybody. Absent: nothing. */
  notice?(payload: Payload): Message | undefined;
}

/** A kind of mail with a link. */
export interface LinkMail<Payload extends LinkPayload = LinkPayload> extends Mail<Payload> {
  readonly target: PagePurpose;
}
