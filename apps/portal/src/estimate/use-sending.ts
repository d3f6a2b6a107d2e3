import type { Program } from '@ndp/domain/programs/program.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ask } from '../site/site.ts';
import { finish, sendingKey } from './estimate-store.ts';
import { sendEstimate, submissionBody, submissionProblem } from './submission.ts';

/** Sends the estimate once, however often the button is pressed, and keeps what went wrong in words. */
export function useSending(program: Program) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function send(answers: Answers) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblems([]);
    try {
      const key = sendingKey(JSON.stringify(submissionBody(answers, program)));
      const { id, reference } = await sendEstimate(ask, answers, program, key);
      finish({ id, reference }, { email: answers.email ?? '', secret: key });
      await navigate({ to: '/application/pending-confirm', replace: true });
    } catch (error) {
      setProblems(submissionProblem(error, language));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { send, isBusy, problems };
}
