import { openPartner as openPartnerCall, readPlatform } from '@ndp/contract/desk/platform.ts';
import { invite } from '../../features/desk/invite.ts';
import { NotHere } from '../../features/desk/refusals.ts';
import { openPartner } from '../../features/partners/open-partner.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import { mount } from '../../platform/http/mount.ts';
import { readShelf } from '../../platform/partners/program-shelf.ts';
import { usualColours } from '../../platform/partners/theme.ts';
import { unitIn } from '../../platform/unit.ts';
import { type DeskHttp, platformHttp } from './desk-http.ts';
import type { PlatformWork } from './desk-work.ts';

/** What is done for the whole: a partner is opened. */
export function mountPlatform(desk: DeskHttp): void {
  const http = platformHttp(desk);
  mount(http, readPlatform, ({ work }) => describe(work));
  mount(http, openPartnerCall, async ({ body, work }) => {
    const { trx, now, context, person } = work;
    const { id, content, logo, organiser, administrator, is_training: isTraining } = body;
    work.about(id);
    const model = (await readShelf(trx)).current(body.program, now);
    if (!model) throw new NotHere();
    const { obliged_entity_id: obligedEntityId, ...named } = organiser;
    const writing = { content, logo: logo === null ? null : Buffer.from(logo, 'base64') };
    const opening = { ...writing, id, model, organiser: { ...named, obligedEntityId }, isTraining };
    await openPartner(work, opening, person.id);
    const invited = { ...administrator, roles: ['administrator'] } as const;
    const invitation = await invite(unitIn(trx, context), person, id, invited);
    work.addDetails({ program: model.id, invitation, ...(isTraining && { training: 'true' }) });
    return describe(work);
  });
}

async function describe({ trx, now, context: { config } }: PlatformWork) {
  const shelf = await readShelf(trx);
  const rows = await trx
    .selectFrom('partner')
    .select(['id', 'title', 'program_id', 'is_training'])
    .orderBy('id')
    .execute();
  // What is practised on is no model for people.
  const practised = new Set(rows.filter((row) => row.is_training).map((row) => row.program_id));
  const ids = [...new Set(shelf.all().map(({ id }) => id))].filter((id) => !practised.has(id));
  return {
    domain: config.applicationDomain,
    usual: usualColours(config.environment),
    partners: rows.map(({ id, title, is_training }) => ({
      ...{ id, title, is_training },
      address: publicOrigin(id, config),
    })),
    programs: ids.flatMap((id) => {
      const program = shelf.current(id, now);
      return program ? [{ id, title: program.title }] : [];
    }),
  };
}
