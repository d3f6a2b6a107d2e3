import * as calls from '@ndp/contract/calls/pending.ts';
import { openByCode } from '../../features/estimate/mailed-link.ts';
import { WrongMailedCode } from '../../features/estimate/refusals.ts';
import { openFromBrowser } from '../../features/estimate/sent-from.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { asUnit } from '../../platform/unit.ts';

/**
 * What the browser an estimate was sent from may ask while its address waits to be confirmed: whether it was, wherever
 * the link was opened; and to be let in by the code of the mail. Without the code it never learns a secret.
 */
export function mountConfirmHere(http: Http): void {
  const { context } = http;
  mount(http, calls.askConfirmed, async ({ params, body, caller }) => {
    const sent = { id: params.id, secret: body.submission_secret };
    const { partner_id, id, email_verified_at } = await openFromBrowser(context, caller, sent);
    await context.counters.count({ confirmedLook: `${partner_id} ${id}` });
    return { state: email_verified_at ? ('confirmed' as const) : ('waiting' as const) };
  });
  mount(http, calls.confirmByCode, async ({ params, body, caller }) => {
    const sent = { id: params.id, secret: body.submission_secret };
    const application = await openFromBrowser(context, caller, sent);
    await context.counters.count({ mailedCode: `${application.partner_id} ${application.id}` });
    const token = await asUnit(context, (unit) => openByCode(unit, application, body.code));
    if (!token) throw new WrongMailedCode();
    return { token };
  });
}
