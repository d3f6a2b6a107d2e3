/** One transfer in złoty between two accounts in Poland. */
export interface Transfer {
  /** Comes back in the statement; at most 35 letters, digits and hyphens, never used twice. */
  readonly id: string;
  readonly amountGr: number;
  /** 26 digits. */
  readonly account: string;
  readonly name: string;
  readonly address: string;
  readonly title: string;
}

/** Whose money it is, and what the bank takes: settings of the partner. */
export interface BankProfile {
  readonly payerName: string;
  readonly payerAddress: string;
  /** 26 digits. */
  readonly payerAccount: string;
  /** Under which the accounts book what is paid. */
  readonly costCentre?: string;
  readonly format: BankFormat;
  readonly encoding: 'CP852' | 'ISO-8859-2' | 'CP1250' | 'UTF-8';
  /** Whether the bank takes a reference of one's own in the sixteenth field of Elixir-0. */
  readonly hasReferenceField: boolean;
  /** How many transfers a file may hold. */
  readonly mostTransfers: number;
}

export const bankFormats = ['pain.001.001.09', 'elixir-0'] as const;
type BankFormat = (typeof bankFormats)[number];

/** A file for the bank, all of it that its bytes depend on. */
export interface TransferFile {
  /** Never used twice at the bank; at most 35 letters, digits and hyphens. */
  readonly id: string;
  /** `YYYY-MM-DDThh:mm:ss` by the clock in Poland. */
  readonly madeAt: string;
  /** The day the bank is to carry it out, `YYYY-MM-DD`. */
  readonly day: string;
  readonly transfers: readonly Transfer[];
}

/** The sort code of an account: digits 3 to 10. */
export function sortCodeOf(account: string): string {
  return account.slice(2, 10);
}

export function totalOf(transfers: readonly Pick<Transfer, 'amountGr'>[]): number {
  return transfers.reduce((sum, { amountGr }) => sum + amountGr, 0);
}
