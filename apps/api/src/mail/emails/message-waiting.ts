import type { Messages } from '@ndp/flows/message.ts';
import { renderCase, translateTitles } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';

const texts = {
  subject: { pl: 'Sprawa {reference}: nowa wiadomość', en: 'Case {reference}: a new message' },
  preheader: { pl: 'Przeczytasz ją na stronie sprawy.', en: 'Read it on the page of the case.' },
  heading: { pl: 'Czeka na Ciebie wiadomość', en: 'A message waits for you' },
  happened: {
    pl: 'W sprawie {reference} jest nowa wiadomość od organizatora programu. Ze względu na Twoje dane nie ma jej w tym e-mailu.',
    en: 'There is a new message in case {reference} from the organiser of the programme. To protect your data it is not in this email.',
  },
  next: {
    pl: 'Przeczytasz ją i odpowiesz na nią na stronie sprawy, w części „Wiadomości”.',
    en: 'You can read and answer it on the page of the case, under “Messages”.',
  },
  files: {
    pl: '{count, plural, one {Do wiadomości jest załącznik.} other {Do wiadomości są załączniki (#).}} Nie wysyłamy go e-mailem: naciśnij „Przeczytaj wiadomość” i pobierz na stronie sprawy.',
    en: '{count, plural, one {The message has an attachment.} other {The message has # attachments.}} It is not sent by email: press “Read the message” and download it on the page of the case.',
  },
  button: { pl: 'Przeczytaj wiadomość', en: 'Read the message' },
} as const satisfies Messages;

/** What the mail tells of the message. */
export interface MessagePayload extends LinkPayload {
  /** How many files go with it; absent in mails promised before there were any. */
  readonly files?: number;
}

/** The mail that tells that there is a message, and whether files go with it; not what it says. */
export const messageWaiting: LinkMail<MessagePayload> = {
  kind: 'message-waiting',
  target: 'application',
  notice: () => texts.heading,
  write(mail) {
    return renderCase(mail, (t) => ({
      ...translateTitles(t, texts),
      beforeLink: [
        t(texts.happened),
        ...(mail.files ? [t(texts.files, { count: mail.files })] : []),
        t(texts.next),
      ],
      afterLink: [t(shared.keepSecret)],
    }));
  },
};
