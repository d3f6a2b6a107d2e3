import type { Message } from '../../message.ts';

/** Kinds of units and places that share a name, by the register's own word. */
export const kindNames: Readonly<Record<string, Message>> = {
  'gmina miejska': { pl: 'gmina miejska', en: 'urban community' },
  'gmina wiejska': { pl: 'gmina wiejska', en: 'rural community' },
  'gmina miejsko-wiejska': { pl: 'gmina miejsko-wiejska', en: 'urban-rural community' },
  powiat: { pl: 'powiat', en: 'county' },
  'miasto na prawach powiatu': { pl: 'miasto na prawach powiatu', en: 'city with county rights' },
  miasto: { pl: 'miasto', en: 'town' },
  wieś: { pl: 'wieś', en: 'village' },
  kolonia: { pl: 'kolonia', en: 'outlying settlement' },
  przysiółek: { pl: 'przysiółek', en: 'hamlet' },
  osada: { pl: 'osada', en: 'settlement' },
  'osada leśna': { pl: 'osada leśna', en: 'forest settlement' },
  osiedle: { pl: 'osiedle', en: 'housing estate' },
  'schronisko turystyczne': { pl: 'schronisko turystyczne', en: 'mountain hostel' },
};
