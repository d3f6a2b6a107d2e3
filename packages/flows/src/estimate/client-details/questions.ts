import { emailMessages } from '../../email/messages.ts';
import type { Message } from '../../message.ts';
import type { Questions } from '../../question.ts';
import { consentMessages } from '../consent-messages.ts';
import { clientDetailsMessages as messages } from './messages.ts';
import type { clientDetails } from './step.ts';

const why = { leftOut: 'a request to be called back has a page of its own, which tells it' };
const leftOut = (label: Message) => ({ label, shown: why, printed: why });

export const clientDetailsQuestions = {
  building_name: leftOut(messages.building_name),
  first_name: leftOut(messages.first_name),
  last_name: leftOut(messages.last_name),
  phone_number: leftOut(messages.phone_number),
  email: leftOut(emailMessages.email),
  gdpr_consent: leftOut(consentMessages.consent),
} satisfies Questions<typeof clientDetails.schema>;
