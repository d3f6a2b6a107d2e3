import {
  declineSigning,
  getSigningPaper,
  openSigning,
  type SigningAnswer,
  sendSigningCode,
  signPapers,
} from '@ndp/contract/calls/signing.ts';
import { ask, fetchFile } from '../site/site.ts';

export type SigningPaper = SigningAnswer['papers'][number];
export interface Signature {
  readonly code: string;
  readonly typedName: string;
}

type SigningClient = ReturnType<typeof signingClient>;
export type Outcome = 'signed' | 'declined' | 'gone';
export interface ToSignProps {
  readonly client: SigningClient;
  readonly signing: SigningAnswer;
  readonly onOutcome: (outcome: Outcome) => void;
}

/**
 * Everything a signer may do with one link. The first act is told to the server as the opening of the papers:
 * a person did it, while loading the page proves nothing.
 */
export function signingClient(token: string) {
  const params = { token };
  let opening: Promise<unknown> | undefined;

  /** Told once; where it fails the next act tells it again. */
  async function noteOpening(): Promise<void> {
    opening ??= ask(openSigning, { params }).catch(() => {
      opening = undefined;
    });
    await opening;
  }

  return {
    async fetchPaper({ paper }: SigningPaper, copy?: 'en'): Promise<Blob> {
      void noteOpening();
      return fetchFile(getSigningPaper, { params: { token, paper }, query: { copy } });
    },

    /** Resolves to how long the code lives, minutes. */
    async sendCode(): Promise<number> {
      await noteOpening();
      return (await ask(sendSigningCode, { params })).minutes;
    },

    /** Signs exactly what was shown. */
    async sign({ papers, statement }: SigningAnswer, { code, typedName }: Signature): Promise<void> {
      const shown = papers.map(({ paper, document_hash }) => ({ paper, document_hash }));
      const body = { code, typed_name: typedName, statement: statement.version, papers: shown };
      await ask(signPapers, { params, body });
    },

    async decline(reason: string): Promise<void> {
      await ask(declineSigning, { params, body: { reason } });
    },
  };
}
