import type { Messages } from '../message.ts';

export const emailMessages = {
  email: { pl: 'Adres e-mail', en: 'Email address' },
  suggestion: { pl: 'Czy chodziło o {email}?', en: 'Did you mean {email}?' },
  accept: { pl: 'Użyj {email}', en: 'Use {email}' },
} as const satisfies Messages;
