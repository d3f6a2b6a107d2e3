import { getApplication } from '@ndp/contract/calls/application.ts';
import {
  getSettlementDocument,
  removeSettlementDocument,
  requestPayment,
  uploadSettlementDocument,
} from '@ndp/contract/calls/settlement.ts';
import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { downloadName } from '@ndp/flows/application/payment/download-name.ts';
import {
  fileProblems,
  paymentMessages as messages,
  paymentStatementVersion,
} from '@ndp/flows/application/payment/messages.ts';
import { documentActs } from '@ndp/flows/application/payment/sent-file.tsx';
import { documentField, paymentApplication, paymentFields } from '@ndp/flows/application/payment/step.ts';
import { validateFile } from '@ndp/flows/application/payment/validate-file.ts';
import { say } from '@ndp/flows/message.ts';
import { problemOf } from '../attempt/problem.ts';
import { readPayment } from '../payment/payment-draft.ts';
import { daysOf, documentsOf } from '../payment/use-payment-validation.ts';
import { hrefOf } from '../routing/addresses.ts';
import { polishToday } from '../site/today.ts';
import { type CaseForm, correctionActs } from './application-actions.ts';
import { answerWith, askFirst, type FormActions, fit } from './form-actions.ts';
import { callsFor } from './known.ts';
import { fileOf, linkOf } from './link-actions.ts';

const typedIn = ({ form }: CaseForm) => Object.fromEntries(form);

/** Sends every file of the form, one after the other: what was added, and what was not taken and why. */
async function sendFiles(act: CaseForm) {
  const { files = [], params, language, visitor } = act;
  const [added, refused]: [string[], string[]] = [[], []];
  for (const { field, file } of files) {
    const kind = documentKinds.find((each) => documentField(each) === field);
    if (!kind) continue;
    const { name } = file;
    const wrong = validateFile(file);
    try {
      if (wrong) throw wrong;
      const query = { kind, name: name.slice(-1000) };
      await callsFor(visitor, language).sendFile(
        uploadSettlementDocument,
        { params: linkOf(params), query },
        file,
      );
      added.push(say(messages.sent, language, { name }));
    } catch (error) {
      const problem = wrong ? say(fileProblems[wrong], language) : problemOf(error, language).text;
      refused.push(say(messages.not_sent, language, { name, problem }));
    }
  }
  return { added, refused };
}

function refuse(act: CaseForm, lines: readonly string[]) {
  const message = { of: documentActs.send, text: '', isDone: false, typed: typedIn(act) };
  return { again: { told: message, problems: lines, linkPage: {} } };
}

/** What is done on the page of the settlement. Its one form sends everything; without any of these it asks for the payment. */
export const paymentActions: FormActions<CaseForm> = {
  ...correctionActs,
  async [documentActs.send](act, of) {
    const { added, refused } = await sendFiles(act);
    if (refused.length > 0) return refuse(act, refused);
    return answerWith({ of, text: added.join(' '), typed: typedIn(act) });
  },
  async [documentActs.open]({ form, params, language, visitor, application }, of) {
    const document = application.payment?.documents.find(({ id }) => id === form.get(of));
    if (!document) return undefined;
    const which = { ...linkOf(params), document: document.id };
    const file = await callsFor(visitor, language).fetchFile(getSettlementDocument, { params: which });
    return fileOf(file, { name: downloadName(application.reference, document, language), isShown: false });
  },
  [documentActs.ask]: askFirst,
  [documentActs.keep]: askFirst,
  async [documentActs.remove](act, of) {
    const document = act.form.get(of) ?? '';
    const name = act.application.payment?.documents.find(({ id }) => id === document)?.file_name ?? '';
    await act.ask(removeSettlementDocument, { params: { ...linkOf(act.params), document } });
    return answerWith({ of, text: say(messages.removed, act.language, { name }), typed: typedIn(act) });
  },
  async completion_date(act) {
    const { params, ask, visitor, form } = act;
    const link = linkOf(params);
    const { refused } = await sendFiles(act);
    if (refused.length > 0) return refuse(act, refused);
    const { payment } = await ask(getApplication, { params: link });
    if (!payment) return undefined;
    const required = payment.kinds.filter(({ is_required }) => is_required).map(({ kind }) => kind);
    const fields = paymentFields({ ...daysOf(payment), today: polishToday(visitor.now) }, required);
    const accepted = fit(fields, { ...documentsOf(payment), ...readPayment(form) });
    const body = { ...paymentApplication.parse(accepted), statement: paymentStatementVersion };
    await ask(requestPayment, { params: link, body });
    return hrefOf({ to: '/additional-data/overview/$id/$token', params: link });
  },
};
