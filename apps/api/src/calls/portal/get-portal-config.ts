import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import * as calls from '@ndp/contract/calls/portal-config.ts';
import { programById } from '@ndp/domain/programs/all.ts';
import type { Environment } from '../../platform/config/config.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { coloursOf } from '../../platform/partners/theme.ts';

/** How the portal of the partner in `Origin` presents itself; an alias answers with its partner. */
export function mountGetPortalConfig(http: Http): void {
  const { environment } = http.context.config;
  mount(
    http,
    calls.getPortalConfig,
    async ({ caller }) => toPortalConfig(caller.partner(), environment),
    'private, max-age=60',
  );
}

function toPortalConfig(partner: Partner, environment: Environment): PortalConfig {
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
