import * as calls from '@ndp/contract/calls/settlement.ts';
import { openByLink } from '../../cases/link/open-by-link.ts';
import { addDocument } from '../../features/settlement/add-document.ts';
import { requireSettling } from '../../features/settlement/settling.ts';
import type { Http } from '../../platform/http/mount.ts';
import { mountUpload } from '../../platform/http/mount-upload.ts';
import { readAnswer } from '../application/application-answer.ts';

/** The link and the status are looked at before a byte of the file is read. */
export function mountUploadSettlementDocument(http: Http): void {
  const { context } = http;
  mountUpload(http, calls.uploadSettlementDocument, async (asked) => {
    const opened = await openByLink(context, asked.caller, asked.params);
    requireSettling(opened.application);
    await context.counters.count({ upload: `${opened.partner.id} ${opened.application.id}` });
    const file = { ...asked.query, bytes: await asked.body };
    return addDocument(context, opened, file, (db, application) =>
      readAnswer({ db, keys: context.keys }, application, opened.partner, context.clock()),
    );
  });
}
