import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import {
  getSettlementDocument,
  removeSettlementDocument,
  uploadSettlementDocument,
} from '@ndp/contract/calls/settlement.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { DocumentKind } from '@ndp/domain/settlement/document-kinds.ts';
import type { FileOnItsWay } from '@ndp/flows/application/payment/document-item.tsx';
import { downloadName } from '@ndp/flows/application/payment/download-name.ts';
import { fileProblems, paymentMessages as messages } from '@ndp/flows/application/payment/messages.ts';
import type { SentDocument } from '@ndp/flows/application/payment/sent-file.tsx';
import { validateFile } from '@ndp/flows/application/payment/validate-file.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useRef, useState } from 'react';
import { keepAnswer, useApplication } from '../application/application-store.ts';
import { problemOf } from '../attempt/problem.ts';
import { saveFile } from '../papers/open-file.ts';
import { ask, fetchFile, sendFile } from '../site/site.ts';

/** Sends, fetches and takes back documents, one after the other, and keeps in words what becomes of each. */
export function useDocuments(link: Link, reference: string) {
  const { say, language } = useLanguage();
  const [files, setFiles] = useState<readonly FileOnItsWay[]>([]);
  const [news, setNews] = useState('');
  const queue = useRef(Promise.resolve());
  const lastId = useRef(0);

  function fail(file: FileOnItsWay, problem: string) {
    setFiles((known) => [...known.filter(({ id }) => id !== file.id), { ...file, problem }]);
    setNews(say(messages.not_sent, { name: file.name, problem }));
  }

  async function sendOne(kind: DocumentKind, onItsWay: FileOnItsWay, file: File) {
    const { name } = onItsWay;
    setNews(say(messages.sending, { name }));
    try {
      const query = { kind, name: name.slice(-1000) };
      const before = documentsOf(useApplication.getState().application);
      const answer = await sendFile(uploadSettlementDocument, { params: link, query }, file);
      keepAnswer(answer);
      setFiles((known) => known.filter(({ id }) => id !== onItsWay.id));
      const same = findSame(before, documentsOf(answer), { kind, bytes: file.size });
      setNews(same ? say(messages.already_there, { name: same.file_name }) : say(messages.sent, { name }));
    } catch (error) {
      fail(onItsWay, problemOf(error, language).text);
    }
  }

  function failed({ kind, file_name: name }: SentDocument, error: unknown) {
    lastId.current += 1;
    fail({ id: lastId.current, kind, name }, problemOf(error, language).text);
  }

  /** Sends the files that were picked for a kind; what had failed for it before is forgotten. */
  function add(kind: DocumentKind, picked: readonly File[]) {
    setFiles((known) => known.filter((file) => file.kind !== kind || file.problem === undefined));
    for (const file of picked) {
      lastId.current += 1;
      const onItsWay = { id: lastId.current, kind, name: file.name };
      const problem = validateFile(file, kind);
      if (problem) {
        fail(onItsWay, say(fileProblems[problem]));
        continue;
      }
      setFiles((known) => [...known, onItsWay]);
      queue.current = queue.current.then(() => sendOne(kind, onItsWay, file));
    }
  }

  /** True when the document is gone. */
  async function remove(document: SentDocument): Promise<boolean> {
    const name = document.file_name;
    try {
      keepAnswer(await ask(removeSettlementDocument, { params: { ...link, document: document.id } }));
      setNews(say(messages.removed, { name }));
      return true;
    } catch (error) {
      failed(document, error);
      return false;
    }
  }

  async function open(document: SentDocument) {
    try {
      const file = await fetchFile(getSettlementDocument, { params: { ...link, document: document.id } });
      saveFile(file, downloadName(reference, document, language));
    } catch (error) {
      failed(document, error);
    }
  }

  const isSending = files.some(({ problem }) => problem === undefined);
  return { files, news, isSending, add, remove, open };
}

const documentsOf = (application: ApplicationAnswer | undefined): readonly SentDocument[] =>
  application?.payment?.documents ?? [];

/** The document a file turned out to be, when sending it has added none: the server keeps the same bytes once. */
function findSame(
  before: readonly SentDocument[],
  after: readonly SentDocument[],
  { kind, bytes }: Pick<SentDocument, 'kind' | 'bytes'>,
): SentDocument | undefined {
  const isNew = after.some(({ id }) => before.every((known) => known.id !== id));
  return isNew ? undefined : after.find((each) => each.kind === kind && each.bytes === bytes);
}
