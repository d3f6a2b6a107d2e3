import { say } from '@ndp/flows/message.ts';
import type { Challenge } from 'altcha-lib';
import { currentLanguage } from '../site/language-choice.ts';
import { proofMessages as texts } from './messages.ts';
import { showNotice } from './notice.ts';
import { solve } from './solve.ts';

/**
 * Gives the proof of work a call was asked for; a sentence over the page says so meanwhile.
 *
 * @param challenge  JSON in base64, as it came
 * @returns challenge and solution, JSON in base64
 */
export async function prove(challenge: string): Promise<string> {
  const language = currentLanguage();
  const hide = showNotice(say(texts.computing, language), language);
  try {
    const parsed: Challenge = JSON.parse(atob(challenge));
    return btoa(JSON.stringify({ challenge: parsed, solution: await solve(parsed) }));
  } finally {
    hide();
  }
}
