import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { nextStepMessages as messages } from '@ndp/flows/application/next-steps/messages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';

/** Why the last payment application came back, in the operator's words, until it is sent again. */
export function Returned({ application: { history, payment } }: { readonly application: ApplicationAnswer }) {
  const { say } = useLanguage();
  const reason = history.at(-1)?.actor === 'operator' ? history.at(-1)?.reason : null;
  if (!payment?.is_open || !payment.requested || !reason) return null;
  return (
    <Notice tone="warning">
      <p>{say(messages.returned, { reason })}</p>
    </Notice>
  );
}
