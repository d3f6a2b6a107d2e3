import { requestPayment } from '@ndp/contract/calls/settlement.ts';
import type { Link } from '@ndp/contract/link.ts';
import { paymentStatementVersion } from '@ndp/flows/application/payment/messages.ts';
import { paymentApplication } from '@ndp/flows/application/payment/step.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useRef, useState } from 'react';
import { keepAnswer } from '../application/application-store.ts';
import { savingProblem } from '../application/use-saving.ts';
import { ask } from '../site/site.ts';
import { dropPaymentDraft } from './payment-draft.ts';

/** Applies for the payment, and keeps in words what went wrong. */
export function usePaymentRequest(link: Link) {
  const { language } = useLanguage();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** True when the payment was applied for. */
  async function send(accepted: object): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    setProblems([]);
    try {
      const body = { ...paymentApplication.parse(accepted), statement: paymentStatementVersion };
      keepAnswer(await ask(requestPayment, { params: link, body }));
      dropPaymentDraft();
      return true;
    } catch (error) {
      setProblems(savingProblem(error, language));
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { send, isBusy, problems };
}
