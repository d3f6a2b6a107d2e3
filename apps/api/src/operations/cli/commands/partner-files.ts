import { readPartnerFile } from '@ndp/contract/desk/partner.ts';
import { say } from '@ndp/flows/message.ts';
import { contentOf, editPartner } from '../../../features/partners/edit-partner.ts';
import { readLogo } from '../../../platform/partners/logos.ts';
import { Refusal } from '../../../platform/refusals.ts';
import { need } from '../arguments.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { findPartner } from '../find-application.ts';
import { partnerMessages as messages } from '../messages.ts';

/** How a partner presents itself, as a file; the desk writes the same one. */
export const exportPartner: Command = {
  name: 'export-partner',
  summary: {
    pl: 'zapisuje do pliku wygląd, adresy i kontakt partnera',
    en: 'writes a partner’s look, hosts and contact into a file',
  },
  operands: [],
  options: [
    { name: 'partner', isRequired: true },
    { name: 'out', isRequired: true },
  ],
  writes: 'file',
  run: writePartner,
};

async function writePartner({ trx, given, language }: Work): Promise<Answer> {
  const row = await findPartner(trx, given);
  const png = await readLogo(trx, row.id, row.logo);
  const logo = png ? Buffer.from(png).toString('base64') : null;
  const text = `${JSON.stringify({ partner: row.id, content: contentOf(row), logo }, null, 2)}\n`;
  return {
    blocks: [{ lines: [say(messages.written, language, { partner: row.id })] }],
    files: [{ name: `${row.id}.json`, read: async () => new TextEncoder().encode(text) }],
  };
}

/** A partner becomes what a file says. */
export const importPartner: Command = {
  name: 'import-partner',
  summary: {
    pl: 'zmienia wygląd, adresy i kontakt partnera na te z pliku',
    en: 'makes a partner’s look, hosts and contact those of a file',
  },
  operands: [],
  options: [
    { name: 'partner', isRequired: true },
    { name: 'look', isRequired: true },
  ],
  run: readPartner,
};

async function readPartner({ trx, now, given, language }: Work): Promise<Answer> {
  const { id, edited_at } = await findPartner(trx, given);
  const { content, logo } = readPartnerFile(JSON.parse(need(given, 'look')));
  const writing = { content, logo: logo === null ? null : Buffer.from(logo, 'base64') };
  const seen = edited_at?.toISOString() ?? null;
  const changed = await editPartner({ trx, now }, id, writing, seen).catch((cause: unknown) => {
    throw cause instanceof Refusal ? new CommandRefused(cause.sentence, cause.values) : cause;
  });
  const said = say(messages.read, language, { partner: id, changed: changed.join(', ') || '–' });
  return { blocks: [{ lines: [said] }], details: { changed: changed.join(' ') } };
}
