import type { Message } from '@ndp/flows/message.ts';

export const noSource = { pl: 'bez wyliczenia', en: 'not calculated' } as const satisfies Message;
