/** Status of a call that is demanded a proof of work; its challenge stands in `challengeHeader`. */
export const proofDemanded = 428;
/** Answered with a challenge of the ALTCHA protocol, version 2: JSON in base64. */
export const challengeHeader = 'proof-of-work-challenge';
/** Sent with the call when it is repeated: challenge and solution, JSON in base64. */
export const proofHeader = 'proof-of-work';

/** Sent instead of a proof where nothing can be computed: the ticket that was waited with. */
export const waitedHeader = 'proof-of-work-waited';

/**
 * Makes a call again with the proof it was demanded.
 *
 * @param demanding  the answer with the challenge
 * @param sendWith   sends the call once more, with these headers besides its own
 * @returns the answer to that, or `demanding` where no proof can be given
 */
export type Prove = (
  demanding: Response,
  sendWith: (headers: Readonly<Record<string, string>>) => Promise<Response>,
) => Promise<Response>;
