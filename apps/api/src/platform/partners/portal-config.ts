import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import { portalProgram } from '@ndp/domain/programs/program.ts';
import type { Config } from '../config/config.ts';
import type { Partner } from '../database/schema/tables.ts';
import { type PhaseContext, phaseOf } from './program-standing.ts';
import { coloursOf } from './theme.ts';

/**
 * How the portal of a partner presents itself.
 *
 * @param read  the document that is read on the page
 */
export function toPortalConfig(
  partner: Partner,
  context: PhaseContext & { readonly config: Pick<Config, 'sms'> },
  read?: string,
): PortalConfig {
  const { opensOn, ...phase } = phaseOf(context, partner);
  return {
    subdomain: partner.id,
    title: partner.title,
    brand_title: partner.brand_title,
    theme_variables: coloursOf(partner, context.config.environment),
    logo: partner.logo,
    is_logo_inverse: partner.is_logo_inverse,
    program: partner.program_id,
    program_content: { ...portalProgram(partner.program, read) },
    program_standing: { ...phase, opens_on: opensOn },
    obliged_entity: { id: partner.obliged_entity_id, name: partner.program.organiser.name },
    ...(partner.wording && { wording: [...partner.wording] }),
    offers_sms: context.config.sms.via !== 'none',
    contact: { email: partner.contact_email, phone: partner.contact_phone },
    is_counted_openly: partner.is_counted_openly && !partner.is_training,
    ...(partner.is_training && { is_training: true }),
  };
}
