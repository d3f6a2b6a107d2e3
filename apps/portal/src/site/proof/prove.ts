import { Unreachable } from '@ndp/contract/ask.ts';
import { challengeHeader, type Prove, proofHeader } from '@ndp/contract/proof.ts';
import { say } from '@ndp/flows/message.ts';
import type { Challenge } from 'altcha-lib';
import { currentLanguage } from '../language-choice.ts';
import { proofMessages as texts } from './messages.ts';
import { showNotice } from './notice.ts';
import { solve } from './solve.ts';

/** Gives the proof of work a call was demanded; a sentence over the page says so meanwhile. */
export const prove: Prove = async (demanding, sendWith) => {
  const language = currentLanguage();
  const hide = showNotice(say(texts.computing, language), language);
  try {
    const challenge: Challenge = JSON.parse(atob(demanding.headers.get(challengeHeader) ?? ''));
    const solution = await solve(challenge);
    return await sendWith({ [proofHeader]: btoa(JSON.stringify({ challenge, solution })) });
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    return demanding;
  } finally {
    hide();
  }
};
