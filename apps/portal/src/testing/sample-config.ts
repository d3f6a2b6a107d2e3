import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';

/** A portal whose programme is open, as the API tells of it. */
export const sampleConfig: PortalConfig = {
  subdomain: 'mpec',
  title: 'MPEC Demonstracyjne',
  brand_title: '',
  theme_variables: { primaryColor: '#232c40', secondaryColor: '#2c4977' },
  logo: '/logos/mpec.svg',
  is_logo_inverse: false,
  program: mpec.id,
  program_content: { ...mpec },
  program_standing: { state: 'open', since: null, reason: null, opens_on: null },
  obliged_entity: { id: 1, name: 'MPEC' },
  is_counted_openly: false,
  offers_sms: true,
  contact: { email: 'dotacje@mpec.example', phone: '+48 12 000 00 00' },
};
