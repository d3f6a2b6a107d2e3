import { useTold } from '@ndp/flows/form/told.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { useState } from 'react';
import { refusalText } from '../../attempt/problem.ts';
import { useEmailForm } from './use-email-form.ts';

/**
 * A form that sends an address and says the same for every address.
 *
 * @param name  of the form, as the server knows it without script
 * @param send  what is done with an accepted address
 */
export function useAddressForm(
  name: string,
  send: (email: string) => Promise<unknown>,
  texts: { readonly sent: Message; readonly failed: Message },
) {
  const { say } = useLanguage();
  const told = useTold(name);
  const [sent, setSent] = useState(told?.isDone ? told.text : '');
  const sendAnew = async (email: string) => {
    setSent('');
    await send(email);
    setSent(say(texts.sent));
  };
  const form = useEmailForm('', told, sendAnew, (error) => refusalText(error) ?? say(texts.failed));
  return { ...form, sent, isFirst: Boolean(told?.isDone && told.text), ticket: told?.typed?.waiting };
}
