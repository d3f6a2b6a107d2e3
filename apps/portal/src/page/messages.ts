import type { Messages } from '@ndp/flows/message.ts';

export const pageMessages = {
  loading: { pl: 'Trwa wczytywanie…', en: 'Loading…' },
} as const satisfies Messages;
