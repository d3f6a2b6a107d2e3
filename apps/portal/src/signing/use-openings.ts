import type { DocumentText } from '@ndp/contract/document-text.ts';
import type { Language } from '@ndp/flows/message.ts';
import { useState } from 'react';
import type { SigningPaper, ToSignProps } from './signing-client.ts';

/** Which documents were opened, here or on an earlier visit, and the ways to open them. */
export function useOpenings({ client, signing }: Pick<ToSignProps, 'client' | 'signing'>) {
  const [here, setHere] = useState<readonly SigningPaper['paper'][]>([]);
  async function note(paper: SigningPaper, form: 'page' | 'pdf', language: Language) {
    await client.noteOpening(paper, form, language);
    setHere((known) => [...known, paper.paper]);
  }
  const isOpened = ({ paper, is_opened }: SigningPaper) => is_opened || here.includes(paper);

  async function fetchPaper(paper: SigningPaper, copy?: 'en'): Promise<Blob> {
    const file = await client.fetchPaper(paper, copy);
    await note(paper, 'pdf', copy ?? 'pl');
    return file;
  }
  async function fetchText(paper: SigningPaper, language: Language): Promise<DocumentText> {
    const text = await client.fetchText(paper, language);
    await note(paper, 'page', language);
    return text;
  }

  return { fetchPaper, fetchText, isOpened, unopened: signing.papers.filter((each) => !isOpened(each)) };
}
export type Openings = ReturnType<typeof useOpenings>;
