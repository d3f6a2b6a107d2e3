import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { writeMessage } from '@ndp/contract/calls/messages.ts';
import type { Link } from '@ndp/contract/link.ts';
import { Conversation } from '@ndp/flows/application/conversation/conversation.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { sentenceOf } from '../attempt/problem.ts';
import { ask } from '../site/site.ts';
import { questionForm } from '../site/form-fields.ts';
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
  const send = (text: string) =>
    sentenceOf(ask(writeMessage, { params: link, body: { text } }).then(keepAnswer), language);
  return <Conversation id={questionForm} messages={application.messages} send={send} />;
}
