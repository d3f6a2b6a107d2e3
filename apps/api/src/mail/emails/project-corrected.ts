import { formatPln } from '@ndp/flows/figures.ts';
import type { Messages } from '@ndp/flows/message.ts';
import { renderCase, translateTitles, waitingLines } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';

interface CorrectedPayload extends LinkPayload {
  /** The amount before and after, whole PLN. */
  readonly before: number;
  readonly after: number;
}

const texts = {
  subject: {
    pl: 'Sprawa {reference}: przedsięwzięcie zostało poprawione',
    en: 'Case {reference}: the project has been corrected',
  },
  preheader: {
    pl: 'Wniosek czeka na ponowne wysłanie.',
    en: 'The application is waiting to be sent again.',
  },
  heading: { pl: 'Przedsięwzięcie zostało poprawione', en: 'The project has been corrected' },
  before: { pl: 'Kwota przed poprawką', en: 'Amount before' },
  after: { pl: 'Kwota po poprawce', en: 'Amount now' },
  happened: {
    pl: 'W sprawie {reference} poprawiono dane przedsięwzięcia. Wniosek jest znowu otwarty, a link do podpisu, jeżeli już przyszedł, przestał działać.',
    en: 'The project of case {reference} has been corrected. The application is open again, and the link to sign, if it has come already, no longer works.',
  },
  next: {
    pl: 'Aby wysłać wniosek ponownie, sprawdź dane i zaznacz oświadczenia. Potem przyjdzie nowy link do podpisu.',
    en: 'To send the application again, check the data and tick the statements. Then a new link to sign arrives.',
  },
  button: { pl: 'Sprawdź i wyślij wniosek', en: 'Check and send the application' },
  notYou: {
    pl: 'Jeżeli ta poprawka nie pochodzi od Ciebie, odpowiedz na tę wiadomość albo zadzwoń.',
    en: 'If you did not make this correction, reply to this message or call us.',
  },
} as const satisfies Messages;

/** The mail that says a sent application was opened again by a correction of its project, and for which amount. */
export const projectCorrected: LinkMail<CorrectedPayload> = {
  kind: 'project-corrected',
  target: 'application',
  notice: () => texts.heading,
  write(mail) {
    return renderCase(mail, (t) => ({
      ...translateTitles(t, texts),
      facts: [
        { label: t(texts.before), value: formatPln(mail.before, mail.language) },
        { label: t(texts.after), value: formatPln(mail.after, mail.language) },
      ],
      beforeLink: [t(texts.happened), ...waitingLines(mail, t), t(texts.next)],
      afterLink: [t(texts.notYou), t(shared.keepSecret)],
    }));
  },
};
