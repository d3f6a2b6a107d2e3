import { approvePayment, type DeskPayment, declinePayment, makeBatch } from '@ndp/contract/desk/payments.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { askDesk } from '../ask.ts';
import { paymentMessages as texts } from './messages.ts';

/**
 * Gives what may be done with the payments of a partner; each tells `onDone` what was done. @throws {NotDone}
 */
export function usePaymentActs(partner: string, onDone: (sentence: string) => void) {
  const { say, language } = useLanguage();
  const send = (payment: DeskPayment, reason?: string) =>
    askDesk(language, approvePayment, {
      params: { partner, payment: payment.id },
      body: { line_hash: payment.line_hash, ...(reason ? { reason } : {}) },
    });
  return {
    approve: async (payment: DeskPayment, reason?: string) => {
      const { missing } = await send(payment, reason);
      const { reference } = payment;
      if (missing === null) onDone(say(texts.approved_changed, { reference }));
      else onDone(say(missing === 0 ? texts.approved_now : texts.approved_more, { reference }));
    },
    approveAll: async (payments: readonly DeskPayment[]) => {
      const missing: (number | null | undefined)[] = [];
      for (const payment of payments) {
        const answer = await send(payment).catch(() => undefined);
        missing.push(answer?.missing);
      }
      const n = missing.filter((each) => each === 0).length;
      const back = missing.filter((each) => each === null).length;
      const refused = missing.filter((each) => each === undefined).length;
      onDone(say(texts.approved_all, { n, more: payments.length - n - back - refused, back, refused }));
    },
    decline: async ({ id, reference }: DeskPayment, reason: string) => {
      await askDesk(language, declinePayment, { params: { partner, payment: id }, body: { reason } });
      onDone(say(texts.declined_now, { reference }));
    },
    batch: async (payments: readonly DeskPayment[]) => {
      const body = { payments: payments.map(({ id }) => id) };
      const { n, sent_back } = await askDesk(language, makeBatch, { params: { partner }, body });
      const made = n === null ? '' : say(texts.batch_made, { n });
      const back = sent_back.length > 0 ? say(texts.sent_back, { references: sent_back.join(', ') }) : '';
      onDone(`${made} ${back}`.trim());
    },
  };
}
