import {
  askAboutOffer,
  getMessageFile,
  uploadMessageFile,
  writeMessage,
} from '@ndp/contract/calls/messages.ts';
import {
  attachmentName,
  attachmentProblem,
  notTaken,
} from '@ndp/flows/application/conversation/attachment.ts';
import { messageFiles } from '@ndp/flows/application/conversation/attachments.tsx';
import { offerFields } from '@ndp/flows/application/offer/step.ts';
import { problemOf } from '../attempt/problem.ts';
import { type CaseForm, refused, textIn } from './case-form.ts';
import { fit } from './form-actions.ts';
import { callsFor } from './known.ts';
import { fileOf, linkOf } from './link-actions.ts';

/** Sends a message with the files of its form; where one of them is not taken, nothing is sent. */
export async function sendMessage(act: CaseForm, of: string) {
  const { form, params, ask, here, language } = act;
  const text = textIn(form, of);
  if (text === '') return refused(of, '', { form });
  const chosen = (act.files ?? []).filter(({ field }) => field === messageFiles.choose);
  const wrong = attachmentProblem(
    chosen.map(({ file }) => file),
    language,
  );
  if (wrong) return refused(of, wrong, { form });
  const files = await upload(act, chosen);
  if (typeof files === 'string') return refused(of, files, { form });
  await ask(writeMessage, { params: linkOf(params), body: { text, files } });
  return `${here}#messages`;
}

/** The ids of files that were taken, or why one was not. */
async function upload(
  { params, visitor, language }: CaseForm,
  chosen: NonNullable<CaseForm['files']>,
): Promise<string[] | string> {
  const ids: string[] = [];
  for (const { file } of chosen) {
    const query = { name: file.name.slice(-1000) };
    try {
      const calls = callsFor(visitor, language);
      ids.push((await calls.sendFile(uploadMessageFile, { params: linkOf(params), query }, file)).id);
    } catch (error) {
      return notTaken(file.name, problemOf(error, language).text, language);
    }
  }
  return ids;
}

/** Sends an offer to be looked at, with the files of its form. */
export async function sendOffer(act: CaseForm, of: string) {
  const { form, params, ask, here } = act;
  const typed = {
    offer_device: form.get('offer_device') ?? '',
    offer_price: form.get('offer_price') ?? '',
    nothing_ordered: form.has('nothing_ordered'),
  };
  const offer = fit(offerFields, typed);
  const files = await upload(
    act,
    (act.files ?? []).filter(({ field }) => field === messageFiles.chooseOfOffer),
  );
  if (typeof files === 'string') return refused(of, files, { form });
  await ask(askAboutOffer, { params: linkOf(params), body: { ...offer, files } });
  return `${here}#offer`;
}

/** Hands a file of a message out. */
export async function fetchMessageFile(
  { form, params, visitor, language, application }: CaseForm,
  of: string,
) {
  const file = application.messages.flatMap(({ files }) => files).find(({ id }) => id === form.get(of));
  if (!file) return undefined;
  const which = { ...linkOf(params), file: file.id };
  const bytes = await callsFor(visitor, language).fetchFile(getMessageFile, { params: which });
  return fileOf(bytes, { name: attachmentName(file), isShown: false });
}
