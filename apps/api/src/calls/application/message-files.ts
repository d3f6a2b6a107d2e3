import * as calls from '@ndp/contract/calls/messages.ts';
import { attachmentName } from '@ndp/flows/application/conversation/attachment.ts';
import { keyOf, sealContext } from '../../cases/keys/case-key.ts';
import { openByLink } from '../../cases/links/open-by-link.ts';
import { readMessageFiles } from '../../cases/words/message-files.ts';
import { addApplicantFile } from '../../features/messages/add-file.ts';
import { MessageFileUnknown, NotWritable } from '../../features/messages/refusals.ts';
import { isWritable } from '../../features/messages/write-message.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';

/** Files of messages behind an application's link: taken before their message, handed out after it. */
export function mountMessageFiles(http: Http): void {
  const { context } = http;
  mount(http, calls.uploadMessageFile, async (input) => {
    const opened = await openByLink(context, input.caller, input.params);
    if (!isWritable(opened.application)) throw new NotWritable();
    await context.counters.count({ upload: `${opened.partner.id} ${opened.application.id}` });
    const id = await addApplicantFile(context, opened, { ...input.query, bytes: await input.body });
    return { id };
  });
  mount(http, calls.getMessageFile, async ({ params, caller }) => {
    const { application } = await openByLink(context, caller, params);
    const key = keyOf(application);
    const files = await readMessageFiles(context, key);
    const file = files.find(({ id, messageN }) => id === params.file && messageN !== null);
    if (!file) throw new MessageFileUnknown();
    const sealed = await context.storage.get(file.storageKey);
    return {
      bytes: application.cipher.openBytes(sealed, sealContext('message-file', key, file.id)),
      mediaType: file.mediaType,
      name: attachmentName({ file_name: file.fileName, media_type: file.mediaType }),
    };
  });
}
