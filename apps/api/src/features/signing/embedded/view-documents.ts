import type { SignerKind } from '@ndp/domain/identifiers/signer-name.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { ApplicationKey } from '../../../cases/keys/case-key.ts';
import type { PaperName } from '../../../platform/database/schema/document-names.ts';
import type { EmbeddedContext } from './context.ts';
import { openTerms } from './envelopes.ts';
import { hashShown, openShown } from './shown-document.ts';
import { readSignerKind } from './signer-kind.ts';
import type { SigningLink } from './signing-links.ts';
import { currentStatement, type DeclarationName, declarationsIn } from './statement.ts';
import {
  findWaiting,
  isHeld,
  isUnopened,
  type LinkFailure,
  type WaitingDocument,
} from './waiting-documents.ts';

/** A document as its signer sees it. */
export interface DocumentView {
  readonly paper: PaperName;
  readonly requestId: string;
  readonly title: string;
  readonly document: Uint8Array;
  /** SHA-256 of the document, hexadecimal. */
  readonly documentHash: string;
  /** Whether its signer has opened it. */
  readonly isOpened: boolean;
  /** Whose certificate signed it, where it has come back signed elsewhere. */
  readonly ownHolder: string | undefined;
}

/** Two who sign for an organisation. */
interface JointSigning {
  readonly organisation: string;
  readonly secondName: string;
  readonly isSecond: boolean;
}

/** The data of the page of a signing link. */
export interface SigningView extends ApplicationKey {
  readonly documents: readonly DocumentView[];
  readonly language: Language;
  readonly signerName: string;
  readonly signerKind: SignerKind;
  /** Two sign, one after the other; undefined where one signs alone. */
  readonly joint: JointSigning | undefined;
  /** Whether the signature waits for a person to look at it. */
  readonly isHeld: boolean;
  readonly statement: {
    readonly version: string;
    readonly declarations: Readonly<Record<DeclarationName, string>>;
  };
  readonly expiresAt: Date;
  readonly returnUrl: string;
}

/** The documents a signing link opens, the application first. Reads only: nothing is noted or signed. */
export async function viewDocuments(
  context: EmbeddedContext,
  link: SigningLink,
): Promise<SigningView | LinkFailure> {
  const { db, keys } = context;
  const waiting = await findWaiting(db, keys, link, context.clock());
  if (typeof waiting === 'string') return waiting;
  const { partnerId, applicationId, expiresAt } = waiting;
  const [first] = waiting.documents;
  if (!first) return 'gone';
  const { language, returnUrl } = openTerms(first.envelope);
  return {
    partnerId,
    applicationId,
    documents: waiting.documents.map(({ paper, envelope, signer }) => ({
      paper,
      requestId: envelope.row.request_id,
      title: openTerms(envelope).title,
      document: openShown(envelope),
      documentHash: hashShown(envelope, signer),
      isOpened: !isUnopened({ signer }),
      ownHolder: signer.own?.found.holder,
    })),
    language,
    signerName: first.signer.name,
    signerKind: await readSignerKind(context, waiting, first.signer),
    joint: jointOf(first),
    isHeld: isHeld(waiting.documents),
    statement: { version: currentStatement, declarations: declarationsIn(language) },
    expiresAt,
    returnUrl,
  };
}

function jointOf({ envelope, signer }: WaitingDocument): JointSigning | undefined {
  const [first, second] = envelope.signers;
  if (!first || !second) return undefined;
  return { organisation: first.name, secondName: second.name, isSecond: signer.n === second.n };
}
