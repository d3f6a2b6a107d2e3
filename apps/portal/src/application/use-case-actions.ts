import { remindSigner, sendPapersLink, withdrawApplication } from '@ndp/contract/calls/papers.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { ApplicantAction } from '@ndp/flows/application/next-steps/act-button.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { say } from '@ndp/flows/message.ts';
import { sentenceOf } from '../attempt/problem.ts';
import { ask } from '../site/site.ts';
import { keepAnswer } from './application-store.ts';
import { savingMessages as texts } from './messages.ts';

/** The actions of an applicant on the page of a sent case; each says in a sentence when it could not be done. */
export function useCaseActions(
  link: Link,
): Readonly<Record<'remind' | 'sendPapers' | 'withdraw', ApplicantAction>> {
  const { language } = useLanguage();
  const attempt = (act: () => Promise<unknown>) => () => sentenceOf(act(), language);
  return {
    remind: attempt(() => ask(remindSigner, { params: link })),
    sendPapers: attempt(async () => {
      const { status } = await ask(sendPapersLink, { params: link });
      return status === 'later' && say(texts.papersLater, language);
    }),
    withdraw: attempt(async () => keepAnswer(await ask(withdrawApplication, { params: link }))),
  };
}
