import { programById } from '@ndp/domain/programs/all.ts';
import type { CoreContext } from '../../../platform/context.ts';
import { coloursOf } from '../../../platform/partners/theme.ts';
import { drawRecordAside } from '../documents/drawing.ts';
import type { EmbeddedContext } from '../embedded/context.ts';

/** Draws records of signatures under the letterhead of the paper's partner. */
export function recordDrawer({ partners, config }: CoreContext): EmbeddedContext['drawRecord'] {
  return async (evidence) => {
    const partner = await partners.find(evidence.partnerId);
    if (!partner) return drawRecordAside(evidence);
    const letterhead = {
      partner: partner.title,
      organiser: programById(partner.program_id).organiser.name,
      contact: [partner.contact_email, partner.contact_phone],
      ...coloursOf(partner, config.environment),
    };
    return drawRecordAside({ ...evidence, letterhead });
  };
}
