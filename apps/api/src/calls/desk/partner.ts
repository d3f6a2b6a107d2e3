import {
  editPartner as editPartnerCall,
  readPartner as readPartnerCall,
} from '@ndp/contract/desk/partner.ts';
import { readContactedAddresses } from '../../cases/people/contacted-addresses.ts';
import { readColleagues } from '../../features/desk/roles.ts';
import { contentOf, editPartner } from '../../features/partners/edit-partner.ts';
import { keepWording } from '../../features/partners/reword.ts';
import { readOwnAnswers, replaceAnswers } from '../../features/partners/standard-answers.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import { mount } from '../../platform/http/mount.ts';
import { readLogo } from '../../platform/partners/logos.ts';
import { usualColours } from '../../platform/partners/theme.ts';
import { readWordings } from '../../platform/partners/wordings.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';
import { officeOf } from './wording.ts';

/** How a partner presents itself, as its own desk changes it. */
export function mountPartner(http: DeskHttp): void {
  mount(http, readPartnerCall, ({ work }) => describe(work));
  mount(http, editPartnerCall, async ({ body, work }) => {
    const { seen, content, logo, wording, answers, told: recipients } = body;
    const writing = { content, logo: logo === null ? null : Buffer.from(logo, 'base64') };
    const changed = await editPartner(work, work.partner.id, writing, seen);
    await notify(work, recipients);
    const reworded = wording ? await keepWording(officeOf(work), wording) : 0;
    if (answers) await replaceAnswers(officeOf(work), { answers, by: work.person.id });
    const others = { ...(reworded && { reworded }), ...(answers && { answers: answers.length }) };
    work.addDetails({ changed: changed.join(' '), told: recipients.length, ...others });
    return describe(work);
  });
}

/** Only people of this desk are told. */
async function notify({ trx, store, partner }: DeskWork, recipients: readonly string[]): Promise<void> {
  const known = (await readColleagues(store, partner.id)).filter(({ id }) => recipients.includes(id));
  await trx.deleteFrom('partner_notice').where('partner_id', '=', partner.id).execute();
  if (known.length === 0) return;
  await trx
    .insertInto('partner_notice')
    .values(known.map(({ id }) => ({ partner_id: partner.id, person_id: id })))
    .execute();
}

/** As the transaction has it: what the directory holds may be half a minute old. */
async function describe({ trx, store, partner: { id }, context: { config } }: DeskWork) {
  const row = await trx.selectFrom('partner').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const png = await readLogo(trx, id, row.logo);
  const recipients = new Set((await readContactedAddresses(store, id)).map((person) => person.id));
  return {
    id,
    content: { ...contentOf(row), aliases: row.aliases },
    logo: png ? Buffer.from(png).toString('base64') : null,
    wording: [...((await readWordings(trx)).get(id) ?? [])],
    answers: await readOwnAnswers(trx, id),
    domain: config.applicationDomain,
    address: publicOrigin(id, config),
    edited_at: row.edited_at?.toISOString() ?? null,
    usual: usualColours(config.environment),
    people: (await readColleagues(store, id)).map((person) => ({
      id: person.id,
      name: person.name,
      email: person.email,
      is_told: recipients.has(person.id),
    })),
  };
}
