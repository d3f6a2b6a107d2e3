import type { opinionVerdicts } from '@ndp/contract/desk/notes.ts';
import type { Messages } from '@ndp/flows/message.ts';

export const opinionMessages = {
  ask_of: { pl: 'Poproś o opinię', en: 'Ask for an opinion' },
  send: { pl: 'Poproś o opinię w tej notatce', en: 'Ask for an opinion with this note' },
  asks: { pl: 'Prośba o opinię: {whom}, czeka', en: 'Asks {whom} for an opinion, which is to come' },
  answered: {
    pl: 'Prośba o opinię: {whom}, jest odpowiedź',
    en: 'Asked {whom} for an opinion, which has come',
  },
  opinion: { pl: 'Opinia', en: 'Opinion' },
  give: { pl: 'Napisz opinię', en: 'Give your opinion' },
  read: { pl: 'Przeczytaj opinię', en: 'Read the opinion' },
  text: { pl: 'Twoja opinia', en: 'Your opinion' },
  text_help: {
    pl: 'Przeczyta ją tylko organizator, jak notatkę. Sprawa na nią nie czeka.',
    en: 'Only the office reads it, like a note. The case does not wait for it.',
  },
  needs_text: { pl: 'Napisz opinię.', en: 'Write your opinion.' },
  verdict: { pl: 'Jednym słowem', en: 'In a word' },
  no_verdict: { pl: 'bez tego', en: 'nothing' },
  done: { pl: 'Opinia jest zapisana.', en: 'Your opinion is saved.' },
  asked: { pl: 'Prośba o opinię jest wysłana.', en: 'The opinion is asked for.' },
  to_give: { pl: 'Twoja opinia', en: 'your opinion' },
  to_see: { pl: 'jest opinia', en: 'opinion is in' },
} as const satisfies Messages;

export const opinionVerdictNames = {
  fine: { pl: 'w porządku', en: 'fine' },
  doubts: { pl: 'mam wątpliwości', en: 'I have doubts' },
  not_my_field: { pl: 'nie moja dziedzina', en: 'not my field' },
} as const satisfies Record<(typeof opinionVerdicts)[number], Messages[string]>;
