import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import { programById } from '@ndp/domain/programs/all.ts';
import type { Environment } from '../config/config.ts';
import type { Partner } from '../database/schema/tables.ts';
import { coloursOf } from './theme.ts';

/** How the portal of a partner presents itself. */
export function toPortalConfig(partner: Partner, environment: Environment): PortalConfig {
  return {
    subdomain: partner.id,
    title: partner.title,
    brand_title: partner.brand_title,
    theme_variables: coloursOf(partner, environment),
    logo: partner.logo,
    is_logo_inverse: partner.is_logo_inverse,
    program: partner.program_id,
    obliged_entity: { id: partner.obliged_entity_id, name: programById(partner.program_id).organiser.name },
    contact: { email: partner.contact_email, phone: partner.contact_phone },
  };
}
