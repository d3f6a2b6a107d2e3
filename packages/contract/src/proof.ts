/** Status of a call that is demanded a proof of work; its challenge stands in `challengeHeader`. */
export const proofDemanded = 428;
/** Answered with a challenge of the ALTCHA protocol, version 2: JSON in base64. */
export const challengeHeader = 'proof-of-work-challenge';
/** Sent with the call when it is repeated: challenge and solution, JSON in base64. */
export const proofHeader = 'proof-of-work';

/** Solves a challenge as it came; resolves to what is sent back. */
export type Prove = (challenge: string) => Promise<string>;
