import type { StatementEntry } from './statement.ts';

/** A transfer that bore the code of a case, as compared with the account in its application now. */
export interface ProofTransfer {
  readonly isFromAccount: boolean;
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
}

/** How far an applicant has shown that the account is theirs; nobody has to. */
export interface AccountProof {
  readonly state: 'waiting' | 'proven' | 'other';
  /** The day of the transfer that says so, `YYYY-MM-DD`. */
  readonly on: string | null;
}

/** One transfer from the account is enough; one from another account is said, and counts for nothing. */
export function accountProof(transfers: readonly ProofTransfer[]): AccountProof {
  const newest = (isFromAccount: boolean) =>
    transfers
      .filter((each) => each.isFromAccount === isFromAccount)
      .map(({ bookedOn }) => bookedOn)
      .sort()
      .at(-1);
  const [own, other] = [newest(true), newest(false)];
  if (own) return { state: 'proven', on: own };
  return other ? { state: 'other', on: other } : { state: 'waiting', on: null };
}

/** What is sent, in grosze. */
export const proofGr = 1;

/** Letters and digits of a code, without its hyphens. */
const codeLength = 8;
const codeWord = 'KONTO';

/** The title of the transfer, `KONTO-7K3Q-XM2P`. @param letters  eight */
export function proofTitle(letters: string): string {
  return `${codeWord}-${letters.slice(0, codeLength / 2)}-${letters.slice(codeLength / 2)}`;
}

/** The letters of every code that a line may bear, in whatever way the bank broke its title; none unless one grosz came in. */
export function proofLettersIn({ amountGr, title }: Pick<StatementEntry, 'amountGr' | 'title'>): string[] {
  if (amountGr !== proofGr) return [];
  const bare = title.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const codes = new RegExp(`${codeWord}([A-Z0-9]{${codeLength}})`, 'g');
  return [...bare.matchAll(codes)].flatMap(([, letters]) => letters ?? []);
}
