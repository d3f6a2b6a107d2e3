import { useLanguage } from '@ndp/flows/language.tsx';
import { Button, buttonClass } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { backHere } from '../address.ts';
import type { NotDone } from '../ask.ts';
import { deskMessages as texts } from '../messages.ts';

interface FailureProps {
  readonly failure: NotDone | undefined;
  readonly onAgain?: () => void;
}

/** Why something is not there or was not done, in the server’s sentence; nothing when there is no failure. */
export function Failure({ failure, onAgain }: FailureProps) {
  const { say } = useLanguage();
  if (!failure) return null;
  const { isAddressWrong } = failure;
  return (
    <Notice tone="error" announce="alert">
      <p>{failure.sentence ?? say(isAddressWrong ? texts.wrong_address : texts.unreachable)}</p>
      {failure.status === 401 && (
        <>
          <p>{say(texts.log_in_beside)}</p>
          <a
            className={buttonClass('primary')}
            href={`/login?back=${encodeURIComponent(backHere())}`}
            target="_blank"
            rel="noreferrer"
          >
            {say(texts.log_in_new_tab)}
          </a>
        </>
      )}
      {onAgain && !isAddressWrong && (
        <Button variant="secondary" onClick={onAgain}>
          {say(texts.again)}
        </Button>
      )}
    </Notice>
  );
}
