import { call } from '../call.ts';
import { byApplication } from '../link.ts';
import { applicationAnswer } from './application.ts';

export const showAgreement = call('POST /applications/:token/:id/agreement_link', {
  summary:
    'Makes a link by which others see that the agreement stands, without personal data; the one before dies',
  ...byApplication,
  ends: 'link',
  answer: applicationAnswer,
});

export const hideAgreement = call('POST /applications/:token/:id/agreement_link/withdrawal', {
  summary: 'Takes that link back: it opens nothing any more; harmless when repeated',
  ...byApplication,
  ends: 'link',
  answer: applicationAnswer,
});
