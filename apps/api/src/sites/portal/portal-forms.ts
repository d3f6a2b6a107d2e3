import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknown } from '../../platform/http/site.ts';
import { nothingSentPage } from './nothing-sent.ts';
import { plainHeaders } from './plain-page.ts';
import { isFromOwnPage } from './portal-finish.ts';

/** What a browser sends by itself of a form where no script runs, or none has arrived yet. */
const formType = 'application/x-www-form-urlencoded';

/** Answers a form; false where none is taken. */
export type AnswerForm = (fields: string, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Takes forms that were sent without script, from the portal's own pages only. Of a form that is not taken in this way
 * the visitor is told that nothing was sent, and led back to the same address; its fields are read by nobody.
 */
export function mountForms(site: FastifyInstance, answer: AnswerForm = async () => false): void {
  site.register(async (forms) => {
    forms.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    forms.post('/*', async (request, reply) => {
      if (!request.headers['content-type']?.startsWith(formType)) return answerUnknown(request, reply);
      const isTaken = isFromOwnPage(request) && (await answer(String(request.body ?? ''), request, reply));
      if (isTaken) return reply;
      return reply
        .status(405)
        .headers({ ...plainHeaders, allow: 'GET, HEAD' })
        .send(nothingSentPage);
    });
  });
}
