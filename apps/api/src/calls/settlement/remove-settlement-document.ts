import { calls } from '@ndp/contract/calls/all.ts';
import { changeByLink } from '../../cases/link/open-by-link.ts';
import { keyOf } from '../../cases/case-key.ts';
import { markRemoved, readDocuments } from '../../features/settlement/documents.ts';
import { noteChange, requireSettling } from '../../features/settlement/settling.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { readAnswer } from '../application/application-answer.ts';

/** A document that is not there is removed already. The bytes go after the row, so that a row never lacks them. */
export function mountRemoveSettlementDocument(http: Http): void {
  const { parts } = http;
  mount(http, calls.removeSettlementDocument, async (asked) => {
    const { answer, storageKey } = await changeByLink(parts, asked, async (trx, { partner, application }) => {
      requireSettling(application);
      const vault = { db: trx, keys: parts.keys };
      const documents = await readDocuments(vault, keyOf(application));
      const document = documents.find(({ id }) => id === asked.params.document);
      if (!document) return { answer: await readAnswer(vault, application, partner), storageKey: undefined };
      await markRemoved(trx, keyOf(application), document, parts.clock());
      const changed = await noteChange(trx, application, parts.clock());
      return { answer: await readAnswer(vault, changed, partner), storageKey: document.storageKey };
    });
    // What cannot be removed now, the sweep removes.
    if (storageKey) await parts.storage.remove(storageKey).catch(() => {});
    return answer;
  });
}
