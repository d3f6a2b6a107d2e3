import { emailMessages } from '../../email/messages.ts';
import type { Questions } from '../../question.ts';
import type { submit } from './step.ts';

export const submitQuestions = {
  email: {
    label: emailMessages.email,
    shown: { label: { pl: 'E-mail', en: 'Email' } },
    printed: { label: { pl: 'E-mail', en: 'Email' } },
  },
} satisfies Questions<typeof submit.schema>;
