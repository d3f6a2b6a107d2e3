import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { sharedComputerMessages as texts } from './messages.ts';

/** Says that this browser keeps nothing, so that nobody relies on it. */
export function StorageNotice() {
  const { say } = useLanguage();
  return (
    <Notice announce="status">
      <p>{say(texts.nothingKept)}</p>
    </Notice>
  );
}
