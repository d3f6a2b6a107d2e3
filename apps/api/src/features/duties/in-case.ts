import { hasDuties } from '@ndp/domain/duties.ts';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import type { CoreContext } from '../../platform/context.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';

/** Works on a case with its row locked, as long as its duties go on. */
export async function inCase(
  context: CoreContext,
  { partnerId, applicationId }: ApplicationKey,
  work: (unit: Unit, opened: OpenedApplication) => Promise<void>,
): Promise<void> {
  const partner = await context.partners.find(partnerId);
  if (!partner) return;
  await withinPartner(partnerId, () =>
    asUnit(context, async (unit) => {
      const application = await lockApplication(unit, partnerId, applicationId);
      if (application && hasDuties(application.status)) await work(unit, { application, partner });
    }),
  );
}
