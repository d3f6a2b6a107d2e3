import type { Messages } from '@ndp/flows/message.ts';

/** What the command `rotate-keys` says. */
export const keyMessages = {
  sealed: {
    pl: '{sealed, plural, one {Zaszyfrowano na nowo # klucz} few {Zaszyfrowano na nowo # klucze} other {Zaszyfrowano na nowo # kluczy}} kluczem „{current}”.',
    en: '{sealed, plural, one {# key} other {# keys}} sealed anew under “{current}”.',
  },
  free: {
    pl: 'Klucza „{id}” nie potrzebuje już nic (0 kluczy): można go usunąć z SECRET_KEYS.',
    en: 'Nothing needs “{id}” any more (0 keys): it may be taken out of SECRET_KEYS.',
  },
  needed: {
    pl: 'Klucza „{id}” nie wolno jeszcze usunąć: {keys, plural, one {potrzebuje go # klucz} few {potrzebują go # klucze} other {potrzebuje go # kluczy}}.',
    en: '“{id}” may not be taken out yet: {keys, plural, one {# key still needs it} other {# keys still need it}}.',
  },
  alone: {
    pl: 'W SECRET_KEYS jest tylko ten klucz.',
    en: 'It is the only key in SECRET_KEYS.',
  },
} as const satisfies Messages;
