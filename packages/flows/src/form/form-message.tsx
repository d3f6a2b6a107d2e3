import { createContext, useContext } from 'react';

/** What a form without script was answered with. */
export interface FormMessage {
  /** Which one: the name of the field or button that stands for it. */
  readonly of: string;
  readonly text: string;
  readonly isDone: boolean;
  /** What the form said, where it stands on the page again. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** Undefined once the visitor goes on by script. */
export const FormMessageContext = createContext<FormMessage | undefined>(undefined);

/** What such a form on this page was answered with. */
export function useFormMessage(...of: readonly string[]): FormMessage | undefined {
  const formMessage = useContext(FormMessageContext);
  return formMessage && of.includes(formMessage.of) ? formMessage : undefined;
}
