import type { FastifyInstance } from 'fastify';
import { dayMs } from '../../platform/clock.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import type { CoreContext } from '../../platform/context.ts';
import { answerUnknown } from '../../platform/http/site.ts';

/** How long what it says may be relied on, days. */
const goodDays = 180;

/** Whom to tell of a weakness (RFC 9116), on the host of each partner. */
export function mountSecurityText(site: FastifyInstance, { config, clock }: CoreContext): void {
  site.get('/.well-known/security.txt', (request, reply) => {
    const { partner } = request;
    if (!partner) return answerUnknown(request, reply);
    const lines = [
      `Contact: mailto:${config.operatorEmail ?? partner.contact_email}`,
      `Expires: ${new Date(clock().getTime() + goodDays * dayMs).toISOString()}`,
      'Preferred-Languages: pl, en',
      `Canonical: ${publicOrigin(partner.id, config)}/.well-known/security.txt`,
    ];
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(`${lines.join('\n')}\n`);
  });
}
