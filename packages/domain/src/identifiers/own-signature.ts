import { type AskedSigner, foldWords, isSameName } from './signer-name.ts';

/** Why a file that came back is not taken. */
export type OwnSignatureFault =
  | 'no_signature'
  | 'other_document'
  | 'changed'
  | 'several'
  | 'locked'
  | 'no_pades'
  | 'weak'
  | 'broken'
  | 'expired'
  | 'other_person';

/** The person a certificate names; names and number are undefined where it names none. */
export interface CertifiedPerson {
  readonly givenNames?: string | undefined;
  readonly surname?: string | undefined;
  /** The PESEL of its serial number `PNOPL-…`. */
  readonly pesel?: string | undefined;
}

/** What was found in a file whose signature fits its bytes. Moments are UTC, ISO 8601. */
export interface OwnSignature {
  readonly person: CertifiedPerson;
  /** Whose certificate it is and who issued it, as the certificate says. */
  readonly holder: string;
  readonly issuer: string;
  readonly validFrom: string;
  readonly validTo: string;
  /** The key and the digest: `RSA 2048, SHA-256`. */
  readonly algorithm: string;
  /** When the signer says it was made; not proven. */
  readonly claimedAt?: string | undefined;
  /** What a time stamp over the signature says. */
  readonly stamp?: { readonly at: string; readonly by: string; readonly isTrusted: boolean } | undefined;
  /** What the signature says of its own reason. */
  readonly reason?: string | undefined;
  /** The certificate of the trust list it leads to. */
  readonly trusted?: string | undefined;
}

/** Who was asked to sign, with the PESEL of an applicant who has one. */
export interface ExpectedSigner extends AskedSigner {
  readonly pesel?: string | undefined;
}

/** How the person of the certificate stands to who was asked; `representative`: a person, where an organisation was. */
export type PersonMatch = 'same' | 'other' | 'unnamed' | 'representative';

/** `waits`: an officer looks at it first. */
export type OwnSignatureVerdict =
  | { readonly outcome: 'signed' | 'waits'; readonly match: PersonMatch }
  | { readonly outcome: 'refused'; readonly fault: OwnSignatureFault };

/** Whether a signature counts, by the person its certificate names and whom it can be trusted for. */
export function judgeOwnSignature(
  found: OwnSignature,
  expected: ExpectedSigner,
  now: Date,
): OwnSignatureVerdict {
  if (new Date(found.validTo) <= now || new Date(found.validFrom) > now)
    return { outcome: 'refused', fault: 'expired' };
  const match = matchPerson(found.person, expected);
  if (match === 'other') return { outcome: 'refused', fault: 'other_person' };
  return { outcome: match === 'same' && found.trusted !== undefined ? 'signed' : 'waits', match };
}

/**
 * A PESEL decides where both have one; otherwise surname and first name, beside further given names. For an organisation
 * anybody may sign but who is asked to sign beside.
 */
export function matchPerson(certified: CertifiedPerson, expected: ExpectedSigner): PersonMatch {
  const { givenNames, surname, pesel } = certified;
  if (!surname || !givenNames) return 'unnamed';
  if (expected.kind === 'organisation') {
    return expected.other && bearsName(certified, expected.other) ? 'other' : 'representative';
  }
  if (pesel && expected.pesel) return pesel === expected.pesel ? 'same' : 'other';
  return bearsName(certified, expected.name) ? 'same' : 'other';
}

/** Whether a name is made of the surname and of some of the given names of a certificate, whichever comes first. */
function bearsName({ givenNames = '', surname = '' }: CertifiedPerson, name: string): boolean {
  if (isSameName(`${givenNames} ${surname}`, name)) return true;
  const given = foldWords(givenNames);
  const words = foldWords(name);
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)] as const);
  const fits = (first: readonly string[], last: readonly string[]) =>
    first.every((word) => given.includes(word)) && isSameName(last.join(' '), surname);
  return splits.some(([one, other]) => fits(one, other) || fits(other, one));
}
