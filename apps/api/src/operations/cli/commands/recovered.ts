import { say } from '@ndp/flows/message.ts';
import { takeUpAgain } from '../../backup/take-up-again.ts';
import type { Command } from '../command.ts';
import { evidenceMessages as messages } from '../evidence-messages.ts';
import { describeTakenUp } from './restore.ts';

/** The database was recovered to a moment by its own means: what is done after a backup was restored is done now. */
export const recovered: Command = {
  name: 'recovered',
  summary: {
    pl: 'po odtworzeniu bazy do chwili przez samą bazę: usuwa ponownie, kogo usunięto później, i sprawdza ślad oraz pliki',
    en: 'after the database itself was recovered to a moment: erases again who was erased later, and looks through audit and files',
  },
  prepare: async (context) => {
    const found = await takeUpAgain(context, context.clock());
    return async ({ language }) => {
      const lines = [
        say(messages.recovered, language, { erased: found.erased }),
        ...describeTakenUp(found, language),
      ];
      return { lines, details: { erased: found.erased, missing: found.missing.length } };
    };
  },
};
