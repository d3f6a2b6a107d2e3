import { isOpen } from '../workflow/statuses.ts';
import { isBeforeAgreement } from './settling.ts';

/** What an officer finds of an installer's offer. */
export const offerAnswers = ['fits', 'differs'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

/** What a message is about, beyond its words: an offer that is asked about or answered, a duty the office asks about. */
export const messageTopics = ['offer', 'offer_fits', 'offer_differs', 'duty'] as const;
export type MessageTopic = (typeof messageTopics)[number];

/** Whether an offer may be asked about: once the application is sent, while a mistake costs nothing yet. */
export function isOfferable(status: string): boolean {
  return isBeforeAgreement(status) && !isOpen(status);
}

/** The offer that waits for its answer, of messages oldest first. */
export function findOpenOffer<Message extends { readonly topic: MessageTopic | null }>(
  messages: readonly Message[],
): Message | undefined {
  const last = messages.findLast(({ topic }) => topic !== null && topic !== 'duty');
  return last?.topic === 'offer' ? last : undefined;
}
