import { useLanguage } from '@ndp/flows/language.tsx';
import { FileInput as Input } from '@ndp/ui/file-input.tsx';
import type { ComponentProps } from 'react';
import { deskMessages as texts } from '../messages.ts';

/** Chooses a file in the words of the desk. */
export function FileInput(field: Omit<ComponentProps<typeof Input>, 'texts'>) {
  const { say } = useLanguage();
  return <Input {...field} texts={{ choose: say(texts.choose_file), none: say(texts.no_file) }} />;
}
