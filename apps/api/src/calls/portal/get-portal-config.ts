import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import * as calls from '@ndp/contract/calls/portal-config.ts';
import { programById } from '@ndp/domain/programs/all.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { standingOf } from '../../platform/partners/program-standing.ts';
import { coloursOf } from '../../platform/partners/theme.ts';

/** How the portal of the partner in `Origin` presents itself; an alias answers with its partner. */
export function mountGetPortalConfig(http: Http): void {
  mount(
    http,
    calls.getPortalConfig,
    async ({ caller }) => toPortalConfig(await caller.partner(), http.context),
    'private, max-age=60',
  );
}

function toPortalConfig(partner: Partner, context: AppContext): PortalConfig {
  const { opensOn, ...standing } = standingOf(context, partner);
  return {
    subdomain: partner.id,
    title: partner.title,
    brand_title: partner.brand_title,
    theme_variables: coloursOf(partner, context.config.environment),
    logo: partner.logo,
    is_logo_inverse: partner.is_logo_inverse,
    program: partner.program_id,
    program_standing: { ...standing, opens_on: opensOn },
    obliged_entity: { id: partner.obliged_entity_id, name: programById(partner.program_id).organiser.name },
    contact: { email: partner.contact_email, phone: partner.contact_phone },
  };
}
