/**
 * Names of the kinds of units and places; the key is the official Polish word and stands in `Unit.kind`.
 *
 * @source Dictionary WMRODZ of the TERYT register (state of 2013-02-28) and the names of units in TERC.
 */
export const kindNames: Readonly<Record<string, { pl: string; en: string }>> = {
  województwo: { pl: 'województwo', en: 'province' },
  powiat: { pl: 'powiat', en: 'county' },
  'miasto na prawach powiatu': { pl: 'miasto na prawach powiatu', en: 'city with county rights' },
  'gmina miejska': { pl: 'gmina miejska', en: 'urban community' },
  'gmina wiejska': { pl: 'gmina wiejska', en: 'rural community' },
  'gmina miejsko-wiejska': { pl: 'gmina miejsko-wiejska', en: 'urban-rural community' },
  miasto: { pl: 'miasto', en: 'town' },
  wieś: { pl: 'wieś', en: 'village' },
  kolonia: { pl: 'kolonia', en: 'outlying settlement' },
  przysiółek: { pl: 'przysiółek', en: 'hamlet' },
  osada: { pl: 'osada', en: 'settlement' },
  'osada leśna': { pl: 'osada leśna', en: 'forest settlement' },
  osiedle: { pl: 'osiedle', en: 'housing estate' },
  'schronisko turystyczne': { pl: 'schronisko turystyczne', en: 'mountain hostel' },
  'część miejscowości': { pl: 'część miejscowości', en: 'part of a place' },
  dzielnica: { pl: 'dzielnica', en: 'city district' },
  delegatura: { pl: 'delegatura', en: 'city office district' },
  'część miasta': { pl: 'część miasta', en: 'part of a town' },
};
