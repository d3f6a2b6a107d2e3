/** A firm as the law wants it named. `null`: not on record. */
export interface Party {
  /** With its legal form. */
  readonly name: string;
  readonly address: string | null;
  readonly krs: string | null;
  readonly nip: string | null;
  readonly regon: string | null;
}

/** Nothing but what a document prints of a firm. */
export function partyOf({ name, address, krs, nip, regon }: Party): Party {
  return { name, address, krs, nip, regon };
}

/** Registers no entry of which begins with ten zeros: whoever reads them sees that the firm is a demonstration. */
export const demonstrationNumbers = { krs: '0000000000', nip: '0000000000', regon: '000000000' } as const;
