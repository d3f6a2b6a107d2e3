import type { Messages } from '@ndp/flows/message.ts';

export const titleMessages = {
  failed: { pl: 'Błąd: {title}', en: 'Error: {title}' },
} as const satisfies Messages;
