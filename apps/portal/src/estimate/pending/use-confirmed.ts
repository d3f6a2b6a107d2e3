import { askConfirmed } from '@ndp/contract/calls/pending.ts';
import { useEffect, useState } from 'react';
import { isGone } from '../../attempt/problem.ts';
import { listenForConfirmed } from '../../site/confirmed-tabs.ts';
import { ask } from '../../site/site.ts';
import { restBefore } from './look-again.ts';

/** What this browser knows of the address it sent; `unknown`: the server does not tell this browser. */
export type AddressState = 'waiting' | 'confirmed' | 'unknown';

/** Which estimate was sent, and the secret it was sent with where this tab has it. */
export interface SentFromHere {
  readonly id: string;
  readonly secret: string | undefined;
}

/**
 * Notices that the address was confirmed elsewhere: another tab says so at once, the server is asked while the page is
 * seen. It learns nothing but that; whoever sent an estimate has not shown yet that the mail reaches them.
 */
export function useConfirmed({ id, secret }: SentFromHere): AddressState {
  const [state, setState] = useState<AddressState>(secret ? 'waiting' : 'unknown');
  const isWaiting = state !== 'confirmed';
  useEffect(() => (id ? listenForConfirmed(id, () => setState('confirmed')) : undefined), [id]);
  useEffect(() => {
    if (!id || !secret || !isWaiting) return;
    return lookWhileSeen(
      async () => {
        const answer = await ask(askConfirmed, { params: { id }, body: { submission_secret: secret } });
        if (answer.state === 'confirmed') setState('confirmed');
      },
      () => setState('unknown'),
    );
  }, [id, secret, isWaiting]);
  return state;
}

/**
 * Looks again and again while the page is visible, ever more seldom; at once when somebody comes back to it. Without a
 * connection it goes on looking.
 *
 * @returns ends it
 */
function lookWhileSeen(look: () => Promise<void>, whenGone: () => void): () => void {
  let looks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function lookNow(): Promise<void> {
    try {
      await look();
    } catch (error) {
      if (isGone(error)) return end(whenGone);
    }
    rest();
  }

  function rest(): void {
    clearTimeout(timer);
    if (isOver || document.hidden) return;
    timer = setTimeout(lookNow, restBefore(looks));
    looks += 1;
  }

  function comeBack(): void {
    clearTimeout(timer);
    looks = 0;
    if (!document.hidden) void lookNow();
  }

  function end(then = () => {}): void {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', comeBack);
    then();
  }

  document.addEventListener('visibilitychange', comeBack);
  void lookNow();
  return () => end();
}
