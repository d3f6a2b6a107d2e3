import { hostLabel } from '@ndp/domain/partners/look.ts';
import type { Party } from '@ndp/domain/party.ts';
import { type Program, contentOf as programContentOf, textFolderOf } from '@ndp/domain/programs/program.ts';
import { settlingMs } from '@ndp/domain/programs/versions.ts';
import { polishDay } from '../../platform/clock.ts';
import type { PartnerRow } from '../../platform/database/schema/tables.ts';
import { storeLogo } from '../../platform/partners/logos.ts';
import { holdPartners, type PartnerOffice, type PartnerWriting, requireFit } from './edit-partner.ts';
import { fitLogo } from './fit-logo.ts';
import { HostTaken } from './refusals.ts';

/** A partner that is to be opened. */
export interface NewPartner extends PartnerWriting {
  /** Its subdomain. */
  readonly id: string;
  /** The programme whose texts and rules it begins with. */
  readonly model: Program;
  readonly organiser: Party & { readonly obligedEntityId: number };
  /** Its cases will be made up. */
  readonly isTraining: boolean;
}

/** The logo of a partner that has given none. */
const plainLogo = '/logos/ndp.svg';

/**
 * Opens a partner with a programme of its own: its first version is announced and takes no estimates; what is open is
 * drafted and published at the partner's desk, by two people. That of a training partner is open at once.
 *
 * @param by  who opens it
 * @throws {HostTaken} {PartnerUnfit} {LogoUnfit}
 */
export async function openPartner(office: PartnerOffice, opening: NewPartner, by: string): Promise<void> {
  const { trx, now } = office;
  const { id, content, logo, isTraining } = opening;
  const rows = await holdPartners(office);
  const isTaken = rows.some((row) => row.id === id || row.program_id === id || row.aliases.includes(id));
  if (!hostLabel.test(id) || isTaken || content.aliases.includes('@')) throw new HostTaken();
  const row: PartnerRow = {
    ...content,
    aliases: [...content.aliases],
    id,
    logo: plainLogo,
    program_id: id,
    obliged_entity_id: opening.organiser.obligedEntityId,
    edited_at: now,
    is_training: isTraining,
  };
  requireFit(row, rows);
  await trx.insertInto('partner').values(row).execute();
  await trx
    .insertInto('program_version')
    .values({
      program_id: id,
      n: 1,
      owner_id: id,
      state: 'published',
      from_day: polishDay(now),
      content: JSON.stringify(firstVersionOf(opening, polishDay(now))),
      made_by: [by],
      made_at: now,
      published_by: null,
      // No node knows the partner yet: none of them could meet a case of it too early.
      published_at: new Date(now.getTime() - settlingMs),
    })
    .execute();
  if (!logo) return;
  const stored = await storeLogo(trx, id, await fitLogo(logo), { shown: plainLogo, now });
  await trx.updateTable('partner').set({ logo: stored }).where('id', '=', id).execute();
}

/** The same rules and texts for another organiser, without anybody's installers; only in training can it be applied for. */
function firstVersionOf({ model, organiser, isTraining }: NewPartner, day: string) {
  const { installer: _, earlierTerms: __, ...content } = programContentOf(model);
  const { requiredLevel } = content.organiser;
  return {
    ...content,
    title: organiser.name,
    organiser: { ...organiser, requiredLevel },
    installer: { kind: 'free-text' },
    timetable: [{ from: day, state: isTraining ? 'open' : 'announced' }],
    regulationsVersion: day,
    informationClauseVersion: day,
    textsOf: textFolderOf(model),
  };
}
