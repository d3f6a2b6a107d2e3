import type { Language } from '@ndp/flows/message.ts';
import type { SignerRow } from '../../../platform/database/schema/envelope-tables.ts';
import type { ChainLink, SigningEvent } from './chain.ts';
import { statementText } from './statement.ts';

interface SignerEvidence {
  readonly name: string;
  readonly email: string;
  /** As the signer typed it. */
  readonly typedName: string;
  /** UTC, ISO 8601. */
  readonly signedAt: string;
  /** The organisation it was signed for. */
  readonly represents?: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
  /** What the signer agreed to, in the language in which it was shown. */
  readonly statement: string;
  /** Whether each of its sentences was agreed to on its own. */
  readonly isDeclared: boolean;
  /** What was found in the file that came back, where it was signed elsewhere. */
  readonly own?: SigningEvent['own'];
}

/** The data of the evidence page. */
export interface SignatureRecord {
  readonly partnerId: string;
  readonly envelopeId: string;
  readonly title: string;
  readonly language: Language;
  /** SHA-256 of the document as every signer saw it, hexadecimal. */
  readonly documentHash: string;
  /** Its length: the first so many bytes of the sealed file are the document itself. */
  readonly documentBytes: number;
  readonly signers: readonly SignerEvidence[];
  readonly events: readonly (SigningEvent & { readonly n: number; readonly hash: string })[];
  /** The hash of the last entry: with it a record that lost its end is found out. */
  readonly lastHash: string;
}

/** Gathers what the evidence page shows from a record that holds. */
export function gatherRecord(
  envelope: Omit<SignatureRecord, 'signers' | 'events' | 'lastHash'>,
  signers: readonly SignerRow[],
  links: readonly ChainLink[],
): SignatureRecord {
  const events = links.map(({ n, body, hash }) => ({ ...(JSON.parse(body) as SigningEvent), n, hash }));
  const signed = events.filter((event) => event.kind === 'signed');
  return {
    ...envelope,
    signers: signers.map(({ ref, name, email }) => {
      const event = signed.find((each) => each.ref === ref);
      const agreed = event?.statement;
      return {
        name,
        email,
        typedName: event?.typedName ?? '',
        signedAt: event?.at ?? '',
        // The first signer stands under the name of the organisation.
        ...(event?.isRepresentative && { represents: signers[0]?.name }),
        ip: event?.ip ?? '',
        userAgent: event?.userAgent ?? '',
        statement: (agreed && statementText(agreed.version, agreed.language as Language)) ?? '',
        isDeclared: agreed?.declarations !== undefined,
        ...(event?.own && { own: event.own }),
      };
    }),
    events,
    lastHash: links.at(-1)?.hash ?? '',
  };
}
