import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
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
  const formMessage = useFormMessage(name);
  const [sent, setSent] = useState(formMessage?.isDone ? formMessage.text : '');
  const sendAnew = async (email: string) => {
    setSent('');
    await send(email);
    setSent(say(texts.sent));
  };
  const form = useEmailForm('', formMessage, sendAnew, (error) => refusalText(error) ?? say(texts.failed));
  return {
    ...form,
    sent,
    isFirst: Boolean(formMessage?.isDone && formMessage.text),
    ticket: formMessage?.typed?.waiting,
  };
}
