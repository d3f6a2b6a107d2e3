import type { Messages } from '../../message.ts';

export const projectTypeMessages = {
  title: { pl: 'W jakim budynku zmieni się ogrzewanie?', en: 'Which building is getting new heating?' },
  lead: {
    pl: 'Od rodzaju budynku zależą dalsze pytania i sposób obliczenia kwoty.',
    en: 'The type of building decides the questions that follow and how the amount is calculated.',
  },
} as const satisfies Messages;
