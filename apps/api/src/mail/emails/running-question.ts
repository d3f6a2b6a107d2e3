import type { Message, Messages } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { renderCase, translateTitles } from '../case-email.ts';
import { heldTexts } from '../held-texts.ts';
import type { LinkMail, LinkPayload, MailOf } from '../mail.ts';
import { shared } from '../messages.ts';

interface RunningPayload extends LinkPayload {
  /** The last day of the duty, `YYYY-MM-DD`. */
  readonly dueOn: string;
}

const texts = {
  subject: {
    pl: 'Sprawa {reference}: czy nowe źródło ciepła działa?',
    en: 'Case {reference}: is the new heat source running?',
  },
  preheader: { pl: 'Wystarczy jeden przycisk.', en: 'One button is enough.' },
  heading: { pl: 'Czy nowe źródło ciepła działa?', en: 'Is the new heat source running?' },
  happened: {
    pl: 'Pytamy o to raz w roku. Źródło ciepła ze sprawy {reference} ma działać w tym budynku co najmniej do {day}.',
    en: 'We ask this once a year. The heat source of case {reference} must run in this building at least until {day}.',
  },
  next: {
    pl: 'Odpowiedz jednym przyciskiem na stronie pod linkiem. Jeśli nie działa albo go już nie ma, też to zaznacz: organizator programu zapyta, co się stało, zanim cokolwiek postanowi.',
    en: 'Answer by one button on the page that the link opens. If it does not run, or is not there any more, mark that, too: the organiser of the programme asks what happened before deciding anything.',
  },
  button: { pl: 'Odpowiedz', en: 'Answer' },
} as const satisfies Messages;

/** The mail that asks once a year whether the new source still runs. */
export const runningQuestion: LinkMail<RunningPayload> = {
  kind: 'running-question',
  target: 'application',
  notice: () => texts.heading,
  write: (mail) => renderQuestion(mail, shared.keepSecret),
};

/** The same to whoever has taken the duties over. */
export const heldRunningQuestion: LinkMail<RunningPayload> = {
  kind: 'held-running-question',
  target: 'duties',
  write: (mail) => renderQuestion(mail, heldTexts.keepSecret),
};

function renderQuestion(mail: MailOf<RunningPayload>, keepSecret: Message) {
  const day = formatDate(mail.dueOn, mail.language);
  return renderCase(mail, (t) => ({
    ...translateTitles(t, texts),
    beforeLink: [t(texts.happened, { day }), t(texts.next)],
    afterLink: [t(keepSecret)],
  }));
}
