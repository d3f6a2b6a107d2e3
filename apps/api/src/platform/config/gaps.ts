import type { Config } from './config.ts';

/** A sentence for each setting without which an installation for the public works in part. */
export function describeGaps({ environment, clamavUrl, desk, backupKey }: Config): readonly string[] {
  if (environment !== 'production' && environment !== 'staging') return [];
  return [
    ...(clamavUrl ? [] : ['Uploads are not scanned for viruses: CLAMAV_URL is not set.']),
    ...(desk.issuer === 'none' ? ['Officers cannot log in: DESK_OIDC_ISSUER is not set.'] : []),
    ...(backupKey ? [] : ['No backup can be made: BACKUP_KEY is not set.']),
  ];
}
