import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SigningService } from '../../features/signing/signing-service.ts';
import { describePartnerFault } from '../../platform/partners/check-partners.ts';
import { ownLogo } from '../../platform/partners/logos.ts';
import type { PartnerDirectory } from '../../platform/partners/partners.ts';

/** What of one partner does not work; everything of all others does. */
export interface StandingFault {
  readonly partner: string;
  /**
   * `row`: its portal is closed, or goes on as its row was before; `signing`: nobody signs; `proof`: seals lack it;
   * `logo`: none is shown.
   */
  readonly what: 'row' | 'signing' | 'proof' | 'logo';
  /** A sentence for the operator, without what stands in a row. */
  readonly reason: string;
}

export interface FaultContext {
  readonly partners: Pick<PartnerDirectory, 'all' | 'find' | 'faults'>;
  readonly signing: Pick<SigningService, 'faultOf' | 'proofFaultOf'>;
  /** Where the built portal lies. */
  readonly portalFolder: string;
}

/** Everything that keeps partners from being served whole, as of now. */
export async function findPartnerTroubles({
  partners,
  signing,
  portalFolder,
}: FaultContext): Promise<readonly StandingFault[]> {
  const rows = await partners.faults();
  const found: StandingFault[] = rows.map((fault) => ({
    partner: fault.partner,
    what: 'row',
    reason: describePartnerFault(fault),
  }));
  const hasLogos = existsSync(join(portalFolder, 'logos'));
  for (const { id, logo } of await partners.all()) {
    const reason = await signing.faultOf?.(id, partners);
    if (reason) found.push({ partner: id, what: 'signing', reason });
    const unproven = signing.proofFaultOf?.(id);
    if (unproven) found.push({ partner: id, what: 'proof', reason: unproven });
    if (hasLogos && !ownLogo.test(logo) && !existsSync(join(portalFolder, logo))) {
      found.push({ partner: id, what: 'logo', reason: `The portal has no file ${logo}.` });
    }
  }
  return found;
}
