import { quote } from '@ndp/domain/subsidy/quote.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { quoteRequest } from '@ndp/flows/estimate/quote/quote-request.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { builtPortal } from '../../platform/config/shipped.ts';
import type { AppContext } from '../../platform/context.ts';
import { answerUnknown, newSite } from '../../platform/http/site.ts';
import type { Watch } from '../../platform/log.ts';
import { phaseOf } from '../../platform/partners/program-standing.ts';
import { numbersFrom } from '../portal/open-numbers.ts';
import {
  answerRequested,
  chosenLanguage,
  type PageRequest,
  secretPaths,
  writeRequested,
} from '../portal/page-request.ts';
import { readParts } from '../portal/portal-cookies.ts';
import { mountFiles, pageReader, wantsPage } from '../portal/portal-files.ts';
import { mountForms } from '../portal/portal-forms.ts';
import { jarOf } from '../portal/portal-visitor.ts';
import { type PageReply, portalWriter } from '../portal/portal-writer.ts';
import { sendWritten } from '../portal/send-written.ts';
import { type Preview, previewCalls, within } from './preview-calls.ts';
import { leadOn, lookOf, mountDoors, sendClosed } from './preview-doors.ts';
import { asPreview, barStyleHash } from './preview-page.ts';

/** Nothing of a page runs, and it loads its own files alone. */
const policyOf = (styles: string) =>
  `default-src 'none'; style-src 'self' ${styles}; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The portal under a draft of a programme, for people of the desk: written by the server as for visitors without script,
 * on a host of its own, so that nothing of it mixes with what a browser keeps of the real one.
 */
export async function buildPreview(
  context: AppContext,
  folder = builtPortal,
  watch?: Watch,
): Promise<FastifyInstance> {
  const { config } = context;
  const readFilled = pageReader(context, folder);
  const writer = portalWriter(folder, () => readFilled() ?? '');
  const looks = new WeakMap<FastifyRequest, Preview>();
  const site = newSite({
    config,
    watch,
    async partnerOf(request) {
      const preview = await lookOf(context, request);
      if (preview) looks.set(request, preview);
      return preview?.partner;
    },
    contentSecurityPolicy: policyOf(''),
    headers: { 'x-robots-tag': 'noindex, nofollow', 'cross-origin-resource-policy': 'same-origin' },
    otherwise: (request, reply) => answerPage(request, reply),
  });

  const inPreview = showing(context, looks, watch);
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = (request.raw.url ?? '/').split('?');
    if (!writer || !wantsPage(request, pathname)) return answerUnknown(request, reply);
    const isShown = await inPreview(request, reply, (page) => writeRequested(writer, page));
    return isShown ? reply : sendClosed(request, reply);
  };
  mountForms(site, async (form, request, reply) => {
    const isTaken = await inPreview(
      request,
      reply,
      async (page) => writer && answerRequested(writer, form, page),
    );
    return isTaken || Boolean(sendClosed(request, reply));
  });
  mountDoors(site, context);
  if (writer) await mountFiles(site, context, folder);
  site.get('/', answerPage);
  return site;
}

type Looks = Pick<WeakMap<FastifyRequest, Preview>, 'get'>;

/** Makes and sends what is asked of a preview; false: there is none to see, or nothing stands there. */
function showing(context: AppContext, looks: Looks, watch: Watch | undefined) {
  const api = previewCalls(context, watch);
  const readNumbers = numbersFrom(context);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (page: PageRequest) => Promise<PageReply | undefined>,
  ): Promise<boolean> => {
    const preview = looks.get(request);
    const [pathname = '/'] = (request.raw.url ?? '/').split('?');
    if (!preview || secretPaths.test(pathname)) return false;
    const at = { ...context, clock: preview.clock };
    const page = { pathname, request, partner: preview.partner, context: at, api, readNumbers };
    const outcome = await within(preview, () => make(page));
    if (!outcome) return false;
    // Of a page that only a browser with script can fill, the frame alone was written.
    if ('body' in outcome && outcome.body.includes(' data-frame=""')) leadOn(reply, [], '/');
    else send(outcome, preview, { request, reply, context: at, pathname });
    return true;
  };
}

interface PreviewRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly context: AppContext;
  readonly pathname: string;
}

function send(
  outcome: PageReply,
  preview: Preview,
  { request, reply, context, pathname }: PreviewRequest,
): void {
  if (!('body' in outcome)) {
    sendWritten(outcome, request, reply, context);
    return;
  }
  const language =
    ('language' in outcome ? (outcome.language as Language) : undefined) ?? chosenLanguage(request);
  const amounts = pathname === '/application/quote' ? compare(preview, request, context) : undefined;
  const { day, draft } = preview;
  const page = asPreview(String(outcome.body), { language, draft, day, amounts });
  const policy = policyOf(`${outcome.styleHash} ${barStyleHash}`);
  const sent = { ...outcome, body: Buffer.from(page), packed: {}, isOwn: true, policy };
  sendWritten(sent, request, reply, context);
}

/** What the project that was answered gets now, and by the draft. */
function compare({ partner, draft, inForce }: Preview, request: FastifyRequest, context: AppContext) {
  const parts = readParts(request.headers.cookie, jarOf(context, partner));
  const { answers } = Object(parts?.device) as { readonly answers?: Answers };
  const page = answers && quoteRequest(answers);
  if (!page) return undefined;
  const { state } = phaseOf(context, partner);
  return { before: quote(page, inForce).quote, after: quote(page, draft, state).quote };
}
