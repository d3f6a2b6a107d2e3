import { readPartnerFile } from '@ndp/contract/desk/partner.ts';
import { say } from '@ndp/flows/message.ts';
import { contentOf, editPartner } from '../../../features/partners/edit-partner.ts';
import { keepWording } from '../../../features/partners/reword.ts';
import { readLogo } from '../../../platform/partners/logos.ts';
import { readWordings } from '../../../platform/partners/wordings.ts';
import { need } from '../arguments.ts';
import type { Answer, Command, Work } from '../command.ts';
import { findPartner } from '../find-application.ts';
import { partnerMessages as messages } from '../messages.ts';

/** How a partner presents itself, as a file; the desk writes the same one. */
export const exportPartner: Command = {
  name: 'export-partner',
  summary: {
    pl: 'zapisuje do pliku wygląd, adresy, kontakt i teksty partnera',
    en: 'writes a partner’s look, hosts, contact and texts into a file',
  },
  needs: ['partner', 'out'],
  writes: 'file',
  run: writePartner,
};

async function writePartner({ trx, given, language }: Work): Promise<Answer> {
  const row = await findPartner(trx, given);
  const png = await readLogo(trx, row.id, row.logo);
  const logo = png ? Buffer.from(png).toString('base64') : null;
  const wording = (await readWordings(trx)).get(row.id) ?? [];
  const text = `${JSON.stringify({ partner: row.id, content: contentOf(row), logo, wording }, null, 2)}\n`;
  return {
    blocks: [{ lines: [say(messages.written, language, { partner: row.id })] }],
    files: [{ name: `${row.id}.json`, read: async () => new TextEncoder().encode(text) }],
  };
}

/** A partner becomes what a file says. */
export const importPartner: Command = {
  name: 'import-partner',
  summary: {
    pl: 'zmienia wygląd, adresy, kontakt i teksty partnera na te z pliku',
    en: 'makes a partner’s look, hosts, contact and texts those of a file',
  },
  needs: ['partner', 'look'],
  run: readPartner,
};

async function readPartner({ trx, now, given, language, context }: Work): Promise<Answer> {
  const { id, edited_at } = await findPartner(trx, given);
  const { content, logo, wording } = readPartnerFile(JSON.parse(need(given, 'look')));
  const writing = { content, logo: logo === null ? null : Buffer.from(logo, 'base64') };
  const seen = edited_at?.toISOString() ?? null;
  const office = { trx, now, partnerId: id, texts: context.texts(), by: null };
  const fields = await editPartner(office, id, writing, seen);
  const reworded = wording ? await keepWording(office, wording) : 0;
  const changed = reworded > 0 ? [...fields, `wording ${reworded}`] : fields;
  const said = say(messages.read, language, { partner: id, changed: changed.join(', ') || '–' });
  return { blocks: [{ lines: [said] }], details: { changed: changed.join(' ') } };
}
