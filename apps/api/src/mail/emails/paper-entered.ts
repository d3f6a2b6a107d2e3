import { linkDays } from '@ndp/domain/periods.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import type { Messages } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { summaryMessages } from '@ndp/flows/project/summary-messages.ts';
import { renderCase, translateTitles, waitingLines } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { estimateLetter, shared } from '../messages.ts';

interface PaperPayload extends LinkPayload {
  /** The secret of “this was not me”. */
  readonly notMe?: string;
  /** Polish day on which the form came, `YYYY-MM-DD`. */
  readonly cameOn: string;
}

const texts = {
  subject: {
    pl: 'Sprawa {reference}: formularz na papierze jest w portalu',
    en: 'Case {reference}: your form on paper is in the portal',
  },
  preheader: {
    pl: 'Sprawdź, co zostało wpisane, i dokończ wniosek.',
    en: 'Check what was entered, and complete the application.',
  },
  heading: { pl: 'Formularz na papierze jest już w portalu', en: 'Your form on paper is now in the portal' },
  happened: {
    pl: 'Organizator programu wpisał do portalu formularz na papierze, który wpłynął {day}. Numer sprawy: {reference}.',
    en: 'The organiser of the programme entered the form on paper that came on {day}. Reference number: {reference}.',
  },
  next: {
    pl: 'Otwórz link i sprawdź, co zostało wpisane. Potem potwierdź, że znasz informację o przetwarzaniu danych: nikt nie mógł tego zrobić za Ciebie. Na końcu uzupełnij i wyślij wniosek.',
    en: 'Open the link and check what was entered. Then confirm that you have read how personal data are processed: nobody could do that for you. Last, complete and send the application.',
  },
  button: { pl: 'Sprawdź i przejdź do wniosku', en: 'Check and go to the application' },
} as const satisfies Messages;

/** The mail that tells whose form came on paper that the office entered it, and what only they can do. */
export const paperEntered: LinkMail<PaperPayload> = {
  kind: 'paper-entered',
  priority: 'first',
  target: 'application',
  write(mail) {
    const { cameOn, language, quotePln = 0 } = mail;
    return renderCase(mail, (t) => ({
      ...translateTitles(t, texts),
      facts: [
        { label: t(estimateLetter.amount), value: formatPln(quotePln, language) },
        { label: t(shared.validFor), value: t(shared.days, { days: linkDays.draft }) },
      ],
      beforeLink: [
        t(texts.happened, { day: formatDate(cameOn, language) }),
        ...waitingLines(mail, t),
        ...(mail.isSubTypeAssumed ? [t(summaryMessages.sub_type_assumed)] : []),
        t(texts.next),
      ],
      afterLink: [
        t(estimateLetter.keepsWorking),
        t(shared.livesOn, { days: linkDays.draft, inAll: linkDays.draftInAll }),
        t(shared.keepSecret),
        t(shared.notYou, { days: retentionDays.unconfirmed }),
      ],
      ...(mail.notMeLink ? { quietLink: { label: t(shared.notMe), url: mail.notMeLink } } : {}),
    }));
  },
};
