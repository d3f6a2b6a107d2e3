// @database both, the embedded one in the long form

import { randomUUID } from 'node:crypto';
import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { CaseMessages } from '@ndp/contract/desk/messages.ts';
import { mostMessageFiles } from '@ndp/domain/settlement/settling.ts';
import { expect, it } from 'vitest';
import { keyOf } from '../../cases/keys/case-key.ts';
import { insertMessageFile, type MessageFile, readMessageFiles } from '../../cases/words/message-files.ts';
import { sweepFiles } from '../../features/settlement/sweep-files.ts';
import { dayMs } from '../../platform/clock.ts';
import { adoptStore } from '../../platform/files/bind-store.ts';
import { newStorageKey } from '../../platform/files/port.ts';
import { fillIn, type Link } from '../../testing/applications.ts';
import { type Seat, seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { mailerOf } from '../../testing/outbox/mailer-of.ts';
import { pdfOf } from '../../testing/settlement/sample-files.ts';
import { filesIn, sendMessageFile } from '../../testing/settlement/settlements.ts';
import { findStored } from '../../testing/stored.ts';
import { call, getByLink, homeApplication, otherPartner, post } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
const officer = await seat(api, 'files-officer', 'mpec', ['officer']);
const colleague = await seat(api, 'files-colleague', 'mpec', ['officer']);
const auditor = await seat(api, 'files-auditor', 'mpec', ['auditor']);
const stranger = await seat(api, 'files-duon', 'duon', ['officer']);
const letter = pdfOf({ inside: '/Title (wezwanie)' });
const photo = pdfOf({ inside: '/Title (zdjecie)' });

const pathOf = ({ token, id }: Link) => `/applications/${token}/${id}`;
const caseOf = async (link: Link) => `/api/partners/mpec/cases/${(await findStored(api, link)).reference}`;
const write = (link: Link, files: readonly string[], text = 'W załączniku.') =>
  post(api, `${pathOf(link)}/messages`, { text, files });
const answer = async (who: Seat, link: Link, files: readonly string[], text = 'Proszę przeczytać.') =>
  who.ask(desk, 'POST', `${await caseOf(link)}/messages`, { text, files });
const uploadAtDesk = async (who: Seat, link: Link, bytes = letter) =>
  who.ask(desk, 'POST', `${await caseOf(link)}/message-files?name=Wezwanie.docx`, Buffer.from(bytes));
const fetchFile = (link: Link, file: unknown, from?: string) =>
  call(api, `GET ${pathOf(link)}/message_files/${file}`, undefined, from ? { from } : {});
const look = async (who: Seat, link: Link, file: unknown) =>
  who.ask(desk, 'GET', `${await caseOf(link)}/files/${file}`);
const idOf = (sent: { json(): unknown }) => (sent.json() as { id: string }).id;
const messagesOf = async (link: Link) => ((await getByLink(api, link)).json() as ApplicationAnswer).messages;

let begun = 0;

async function begin(): Promise<Link> {
  begun += 1;
  await api.takeMails();
  const email = `zalacznik.${begun}@example.pl`;
  const link = await fillIn(api, { estimate: { ...homeApplication, email } });
  await api.takeMails();
  return link;
}

it('a file of the office reaches the applicant behind the link, and the mail tells of it without the file', async () => {
  const link = await begin();
  const { json } = await uploadAtDesk(officer, link);
  expect((await fetchFile(link, json.id)).statusCode).toBe(404);
  expect((await answer(officer, link, [String(json.id)])).status).toBe(200);
  const [mail] = await api.takeMails();
  const written = mail && (await mailerOf(api.context).write(mail));
  expect(JSON.stringify(written)).toMatch(/Do wiadomości jest załącznik.*„Przeczytaj wiadomość”/);
  expect(JSON.stringify(written)).not.toContain('Wezwanie');
  const [message] = await messagesOf(link);
  expect(message?.files).toEqual([
    { id: json.id, file_name: 'Wezwanie.docx', media_type: 'application/pdf', bytes: letter.length },
  ]);
  const fetched = await fetchFile(link, json.id);
  expect(fetched.rawPayload.equals(letter)).toBe(true);
  expect(fetched.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Wezwanie.pdf");
  expect((await fetchFile(await begin(), json.id)).statusCode).toBe(404);
  expect((await fetchFile(link, json.id, otherPartner)).statusCode).toBe(404);
});

it('a file of the applicant is looked at by whoever may read the case, once it is sent', async () => {
  const link = await begin();
  const id = idOf(await sendMessageFile(api, link, photo));
  expect((await look(officer, link, id)).status).toBe(404);
  expect((await write(link, [id])).statusCode).toBe(200);
  for (const _ of [1, 2]) await write(link, [id]);
  const { json } = await officer.ask(desk, 'GET', `${await caseOf(link)}/messages`);
  expect((json as unknown as CaseMessages).messages.map(({ files }) => files.map((file) => file.id))).toEqual(
    [[id]],
  );
  for (const who of [officer, auditor])
    expect((await look(who, link, id)).bytes.equals(Buffer.from(photo))).toBe(true);
  expect((await look(stranger, link, id)).status).toBe(403);
  const noted = await api.owner
    .selectFrom('operator_action')
    .select('details')
    .where('action', '=', 'desk read-file')
    .where('outcome', '=', 'done')
    .execute();
  expect(noted.at(-1)?.details).toMatchObject({ file: 'message' });
});

it('nobody sends a file that another person has uploaded, nor one that went already', async () => {
  const link = await begin();
  const mine = String((await uploadAtDesk(officer, link)).json.id);
  const theirs = idOf(await sendMessageFile(api, link, photo));
  expect((await answer(colleague, link, [mine])).status).toBe(409);
  expect((await answer(officer, link, [theirs])).status).toBe(409);
  expect((await write(link, [mine])).statusCode).toBe(409);
  expect(await messagesOf(link)).toEqual([]);
  expect((await answer(officer, link, [mine])).status).toBe(200);
  expect((await answer(officer, link, [mine], 'Jeszcze raz.')).status).toBe(409);
});

it('takes what a settlement takes: no program, no script, nothing while the application is filled in', async () => {
  const link = await begin();
  const before = filesIn(api.uploads);
  expect((await sendMessageFile(api, link, Buffer.from('MZ program'))).statusCode).toBe(422);
  const active = pdfOf({ inside: '/OpenAction << /S /JavaScript /JS (app.alert) >>' });
  expect((await uploadAtDesk(officer, link, active)).status).toBe(422);
  const open = await fillIn(api, {
    until: 'settlement',
    estimate: { ...homeApplication, email: 'w@example.pl' },
  });
  expect((await sendMessageFile(api, open, photo)).statusCode).toBe(409);
  expect((await uploadAtDesk(officer, open)).status).toBe(409);
  expect(filesIn(api.uploads).length).toBeLessThanOrEqual(before.length + 1);
});

it('the same file again is the same, and a case holds so many and no more', async () => {
  const link = await begin();
  const id = idOf(await sendMessageFile(api, link, photo));
  expect(idOf(await sendMessageFile(api, link, photo))).toBe(id);
  const stored = await findStored(api, link);
  const [file] = await readMessageFiles(api.context, keyOf(stored));
  for (let n = 1; n < mostMessageFiles; n += 1)
    await insertMessageFile(api.context, keyOf(stored), {
      ...(file as MessageFile),
      ...{ id: randomUUID(), storageKey: newStorageKey() },
    });
  const full = await sendMessageFile(api, link, letter);
  expect([full.statusCode, full.json().detail]).toEqual([409, expect.stringContaining('najwyżej 40 plików')]);
});

it('what is not sent within a day goes, and erasing the case takes every file along', async () => {
  const link = await begin();
  await adoptStore(api.owner, api.context.storage, new Date());
  const sent = idOf(await sendMessageFile(api, link, photo));
  await write(link, [sent]);
  const unsent = idOf(await sendMessageFile(api, link, letter));
  const keysOf = async (...ids: string[]) =>
    (await api.owner.selectFrom('message_file').select('storage_key').where('id', 'in', ids).execute()).map(
      ({ storage_key }) => storage_key,
    );
  const [unsentKey = ''] = await keysOf(unsent);
  const [sentKey = ''] = await keysOf(sent);
  await sweepFiles(api.running.db, api.context.storage, new Date(Date.now() + 2 * dayMs));
  expect(await keysOf(unsent, sent)).toEqual([sentKey]);
  expect(filesIn(api.uploads)).toContain(`trash/${unsentKey}`);
  expect(await api.context.storage.has(sentKey)).toBe(true);
  expect((await post(api, `${pathOf(link)}/erasure`, undefined)).statusCode).toBe(200);
  expect(await api.context.storage.has(sentKey)).toBe(false);
  expect(await keysOf(sent)).toEqual([]);
});
