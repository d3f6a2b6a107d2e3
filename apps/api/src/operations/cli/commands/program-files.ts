import { readProgramContent } from '@ndp/contract/desk/program-content.ts';
import { contentOf } from '@ndp/domain/programs/program.ts';
import { say } from '@ndp/flows/message.ts';
import { keepDraft, readVersions } from '../../../features/programs/versions.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import { need } from '../arguments.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { findPartner } from '../find-application.ts';
import { programMessages as messages } from '../messages.ts';

/** The version of a programme that counts now, as a file. */
export const exportProgram: Command = {
  name: 'export-program',
  summary: {
    pl: 'zapisuje do pliku obowiązującą wersję programu partnera',
    en: 'writes the version of a partner’s programme that counts now into a file',
  },
  needs: ['partner', 'out'],
  writes: 'file',
  run: writeVersion,
};

async function writeVersion({ trx, now, given, language }: Work): Promise<Answer> {
  const row = await findPartner(trx, given);
  const partner = (await directoryIn(trx, now).all()).find(({ id }) => id === row.id);
  if (!partner) throw new CommandRefused(messages.none, { program: row.program_id });
  const { id: program, version } = partner.program;
  const content = contentOf(partner.program);
  const text = `${JSON.stringify({ program, version, content }, null, 2)}\n`;
  return {
    blocks: [{ lines: [say(messages.written, language, { program, version: String(version) })] }],
    files: [{ name: `${program}-${version}.json`, read: async () => new TextEncoder().encode(text) }],
    details: { version },
  };
}

/** A version from a file becomes the draft of the next one; it is published at the desk. */
export const importProgram: Command = {
  name: 'import-program',
  summary: {
    pl: 'robi z pliku projekt następnej wersji programu partnera; publikuje się go w panelu',
    en: 'makes the draft of the next version of a partner’s programme from a file; it is published at the desk',
  },
  needs: ['partner', 'from'],
  run: readVersion,
};

async function readVersion({ trx, now, given, language }: Work): Promise<Answer> {
  const { id: partnerId, program_id: programId } = await findPartner(trx, given);
  const office = { trx, programId, partnerId, now };
  const drafted = (await readVersions(office)).find(({ state }) => state === 'draft');
  if (drafted) throw new CommandRefused(messages.drafted, { version: String(drafted.n) });
  const content = readProgramContent(JSON.parse(need(given, 'from')).content);
  const version = await keepDraft(office, { content, seen: null, by: null });
  return {
    blocks: [{ lines: [say(messages.read, language, { program: programId, version: String(version) })] }],
    details: { version },
  };
}
