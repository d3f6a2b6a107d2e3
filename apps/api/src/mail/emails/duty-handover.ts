import { handoverDays } from '@ndp/domain/handover.ts';
import type { Messages } from '@ndp/flows/message.ts';
import { renderCase, translateTitles } from '../case-email.ts';
import { heldTexts } from '../held-texts.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';

const texts = {
  subject: {
    pl: 'Sprawa {reference}: obowiązki z dofinansowania przechodzą z domem',
    en: 'Case {reference}: duties of a funding agreement go with the house',
  },
  preheader: {
    pl: 'Zobacz, co i do kiedy, i potwierdź albo odmów.',
    en: 'See what, and until when, and confirm or decline.',
  },
  heading: {
    pl: 'Prośba o przejęcie obowiązków',
    en: 'You are asked to take duties over',
  },
  happened: {
    pl: 'Podano Cię jako nowego właściciela budynku, w którym wymieniono źródło ciepła z dofinansowaniem. Przez kilka lat zostaje jeszcze kilka obowiązków.',
    en: 'The heat source of a building, of which you were named as the new owner, was replaced with funding. For some years a few duties are still to be kept.',
  },
  next: {
    pl: 'Pod linkiem są te obowiązki, każdy ze swoim dniem. Przejmujesz je dopiero, gdy wpiszesz tam swoje imię i nazwisko. Możesz też odmówić.',
    en: 'The link opens these duties, each with its day. You take them over only once you type your name there. You may also decline.',
  },
  button: { pl: 'Zobacz obowiązki', en: 'See the duties' },
  not_you: {
    pl: 'Jeżeli to nie dla Ciebie, zignoruj tę wiadomość albo odmów na stronie pod linkiem. Bez potwierdzenia Twój adres zostanie usunięty.',
    en: 'If this is not for you, ignore this message, or decline on the page that the link opens. Without a confirmation your address will be deleted.',
  },
} as const satisfies Messages;

/** The mail that asks a new owner to take the duties over; of the owner before nothing is told. */
export const dutyHandover: LinkMail<LinkPayload> = {
  kind: 'duty-handover',
  priority: 'first',
  target: 'duties',
  write: (mail) =>
    renderCase(mail, (t) => ({
      ...translateTitles(t, texts),
      facts: [{ label: t(heldTexts.confirmWithin), value: t(shared.days, { days: handoverDays }) }],
      beforeLink: [t(texts.happened), t(texts.next)],
      afterLink: [t(heldTexts.keepSecret), t(texts.not_you)],
    })),
};
