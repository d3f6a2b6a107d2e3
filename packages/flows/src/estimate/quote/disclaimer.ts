import type { Message } from '../../message.ts';
import type { Answers } from '../answers.ts';
import { quoteMessages as messages } from './messages.ts';

/** What the amount rests on, and what binds: the tables of the law, or the energy data of a non-residential building. */
export function disclaimerOf({ project_variant }: Answers): Message {
  return project_variant === 'non_residential' ? messages.disclaimer_of_data : messages.disclaimer;
}
