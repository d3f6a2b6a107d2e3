import { endSession as endSessionCall, readSession } from '@ndp/contract/desk/session.ts';
import { permissionsOf } from '@ndp/contract/permissions.ts';
import { isPlatformAdministrator } from '../../features/desk/platform-administrators.ts';
import { readRoles } from '../../features/desk/roles.ts';
import { endSession, endSessionsOf } from '../../features/desk/sessions.ts';
import { mount } from '../../platform/http/mount.ts';
import { type DeskHttp, sessionHttp } from './desk-http.ts';

/** Who is logged in, and the way out. */
export function mountSession(desk: DeskHttp): void {
  const { context } = desk;
  const http = sessionHttp(desk);
  mount(http, readSession, async ({ session: { person, endsAt } }) => {
    const roles = await readRoles(context.db, person.id);
    const partners = await context.partners.all();
    return {
      name: person.name,
      email: person.email,
      partners: partners.flatMap(({ id, title, is_training }) => {
        const own = roles.get(id);
        return own ? [{ id, title, is_training, roles: [...own], acts: permissionsOf(own) }] : [];
      }),
      may_open: await isPlatformAdministrator(context.db, person.id),
      ends_at: endsAt.toISOString(),
    };
  });
  mount(http, endSessionCall, async ({ body, session: { person, secret }, forget }) => {
    await (body.everywhere ? endSessionsOf(context.db, person.id) : endSession(context, secret));
    forget();
    return { ended: true } as const;
  });
}
