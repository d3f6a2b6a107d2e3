import { confirmEmail } from '@ndp/contract/calls/link-care.ts';
import type { Link } from '@ndp/contract/link.ts';
import { useEffect } from 'react';
import { ask } from '../site/site.ts';
import { keepAnswer, useApplication } from './application-store.ts';

/**
 * Tells the server once that a person acts behind the link: a key, a touch or a click, which mail scanners do
 * not make. If the call fails, the first saved section confirms the address all the same.
 */
export function useConfirmation({ id, token }: Link): void {
  const isOpen = useApplication(({ application }) => application?.status === 'submitted');
  useEffect(() => {
    if (!isOpen) return;
    const acts = ['pointerdown', 'keydown'] as const;
    const confirm = () => {
      leave();
      void ask(confirmEmail, { params: { id, token } }).then(keepAnswer, () => undefined);
    };
    const leave = () => {
      for (const act of acts) window.removeEventListener(act, confirm);
    };
    for (const act of acts) window.addEventListener(act, confirm);
    return leave;
  }, [isOpen, id, token]);
}
