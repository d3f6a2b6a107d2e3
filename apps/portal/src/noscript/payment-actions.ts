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
import {
  documentField,
  paymentApplication,
  paymentFields,
  reviewActs,
} from '@ndp/flows/application/payment/step.ts';
import { validateFile } from '@ndp/flows/application/payment/validate-file.ts';
import { say } from '@ndp/flows/message.ts';
import { problemOf } from '../attempt/problem.ts';
import { readPayment } from '../payment/payment-draft.ts';
import { daysOf, documentsOf } from '../payment/use-payment-validation.ts';
import { hrefOf } from '../routing/addresses.ts';
import { polishToday } from '../site/today.ts';
import { correctionActs } from './application-actions.ts';
import type { CaseForm } from './case-form.ts';
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
    const wrong = validateFile(file, kind);
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

/** The payment application as it was typed, with the documents that are there now; undefined: there is none to send. */
async function readAccepted({ params, ask, visitor, form }: CaseForm): Promise<object | undefined> {
  const { payment } = await ask(getApplication, { params: linkOf(params) });
  if (!payment) return undefined;
  const required = payment.kinds.filter(({ is_required }) => is_required).map(({ kind }) => kind);
  const fields = paymentFields({ ...daysOf(payment), today: polishToday(visitor.now) }, required);
  return fit(fields, { ...documentsOf(payment), ...readPayment(form) });
}

/** Shows what is to be sent, once it passes. */
async function review(act: CaseForm) {
  return (await readAccepted(act)) && askFirst(act, reviewActs.show);
}

/** What is done on the page of the settlement. Its one form sends everything; without any of these it shows what is to be sent, once more. */
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
  [reviewActs.back]: askFirst,
  async [reviewActs.send](act) {
    const link = linkOf(act.params);
    const accepted = await readAccepted(act);
    if (!accepted) return undefined;
    const body = { ...paymentApplication.parse(accepted), statement: paymentStatementVersion };
    await act.ask(requestPayment, { params: link, body });
    return hrefOf({ to: '/additional-data/overview/$id/$token', params: link });
  },
  [reviewActs.show]: (act) => review(act),
  async completion_date(act) {
    const { refused } = await sendFiles(act);
    return refused.length > 0 ? refuse(act, refused) : review(act);
  },
};
