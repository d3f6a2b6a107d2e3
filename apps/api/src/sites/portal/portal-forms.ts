import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { discardBody } from '../../platform/http/file-body.ts';
import { answerUnknown } from '../../platform/http/site.ts';
import { Refusal } from '../../platform/refusals.ts';
import { FormsWithFiles, filesType, type ReadForm } from './form-body.ts';
import { nothingSent } from './nothing-sent.ts';
import { noscriptHeaders } from './plain-page.ts';
import { isFromOwnPage } from './portal-finish.ts';

/** What a browser sends by itself of a form where no script runs, or none has arrived yet. */
const formType = 'application/x-www-form-urlencoded';

/** The pages whose forms have files: the settlement, the case with its messages, and documents signed elsewhere. */
const takeFiles = ['/additional-data/payment/', '/additional-data/overview/', '/grant/signing/'];

/** Answers a form; false where none is taken. */
export type AnswerForm = (form: ReadForm, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Takes forms that were sent without script, from the portal's own pages only. Of a form that is not taken in this way
 * the visitor is told that nothing was sent, and led back to the same address; its fields are read by nobody.
 */
export function mountForms(site: FastifyInstance, answer: AnswerForm = async () => false): void {
  const withFiles = new FormsWithFiles();
  const take = (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, body } = request;
    if (headers['content-type']?.startsWith(formType))
      return answer({ fields: String(body ?? ''), files: [] }, request, reply);
    return withFiles.with(request, (form) => answer(form, request, reply));
  };
  site.register(async (forms) => {
    forms.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    forms.addContentTypeParser(filesType, (_request, stream, done) => done(null, stream));
    forms.post('/*', async (request, reply) => {
      if (!isForm(request)) return answerUnknown(request, reply);
      try {
        if (isFromOwnPage(request) && (await take(request, reply))) return reply;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return reply.status(error.status).headers(noscriptHeaders).send(nothingSent(error.sentence));
      }
      await discardBody(request.body);
      return reply
        .status(405)
        .headers({ ...noscriptHeaders, allow: 'GET, HEAD' })
        .send(nothingSent());
    });
  });
}

function isForm({ headers, url }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? '';
  return (
    type.startsWith(formType) ||
    (type.startsWith(filesType) && takeFiles.some((page) => url.startsWith(page)))
  );
}
