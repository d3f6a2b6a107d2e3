import { programOf } from '../../../cases/case-program.ts';
import type { CoreContext } from '../../../platform/context.ts';
import { coloursOf } from '../../../platform/partners/theme.ts';
import { papersAside } from '../documents/papers-aside.ts';
import type { EmbeddedContext } from '../embedded/context.ts';

/** Draws records of signatures under the letterhead of the paper's partner, in the name of the case's organiser. */
export function recordDrawer({ db, partners, config }: CoreContext): EmbeddedContext['drawRecord'] {
  return async (evidence, applicationId) => {
    const partner = await partners.find(evidence.partnerId);
    if (!partner) return papersAside.drawRecord(evidence);
    const application = await db
      .selectFrom('application')
      .select(['program_id', 'program_version'])
      .where((row) => row.and({ partner_id: partner.id, id: applicationId }))
      .executeTakeFirstOrThrow();
    const letterhead = {
      partner: partner.title,
      organiser: programOf(application, partner).organiser.name,
      contact: [partner.contact_email, partner.contact_phone],
      ...coloursOf(partner, config.environment),
    };
    return papersAside.drawRecord({ ...evidence, letterhead });
  };
}
