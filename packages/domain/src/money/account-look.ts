/** Moments that say whether a person has to look at an account before it is paid to, ms since 1970. */
export interface AccountMoments {
  /** When both sides had signed. */
  readonly signedAt: number;
  /** When the account was saved last. */
  readonly savedAt: number;
  /** When the last transfer to it came back or was rejected. */
  readonly returnedAt: number | null;
  /** When a person has looked last. */
  readonly lookedAt: number | null;
}

/** Why a person has to look; undefined: nobody has to. */
export type AccountQuestion = 'changed' | 'returned';

/** An account that changed after signing, or that a transfer came back from, stops the payment until a person has looked. */
export function accountQuestion(moments: AccountMoments): AccountQuestion | undefined {
  const { signedAt, savedAt, returnedAt, lookedAt } = moments;
  const isOpen = (moment: number) => lookedAt === null || lookedAt < moment;
  if (returnedAt !== null && isOpen(returnedAt)) return 'returned';
  return savedAt > signedAt && isOpen(savedAt) ? 'changed' : undefined;
}
