/** The annexes of the co-financing agreement, in their order; that of withdrawal is there for consumers only. */
export const agreementAnnexes = ['calculation', 'information', 'payment', 'withdrawal'] as const;
export type AgreementAnnex = (typeof agreementAnnexes)[number];

/** The number an annex bears, from 1. */
export function annexNumber(annex: AgreementAnnex): number {
  return agreementAnnexes.indexOf(annex) + 1;
}
