import type { OwnSignature, PersonMatch } from '@ndp/domain/identifiers/own-signature.ts';
import { formatInstant } from '@ndp/flows/figures.ts';
import type { Translate } from '@ndp/flows/message.ts';
import type { Fact } from './block.ts';
import { ownSignatureMessages as messages, personMatches } from './texts/own-signature-messages.ts';

/** What was found in a document that came back signed. */
export interface OwnSignatureEvidence {
  readonly found: OwnSignature;
  readonly match: PersonMatch;
  /** SHA-256 of the file that came back, hexadecimal. */
  readonly fileHash: string;
}

/** What was checked of a signature made elsewhere, line by line, and what was not. */
export function ownSignatureFacts({ found, match }: OwnSignatureEvidence, t: Translate): readonly Fact[] {
  const { holder, issuer, validFrom, validTo, algorithm, reason, trusted } = found;
  const valid = { from: formatInstant(validFrom), to: formatInstant(validTo) };
  return [
    [t(messages.file), t(messages.file_is)],
    [t(messages.signature), t(messages.fits, { algorithm })],
    [t(messages.person), t(personMatches[match], { holder })],
    [t(messages.certificate), t(messages.holder, { holder, issuer, ...valid })],
    [t(messages.time), timesOf(found, t)],
    [t(messages.trust), trusted ? t(messages.trusted, { trusted }) : t(messages.not_trusted)],
    ...(reason ? [[t(messages.reason), reason] as const] : []),
    [t(messages.unchecked), t(messages.unchecked_is)],
  ];
}

function timesOf({ claimedAt, stamp }: OwnSignature, t: Translate): string {
  const claimed = claimedAt && t(messages.claimed, { at: formatInstant(claimedAt) });
  const trust = stamp?.isTrusted ? messages.stamp_trusted : messages.stamp_unknown;
  const stamped =
    stamp && `${t(messages.stamped, { at: formatInstant(stamp.at), by: stamp.by })}, ${t(trust)}`;
  return [claimed, stamped].filter(Boolean).join('; ') || t(messages.no_time);
}
