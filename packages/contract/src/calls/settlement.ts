import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import { paymentApplication } from '@ndp/flows/application/payment/step.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication, link } from '../link.ts';
import { applicationAnswer } from './application.ts';

const documents = '/applications/:token/:id/settlement_documents';
const documentOfLink = z.extend(link, { document: z.string().check(z.minLength(1), z.maxLength(200)) });

export const uploadSettlementDocument = call(`POST ${documents}`, {
  summary:
    'Adds a document of the settlement: PDF, JPEG or PNG by its content, as an invoice also its XML of KSeF; the same one again changes nothing',
  ...byApplication,
  query: z.object({
    kind: z.enum(documentKinds, { error: 'not_offered' }),
    /** What the file is called where it comes from; only its last part is stored. */
    name: z.string({ error: 'required' }).check(z.maxLength(1000, 'too_long')),
  }),
  body: { maxBytes: mostFileBytes },
  answer: applicationAnswer,
});

export const removeSettlementDocument = call(`POST ${documents}/:document/removal`, {
  summary: 'Takes a document of the settlement back, as long as the payment is not applied for',
  params: documentOfLink,
  secret: 'application',
  ends: 'part',
  answer: applicationAnswer,
});

export const getSettlementDocument = call(`GET ${documents}/:document`, {
  summary: 'A document of the settlement, as it was sent; an invoice that came as XML is drawn',
  params: documentOfLink,
  secret: 'application',
  answer: { mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'] },
});

export const requestPayment = call('POST /applications/:token/:id/payment_application', {
  summary: 'Applies for the payment once every required document is there; the same again changes nothing',
  ...byApplication,
  body: z.strictObject({
    ...paymentApplication.shape,
    /** Version of the statement that was shown. */
    statement: z.string({ error: 'required' }).check(z.maxLength(20, 'too_long')),
  }),
  answer: applicationAnswer,
});
