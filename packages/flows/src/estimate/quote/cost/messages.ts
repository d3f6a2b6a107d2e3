import type { Messages } from '../../../message.ts';

export const costMessages = {
  title: { pl: 'Ile dopłacisz', en: 'What you pay yourself' },
  typical: {
    pl: '{device} z montażem: zwykle {cost}.',
    en: '{device} with installation: usually {cost}.',
  },
  of_offer: { pl: 'Z oferty za {cost}:', en: 'Of the offer of {cost}:' },
  funding: { pl: 'Dofinansowanie', en: 'Funding' },
  own: { pl: 'Twoja część', en: 'Your part' },
  no_more_than_cost: {
    pl: 'Wypłata nie przekroczy udokumentowanego kosztu.',
    en: 'No more is paid than the documented cost.',
  },
  source: { pl: 'Ceny: {source}, {day}.', en: 'Prices: {source}, {day}.' },
  offer_unfold: { pl: 'Mam ofertę wykonawcy', en: 'I have an installer’s offer' },
  offer: { pl: 'Ile kosztuje oferta?', en: 'What does your offer cost?' },
  offer_help: {
    pl: 'Z montażem. Kwota nie opuszcza tej karty przeglądarki.',
    en: 'With installation. The figure does not leave this tab.',
  },
  yearly: {
    pl: 'Ogrzewanie w roku: teraz {before}, potem {after}',
    en: 'Heating a year: now {before}, then {after}',
  },
  yearly_before: { pl: 'Teraz, {energy}', en: 'Now, {energy}' },
  yearly_after: { pl: 'Po wymianie, {energy}', en: 'Afterwards, {energy}' },
  rough: { pl: 'Orientacyjnie.', en: 'A rough guide.' },
  rough_energy: {
    pl: 'Orientacyjnie, dla przeciętnego budynku.',
    en: 'A rough guide, for the average building.',
  },
} as const satisfies Messages;
