import { randomUUID } from 'node:crypto';
import { openPartner } from '../../features/partners/open-partner.ts';
import type { CoreContext } from '../../platform/context.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { readShelf } from '../../platform/partners/program-shelf.ts';

/** The id of the partner officers practise at. */
export const trainingPartner = 'cwiczenia';

/** Opens a training partner, which every node knows half a minute later. */
export async function openTrainingPartner({ db, clock }: Pick<CoreContext, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await acrossPartners(() =>
    db.transaction().execute(async (trx) => {
      const model = (await readShelf(trx)).current('mpec', now);
      if (!model) throw new Error('no programme to begin with');
      const content = {
        ...{ title: 'Ćwiczenia', brand_title: '', primary_color: null, secondary_color: null },
        ...{ is_logo_inverse: false, aliases: [], sender_name: null, reply_email: null },
        ...{ contact_email: 'cwiczenia@ndp.example', contact_phone: '+48 22 100 00 09' },
        is_counted_openly: true,
      };
      const numbers = { obligedEntityId: 99, krs: null, nip: null, regon: null };
      const organiser = {
        name: 'Ćwiczenia sp. z o.o.',
        address: 'ul. Próbna 1, 00-001 Warszawa',
        ...numbers,
      };
      const opening = { id: trainingPartner, content, logo: null, model, organiser, isTraining: true };
      await openPartner({ trx, now }, opening, randomUUID());
    }),
  );
}
