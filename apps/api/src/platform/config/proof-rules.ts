/** When a proof of work is demanded: above a part of some limits, or at every such call, to look at it. */
export const proofRules = ['surge', 'always'] as const;
export type ProofRule = (typeof proofRules)[number];
