import { mayDo } from '@ndp/contract/permissions.ts';
import { localeOf, say } from '@ndp/flows/message.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, readCookie } from '../../calls/desk/cookies.ts';
import { readRoles } from '../../features/desk/roles.ts';
import { hasSession } from '../../features/desk/sessions.ts';
import {
  openTicket,
  readPreviewed,
  sealTicket,
  type Ticket,
  ticketMs,
} from '../../features/programs/preview.ts';
import { isLocal } from '../../platform/config/config.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import type { AppContext } from '../../platform/context.ts';
import { chosenLanguage } from '../portal/page-request.ts';
import { noscriptHeaders, noscriptPage } from '../portal/plain-page.ts';
import { takeBack } from '../portal/portal-cookies.ts';
import type { Preview } from './preview-calls.ts';

/** The cookie of a preview: sent to this host alone, and never to a script. */
const previewCookie = '__Host-ndp-preview';

const closed = {
  pl: 'Ta strona nie należy do podglądu albo podgląd się skończył: minęła godzina, projekt wersji się zmienił albo nie ma już zalogowania w panelu. Otwórz podgląd ponownie na stronie programu.',
  en: 'This page is no part of the preview, or the preview is over: an hour has passed, the draft has changed, or nobody is logged in at the desk any more. Open the preview again on the page of the programme.',
};

/** The way in from the desk, and the way back to it; either forgets what was answered before. */
export function mountDoors(site: FastifyInstance, { keys, clock, config }: AppContext): void {
  const forgotten = takeBack({ isSecure: !isLocal(config.environment) });
  site.get<{ Querystring: { ticket?: string } }>('/open', async (request, reply) => {
    const ticket = openTicket(keys, 'link', String(request.query.ticket ?? ''), clock());
    if (!ticket) return sendClosed(request, reply);
    const cookie = cookieOf(
      previewCookie,
      sealTicket(keys, 'sitting', ticket, clock()),
      ticketMs.sitting / 1000,
    );
    return leadOn(reply, [...forgotten, cookie], '/');
  });
  site.get('/end', async (request, reply) => {
    const partner = request.partner?.id;
    const desk = publicOrigin('desk', config);
    const cookies = [...forgotten, cookieOf(previewCookie, '', 0)];
    return leadOn(reply, cookies, partner ? `${desk}/${partner}/program` : desk);
  });
}

/** Another page, with what the browser keeps from now on. */
export function leadOn(reply: FastifyReply, cookies: string[], to: string): FastifyReply {
  return reply.headers({ 'set-cookie': cookies, 'cache-control': 'no-store' }).redirect(to, 303);
}

/** What whoever sends a request looks at; undefined: nothing. It is asked anew for every page. */
export async function lookOf(context: AppContext, { headers }: FastifyRequest): Promise<Preview | undefined> {
  const sealed = readCookie(headers.cookie, previewCookie);
  const ticket = sealed ? openTicket(context.keys, 'sitting', sealed, context.clock()) : undefined;
  return ticket && previewOf(context, ticket).catch(() => undefined);
}

/** Undefined: it may not be looked at, or not any more. */
async function previewOf(context: AppContext, ticket: Ticket): Promise<Preview | undefined> {
  const { db, clock, partners } = context;
  const roles = (await readRoles(db, ticket.person)).get(ticket.partner) ?? [];
  if (!mayDo(roles, 'preview-program') || !(await hasSession(db, ticket, clock()))) return undefined;
  const partner = await partners.find(ticket.partner);
  const draft = partner && (await readPreviewed(db, partner.program_id, ticket));
  if (!draft) return undefined;
  const noon = new Date(`${ticket.day}T11:00:00Z`);
  return {
    ...{ partner: { ...partner, program: draft }, draft, inForce: partner.program },
    ...{ day: ticket.day, clock: () => noon },
  };
}

/** A page that says no more than that there is nothing to see. */
export function sendClosed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = chosenLanguage(request);
  const body = `<h1>NDP</h1>\n<p>${say(closed, language)}</p>`;
  return reply
    .status(404)
    .headers(noscriptHeaders)
    .send(noscriptPage(localeOf[language], 'NDP', body));
}
