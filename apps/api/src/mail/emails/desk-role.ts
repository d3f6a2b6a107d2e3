import { type Messages, say } from '@ndp/flows/message.ts';
import { renderNews, translateTitles } from '../case-email.ts';
import type { Addressed, Mail } from '../mail.ts';
import { shared } from '../messages.ts';

/** A change of a role that counts for money or roles. */
export interface RolePayload extends Addressed {
  readonly role: keyof typeof roleNames;
  readonly isGiven: boolean;
}

const roleNames = {
  approver: { pl: 'zatwierdza wypłaty', en: 'approves payments' },
  administrator: { pl: 'administrator', en: 'administrator' },
} as const satisfies Messages;

const texts = {
  subject: {
    pl: '{partner}: zmiana Twojej roli w panelu',
    en: '{partner}: your role at the desk has changed',
  },
  preheader: { pl: 'Sprawdź, czy to się zgadza.', en: 'See whether this is right.' },
  heading_given: { pl: 'Masz nową rolę w panelu', en: 'You have a new role at the desk' },
  heading_taken: { pl: 'Nie masz już roli w panelu', en: 'You have lost a role at the desk' },
  role: { pl: 'Rola', en: 'Role' },
  given: {
    pl: 'Od teraz możesz działać w tej roli.',
    en: 'From now on you may act in this role.',
  },
  taken: {
    pl: 'Od teraz nie możesz działać w tej roli. Pozostałe Twoje role się nie zmieniły.',
    en: 'From now on you may not act in this role. Your other roles are as they were.',
  },
  wrong: {
    pl: 'Jeżeli nic o tym nie wiesz, od razu powiadom administratora albo osobę, która zatwierdza wypłaty.',
    en: 'If you know nothing of this, tell an administrator or an approver at once.',
  },
  button: { pl: 'Otwórz panel', en: 'Open the desk' },
} as const satisfies Messages;

/** Tells somebody that they have, or have lost, the role of an approver or administrator; however they want to hear of other news. */
export const deskRole: Mail<RolePayload> = {
  kind: 'desk-role',
  target: 'desk',
  write(mail) {
    const { role, isGiven, language } = mail;
    const heading = isGiven ? texts.heading_given : texts.heading_taken;
    return renderNews(mail, (t) => ({
      ...translateTitles(t, { ...texts, heading }),
      facts: [
        { label: t(shared.program), value: mail.partner.title },
        { label: t(texts.role), value: say(roleNames[role], language) },
      ],
      beforeLink: [t(isGiven ? texts.given : texts.taken)],
      afterLink: [t(texts.wrong)],
    }));
  },
};
