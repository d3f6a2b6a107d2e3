import type { Messages } from '../../message.ts';

export const projectTypeMessages = {
  title: { pl: 'W jakim budynku zmieni się ogrzewanie?', en: 'Which building is getting new heating?' },
  lead: {
    pl: 'Od tego zależą dalsze pytania i kwota.',
    en: 'It decides the further questions and the amount.',
  },
} as const satisfies Messages;
