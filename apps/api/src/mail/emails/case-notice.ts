import { type Message, type Messages, say } from '@ndp/flows/message.ts';
import { renderCase } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';

export interface NoticePayload extends LinkPayload {
  /** What has happened, in a heading of ours. */
  readonly news: Message;
}

const texts = {
  subject: { pl: 'Sprawa {reference}: {news}', en: 'Case {reference}: {news}' },
  happened: {
    pl: 'W sprawie {reference} o dofinansowanie wymiany źródła ciepła jest coś nowego: {news}.',
    en: 'There is something new in case {reference}, funding to replace a heat source: {news}.',
  },
  next: {
    pl: 'Szczegóły są w wiadomości do wnioskodawcy. Nie musisz nic robić.',
    en: 'The details are in the message to the applicant. There is nothing you have to do.',
  },
  why: {
    pl: 'Dostajesz tę wiadomość, bo ten adres podano w sprawie jako dodatkowy i potwierdzono. Nie ma w niej danych osobowych ani linku do wniosku.',
    en: 'You get this message because this address was given in the case as an additional one and confirmed. It contains no personal data and no link to the application.',
  },
  stop: { pl: 'Zatrzymaj te wiadomości', en: 'Stop these messages' },
} satisfies Messages;

/** The mail to the second address of a case: that something has happened, and how to hear no more of it. */
export const caseNotice: LinkMail<NoticePayload> = {
  kind: 'case-notice',
  target: 'notices',
  write(mail) {
    const { language, link } = mail;
    const heading = say(mail.news, language);
    const news = heading.charAt(0).toLowerCase() + heading.slice(1);
    return renderCase(mail, (t) => ({
      subject: t(texts.subject, { news }),
      preheader: t(texts.next),
      heading,
      beforeLink: [t(texts.happened, { news }), t(texts.next)],
      afterLink: [t(texts.why)],
      quietLink: { label: t(texts.stop), url: link },
    }));
  },
};
