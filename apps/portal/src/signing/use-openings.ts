import type { DocumentText } from '@ndp/contract/document-text.ts';
import type { Language } from '@ndp/flows/message.ts';
import { useState } from 'react';
import type { SigningPaper, ToSignProps } from './signing-client.ts';

/** Which documents were opened, here or on an earlier visit, and the ways to open them. */
export function useOpenings({ client, signing }: Pick<ToSignProps, 'client' | 'signing'>) {
  const [here, setHere] = useState<readonly SigningPaper['paper'][]>([]);
  const note = ({ paper }: SigningPaper) => setHere((known) => [...known, paper]);
  const isOpened = ({ paper, is_opened }: SigningPaper) => is_opened || here.includes(paper);

  async function fetchPaper(paper: SigningPaper, copy?: 'en'): Promise<Blob> {
    const file = await client.fetchPaper(paper, copy);
    note(paper);
    return file;
  }
  async function fetchText(paper: SigningPaper, language: Language): Promise<DocumentText> {
    const text = await client.fetchText(paper, language);
    note(paper);
    return text;
  }

  return { fetchPaper, fetchText, isOpened, unopened: signing.papers.filter((each) => !isOpened(each)) };
}
export type Openings = ReturnType<typeof useOpenings>;
