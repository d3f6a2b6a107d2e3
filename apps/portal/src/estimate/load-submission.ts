import { Unreachable } from '@ndp/contract/ask.ts';

/** What sends an estimate, loaded while the last question is read. Without it there is no network to send by. */
export async function loadSubmission() {
  try {
    return await import('./send-here.ts');
  } catch {
    throw new Unreachable();
  }
}
