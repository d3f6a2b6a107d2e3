import { AsyncLocalStorage } from 'node:async_hooks';
import type { Program } from '@ndp/domain/programs/program.ts';
import type { FastifyInstance } from 'fastify';
import { mountListAddresses } from '../../calls/addresses/list-addresses.ts';
import { mountQuoteSubsidy } from '../../calls/estimate/quote-subsidy.ts';
import { mountGetStatement } from '../../calls/portal/get-statement.ts';
import { OnlyPreviewed } from '../../features/programs/refusals.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { portalHttp } from '../../platform/http/portal-call.ts';
import { newSite } from '../../platform/http/site.ts';
import type { Watch } from '../../platform/log.ts';

/** What is looked at. */
export interface Preview {
  /** With the draft instead of its programme. */
  readonly partner: Partner;
  readonly draft: Program;
  /** The version that counts now. */
  readonly inForce: Program;
  /** `YYYY-MM-DD`, the day the portal is shown on. */
  readonly day: string;
  readonly clock: Clock;
}

const shown = new AsyncLocalStorage<Preview>();

/** Does work whose calls are answered by a draft. */
export function within<Done>(preview: Preview, work: () => Promise<Done>): Promise<Done> {
  return shown.run(preview, work);
}

/** The calls of a visitor of a preview: those that store nothing. Every other one is refused with a sentence. */
export function previewCalls(context: AppContext, watch?: Watch): FastifyInstance {
  const server = newSite({
    config: context.config,
    watch,
    partnerOf: () => shown.getStore()?.partner,
    contentSecurityPolicy: "default-src 'none'",
    otherwise: () => Promise.reject(new OnlyPreviewed()),
  });
  const clock = () => (shown.getStore()?.clock ?? context.clock)();
  const http = portalHttp(server, context);
  mountQuoteSubsidy(portalHttp(server, { ...context, clock }));
  mountListAddresses(http);
  mountGetStatement(http);
  return server;
}
