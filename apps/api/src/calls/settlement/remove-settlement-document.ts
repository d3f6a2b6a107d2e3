import * as calls from '@ndp/contract/calls/settlement.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { noteChange } from '../../cases/status/note-change.ts';
import { removeEvidence } from '../../cases/store/evidence-hashes.ts';
import { markRemoved, readDocuments } from '../../features/settlement/documents.ts';
import { requireSettling } from '../../features/settlement/settling.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from '../application/answer-change.ts';

/** A document that is not there is removed already. The bytes go after the row, so that a row never lacks them. */
export function mountRemoveSettlementDocument(http: Http): void {
  const { context } = http;
  mount(http, calls.removeSettlementDocument, async (input) => {
    let removed: string | undefined;
    const answer = await answerChange(context, input, async (unit, { application }) => {
      requireSettling(application);
      const documents = await readDocuments(unit, keyOf(application));
      const document = documents.find(({ id }) => id === input.params.document);
      if (!document) return application;
      await markRemoved(unit.db, keyOf(application), document, unit.now);
      await removeEvidence(unit.db, keyOf(application), document.id);
      removed = document.storageKey;
      return noteChange(unit, application);
    });
    // What cannot be removed now, the sweep removes.
    if (removed) await context.storage.remove(removed).catch(() => {});
    return answer;
  });
}
