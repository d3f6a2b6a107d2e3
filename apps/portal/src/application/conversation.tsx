import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { getMessageFile, uploadMessageFile, writeMessage } from '@ndp/contract/calls/messages.ts';
import type { Link } from '@ndp/contract/link.ts';
import { type Attachment, attachmentName, notTaken } from '@ndp/flows/application/conversation/attachment.ts';
import { Conversation } from '@ndp/flows/application/conversation/conversation.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { problemOf, sentenceOf } from '../attempt/problem.ts';
import { saveFile } from '../papers/open-file.ts';
import { questionForm } from '../site/form-fields.ts';
import { ask, fetchFile, sendFile } from '../site/site.ts';
import { keepAnswer } from './application-store.ts';

/** The messages of a sent application, on its overview. */
export function CaseConversation({
  application,
  link,
}: {
  readonly application: ApplicationAnswer;
  readonly link: Link;
}) {
  const { language } = useLanguage();
  const send = async (text: string, chosen: readonly File[]) => {
    const files: string[] = [];
    for (const file of chosen) {
      try {
        const query = { name: file.name.slice(-1000) };
        files.push((await sendFile(uploadMessageFile, { params: link, query }, file)).id);
      } catch (error) {
        return notTaken(file.name, problemOf(error, language).text, language);
      }
    }
    return sentenceOf(ask(writeMessage, { params: link, body: { text, files } }).then(keepAnswer), language);
  };
  const open = (file: Attachment) => {
    const fetched = fetchFile(getMessageFile, { params: { ...link, file: file.id } });
    return sentenceOf(
      fetched.then((bytes) => saveFile(bytes, attachmentName(file))),
      language,
    );
  };
  return <Conversation id={questionForm} messages={application.messages} send={send} open={open} />;
}
