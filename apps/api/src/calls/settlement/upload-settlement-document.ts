import * as calls from '@ndp/contract/calls/settlement.ts';
import { openByLink } from '../../cases/links/open-by-link.ts';
import { addDocument } from '../../features/settlement/add-document.ts';
import { requireSettling } from '../../features/settlement/settling.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { readAnswer } from '../application/application-answer.ts';

/** The link and the status are looked at before a byte of the file is read. */
export function mountUploadSettlementDocument(http: Http): void {
  const { context } = http;
  mount(http, calls.uploadSettlementDocument, async (input) => {
    const opened = await openByLink(context, input.caller, input.params);
    requireSettling(opened.application);
    await context.counters.count({ upload: `${opened.partner.id} ${opened.application.id}` });
    const file = { ...input.query, bytes: await input.body };
    return addDocument(context, opened, file, (db, application) =>
      readAnswer({ db, keys: context.keys }, { ...opened, application }, context.clock()),
    );
  });
}
