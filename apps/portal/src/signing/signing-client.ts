import type { Client as ApiClient } from '@ndp/contract/ask.ts';
import {
  declineSigning,
  getSigningPaper,
  getSigningText,
  openSigning,
  type SigningAnswer,
  sendSignedPaper,
  sendSigningCode,
  signPapers,
} from '@ndp/contract/calls/signing.ts';
import type { DocumentText } from '@ndp/contract/document-text.ts';
import type { Language } from '@ndp/flows/message.ts';
import { ask, fetchFile, sendFile } from '../site/site.ts';
import type { DeclarationName } from './sign-rules.ts';

type Client = Pick<ApiClient, 'ask' | 'fetchFile' | 'sendFile'>;
const site = { ask, fetchFile, sendFile };

export type SigningPaper = SigningAnswer['papers'][number];
export interface Signature {
  readonly code: string;
  readonly typedName: string;
  readonly declared: readonly DeclarationName[];
  /** Why the name is not the application's; given when the signer insists on it, and may be empty. */
  readonly reason?: string | undefined;
}

type SigningClient = ReturnType<typeof signingClient>;
export type SigningResult = 'signed' | 'held' | 'declined' | 'gone';
export interface ToSignProps {
  readonly client: SigningClient;
  readonly signing: SigningAnswer;
  readonly onOutcome: (outcome: SigningResult) => void;
}

/**
 * Everything a signer may do with one link. That a document was opened is told to the server when a person has it
 * before them: loading the page proves nothing.
 */
export function signingClient(token: string, { ask, fetchFile, sendFile }: Client = site) {
  const params = { token };

  return {
    /** The file of a document. */
    fetchPaper({ paper }: SigningPaper, copy?: 'en'): Promise<Blob> {
      return fetchFile(getSigningPaper, { params: { token, paper }, query: { copy } });
    },

    /** The text of a document for the page. */
    fetchText({ paper }: SigningPaper, language: Language): Promise<DocumentText> {
      return ask(getSigningText, { params: { token, paper }, query: { language } });
    },

    /** Tells that a person has a document before them. */
    async noteOpening({ paper }: SigningPaper, form: 'page' | 'pdf', language: Language): Promise<void> {
      await ask(openSigning, { params, body: { paper, form, language } });
    },

    /** Resolves to how long the code lives, minutes. */
    async sendCode(): Promise<number> {
      return (await ask(sendSigningCode, { params })).minutes;
    },

    /** Signs exactly what was shown; `held` when a person is to look at the name first. */
    async sign({ papers, statement }: SigningAnswer, signature: Signature): Promise<'signed' | 'held'> {
      const { code, typedName, declared, reason } = signature;
      const declarations = {
        content_known: declared.includes('content_known'),
        my_signature: declared.includes('my_signature'),
      };
      const shown = papers.map(({ paper, document_hash }) => ({ paper, document_hash }));
      const insisting = reason === undefined ? {} : { insists: true, reason };
      const of = { statement: statement.version, declarations, papers: shown };
      const said = { code, typed_name: typedName, ...of };
      return (await ask(signPapers, { params, body: { ...said, ...insisting } })).status;
    },

    /** Sends a document back that was signed elsewhere; `taken`: another has to come too. */
    sendSigned({ paper }: SigningPaper, file: File) {
      return sendFile(sendSignedPaper, { params: { token, paper } }, file);
    },

    async decline(reason: string): Promise<void> {
      await ask(declineSigning, { params, body: { reason } });
    },
  };
}
