import type { Messages } from '@ndp/flows/message.ts';
import { renderNews, translateTitles } from '../case-email.ts';
import type { Mail } from '../mail.ts';

const texts = {
  subject: { pl: '{partner}: coś nowego w panelu', en: '{partner}: something new at the desk' },
  preheader: { pl: 'Zobacz powiadomienia w panelu.', en: 'See the notices at the desk.' },
  heading: { pl: 'Coś nowego w panelu', en: 'Something new at the desk' },
  happened: {
    pl: 'W Twoich sprawach, w sprawach, które obserwujesz, albo w rolach w panelu jest coś nowego. Ze względu na dane wnioskodawców nie ma tego w e-mailu.',
    en: 'There is something new in your cases, in those you watch or in roles at the desk. To protect the applicants’ data it is not in this email.',
  },
  button: { pl: 'Otwórz powiadomienia', en: 'Open the notices' },
  choice: {
    pl: 'Jak często przychodzą te e-maile, ustawisz na tej samej stronie.',
    en: 'How often these emails come is set on the same page.',
  },
} as const satisfies Messages;

/** The mail to somebody at the desk: that there is something, and the way there. */
export const deskNotice: Mail = {
  kind: 'desk-notice',
  target: 'desk',
  write(mail) {
    return renderNews(mail, (t) => ({
      ...translateTitles(t, texts),
      beforeLink: [t(texts.happened)],
      afterLink: [t(texts.choice)],
    }));
  },
};
