import { erasePersonalData } from '@ndp/contract/calls/privacy.ts';
import type { Link } from '@ndp/contract/link.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { ConfirmDialog } from '@ndp/ui/confirm-dialog.tsx';
import { useState } from 'react';
import { useApplication } from '../application/application-store.ts';
import { Failure } from '../attempt/failure.tsx';
import { useAttempt } from '../attempt/use-attempt.ts';
import { ask } from '../site/site.ts';
import { dataMessages as texts } from './messages.ts';

interface EraseDataProps {
  readonly link: Link;
  readonly reference: string;
  readonly onErased: () => void;
}

/** Erases everything behind the link, once it was asked whether that is meant. */
export function EraseData({ link, reference, onErased }: EraseDataProps) {
  const { say } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { attempt, isBusy, lines } = useAttempt();

  async function erase() {
    setAsking(false);
    if (!(await attempt(() => ask(erasePersonalData, { params: link })))) return;
    useApplication.setState({ token: 'unknown', drafts: {} }, true);
    onErased();
  }

  return (
    <>
      <p>{say(texts.eraseWhat)}</p>
      <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
      <Button variant="secondary" busy={isBusy} onClick={() => setAsking(true)}>
        {say(texts.eraseButton)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say(texts.askTitle)}
          confirm={say(texts.askYes)}
          cancel={say(texts.askNo)}
          onConfirm={() => void erase()}
          onCancel={() => setAsking(false)}
        >
          <p>{say(texts.askWhat, { reference })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
