import type { Messages } from '@ndp/flows/message.ts';

export const contactMessages = {
  title: { pl: 'Pytania?', en: 'Questions?' },
  text: { pl: 'Chętnie pomożemy, także przez telefon.', en: 'We are glad to help, also by phone.' },
} as const satisfies Messages;
