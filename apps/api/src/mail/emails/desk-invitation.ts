import { invitationDays } from '@ndp/domain/periods.ts';
import type { Messages } from '@ndp/flows/message.ts';
import { renderNews, translateTitles } from '../case-email.ts';
import type { Addressed, Mail } from '../mail.ts';
import { shared } from '../messages.ts';

interface InvitationPayload extends Addressed {
  readonly token: string;
}

const texts = {
  subject: {
    pl: '{partner}: zaproszenie do panelu obsługi wniosków',
    en: '{partner}: invitation to the desk',
  },
  preheader: {
    pl: 'Zaloguj się przez ten link, aby przyjąć swoją rolę.',
    en: 'Log in by this link to take up your role.',
  },
  heading: { pl: 'Zaproszenie do panelu obsługi wniosków', en: 'Invitation to the desk of the programme' },
  happened: {
    pl: 'Administrator zaprasza Cię do pracy ze sprawami programu dofinansowań.',
    en: 'An administrator invites you to work with the cases of the funding programme.',
  },
  next: {
    pl: 'Otwórz link i zaloguj się u swojego dostawcy na konto z tym adresem e-mail, z drugim składnikiem. Inne konto administrator musi najpierw potwierdzić.',
    en: 'Open the link and log in with your provider and a second factor, with the account of this email address. Another account has to be confirmed by an administrator first.',
  },
  button: { pl: 'Przyjmij zaproszenie', en: 'Accept the invitation' },
  once: {
    pl: 'Link działa raz i jest tylko dla Ciebie: nie przekazuj tej wiadomości dalej. Jeżeli nic o tym nie wiesz, zignoruj ją.',
    en: 'The link works once and is for you alone: do not forward this message. If you know nothing of this, ignore it.',
  },
} as const satisfies Messages;

/** Asks somebody to take roles at a desk; which ones, they see there. */
export const deskInvitation: Mail<InvitationPayload> = {
  kind: 'desk-invitation',
  target: 'invitation',
  write(mail) {
    return renderNews(mail, (t) => ({
      ...translateTitles(t, texts),
      facts: [
        { label: t(shared.program), value: mail.partner.title },
        { label: t(shared.validFor), value: t(shared.days, { days: invitationDays }) },
      ],
      beforeLink: [t(texts.happened), t(texts.next)],
      afterLink: [t(texts.once)],
    }));
  },
};
