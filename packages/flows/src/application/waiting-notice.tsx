import { Notice } from '@ndp/ui/notice.tsx';
import { useLanguage } from '../language.tsx';
import { waitingMessages as texts } from './waiting-messages.ts';

interface WaitingNoticeProps {
  /** From 1; nothing is shown where there is none. */
  readonly place: number | null | undefined;
  /** Whether the application was sent already. */
  readonly isSent: boolean;
  /** Of its heading. */
  readonly level?: 2 | 3;
}

/** Says that a case waits for money of the programme, where it stands and what happens next. */
export function WaitingNotice({ place, isSent, level = 2 }: WaitingNoticeProps) {
  const { say } = useLanguage();
  if (!place) return null;
  return (
    <Notice tone="warning" level={level} title={say(texts.title)}>
      <p>{say(texts.place, { place })}</p>
      <p>{say(texts.next)}</p>
      <p>{say(isSent ? texts.order : texts.goOn)}</p>
    </Notice>
  );
}
