import type { Questions } from '../../question.ts';
import { submitMessages as messages } from './messages.ts';
import type { submit } from './step.ts';

export const submitQuestions = {
  email: {
    label: messages.email,
    shown: { label: { pl: 'E-mail', en: 'Email' } },
    printed: { label: { pl: 'E-mail', en: 'E-mail' } },
  },
} satisfies Questions<typeof submit.schema.shape, { readonly email?: string | null | undefined }>;
