/**
 * What has changed since the list of places was made, and what it lacks: our own table of public facts.
 *
 * @source Regulations of the Council of Ministers on borders, names and town status of communities, 2013 to 2025
 * (each in force from 1 January of the following year); state of 2026-01-01.
 */

/** Communities that are urban-rural today: nearly all by the town status of their seat, by county. */
export const nowUrbanRural: Readonly<Record<string, readonly string[]>> = {
  '0202': ['Pieszyce'],
  '0218': ['Miękinia'],
  '0224': ['Kamieniec Ząbkowicki'],
  '0408': ['Bobrowniki', 'Kikół'],
  '0414': ['Pruszcz'],
  '0419': ['Gąsawa'],
  '0601': ['Janów Podlaski', 'Piszczac'],
  '0602': ['Goraj', 'Turobin'],
  '0606': ['Izbica'],
  '0608': ['Kamionka'],
  '0612': ['Józefów nad Wisłą'],
  '0614': ['Końskowola', 'Kurów', 'Wąwolnica'],
  '0615': ['Czemierniki'],
  '0811': ['Brody'],
  '1002': ['Dąbrowice'],
  '1004': ['Grabów', 'Piątek'],
  '1005': ['Kiernozia'],
  '1007': ['Białaczów', 'Żarnów'],
  '1008': ['Lutomiersk'],
  '1010': ['Rozprza'],
  '1015': ['Bolimów'],
  '1016': ['Inowłódz', 'Ujazd'],
  '1017': ['Osjaków'],
  '1018': ['Bolesławiec', 'Lututów'],
  '1020': ['Parzęczew'],
  '1021': ['Jeżów'],
  '1208': ['Książ Wielki'],
  '1211': ['Czarny Dunajec'],
  '1214': ['Koszyce'],
  '1403': ['Maciejowice'],
  '1404': ['Sanniki'],
  '1407': ['Głowaczów', 'Magnuszew'],
  '1409': ['Ciepielów', 'Sienno', 'Solec nad Wisłą'],
  '1412': ['Cegłów', 'Dobre', 'Latowicz', 'Siennica', 'Stanisławów'],
  '1416': ['Małkinia Górna'],
  '1417': ['Osieck'],
  '1419': ['Bodzanów', 'Staroźreby'],
  '1420': ['Czerwińsk nad Wisłą', 'Nowe Miasto', 'Sochocin'],
  '1423': ['Gielniów', 'Odrzywół'],
  '1425': ['Jedlnia-Letnisko', 'Przytyk'],
  '1430': ['Jastrząb'],
  '1434': ['Jadów'],
  '1436': ['Kazanów'],
  '1437': ['Lubowidz'],
  '1438': ['Wiskitki'],
  '1602': ['Branice'],
  '1605': ['Strzeleczki'],
  '1609': ['Tułowice'],
  '1813': ['Bircza', 'Dubiecko'],
  '1814': ['Jawornik Polski'],
  '1818': ['Zaklików'],
  '2212': ['Kobylnica'],
  '2404': ['Janów', 'Olsztyn', 'Przyrów'],
  '2416': ['Włodowice'],
  '2601': ['Nowy Korczyn', 'Pacanów', 'Stopnica', 'Wiślica'],
  '2602': ['Sobków', 'Wodzisław'],
  '2603': ['Opatowiec'],
  '2604': ['Łagów', 'Łopuszno', 'Nowa Słupia', 'Piekoszów', 'Pierzchnica'],
  '2605': ['Gowarczów', 'Radoszyce'],
  '2606': ['Iwaniska'],
  '2609': ['Klimontów'],
  '2612': ['Bogoria', 'Oleśnica', 'Szydłów'],
  '2817': ['Wielbark'],
  '3001': ['Budzyń'],
  '3006': ['Jaraczewo'],
  '3007': ['Koźminek', 'Opatówek'],
  '3008': ['Rychtal'],
  '3019': ['Kaczory', 'Miasteczko Krajeńskie'],
  '3020': ['Dobrzyca'],
  '3025': ['Zaniemyśl'],
  '3028': ['Mieścisko'],
};

export interface Renaming {
  readonly county: string;
  readonly was: string;
  readonly name: string;
  /** Left out where the urban and the rural community changed together. */
  readonly kind?: string;
}

/** Communities that bear another name today. */
export const renamings: readonly Renaming[] = [
  { county: '0417', was: 'Wąbrzeźno', kind: 'gmina wiejska', name: 'Ryńsk' },
  { county: '2212', was: 'Słupsk', kind: 'gmina wiejska', name: 'Redzikowo' },
  { county: '2602', was: 'Słupia (Jędrzejowska)', name: 'Słupia' },
  { county: '2604', was: 'Sitkówka-Nowiny', name: 'Nowiny' },
  { county: '2605', was: 'Słupia (Konecka)', name: 'Słupia Konecka' },
  { county: '2812', was: 'Nowe Miasto Lubawskie', kind: 'gmina wiejska', name: 'Bratian' },
  { county: '3214', was: 'Stargard Szczeciński', name: 'Stargard' },
];

export interface Move {
  readonly county: string;
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  readonly places: readonly string[];
}

/** Places that belong to another community today: two new ones, and the heirs of a dissolved one. */
export const moves: readonly Move[] = [
  { county: '1207', from: 'Kamienica', to: 'Szczawa', kind: 'gmina wiejska', places: ['Szczawa'] },
  {
    county: '2002',
    from: 'Supraśl',
    to: 'Grabówka',
    kind: 'gmina wiejska',
    places: ['Grabówka', 'Henrykowo', 'Sobolewo', 'Sowlany', 'Zaścianki'],
  },
  {
    county: '3203',
    from: 'Ostrowice',
    to: 'Drawsko Pomorskie',
    kind: 'gmina miejsko-wiejska',
    places: ['Borne', 'Dołgie', 'Donatowo', 'Grzybno', 'Jelenino', 'Ostrowice', 'Przytoń'],
  },
  {
    county: '3203',
    from: 'Ostrowice',
    to: 'Złocieniec',
    kind: 'gmina miejsko-wiejska',
    places: [
      'Chlebowo',
      'Cieminko',
      'Gronowo',
      'Nowe Worowo',
      'Płocie',
      'Siecino',
      'Smołdzęcino',
      'Szczycienko',
      'Śmidzięcino',
    ],
  },
];

export interface MissingSeat {
  readonly county: string;
  /** The place bears the name of its community. */
  readonly name: string;
  readonly kind: 'miasto' | 'osada';
  /** Degrees east and north, to about a kilometre. */
  readonly at: readonly [longitude: number, latitude: number];
}

/** Seats of communities that the list of towns and villages lacks because they were settlements (osada). */
export const missingSeats: readonly MissingSeat[] = [
  { county: '0606', name: 'Izbica', kind: 'miasto', at: [23.16, 50.89] },
  { county: '0614', name: 'Baranów', kind: 'osada', at: [22.13, 51.56] },
  { county: '0614', name: 'Końskowola', kind: 'miasto', at: [22.05, 51.41] },
  { county: '0614', name: 'Kurów', kind: 'miasto', at: [22.19, 51.39] },
  { county: '0614', name: 'Markuszów', kind: 'osada', at: [22.26, 51.37] },
  { county: '0620', name: 'Grabowiec', kind: 'osada', at: [23.55, 50.81] },
  { county: '1021', name: 'Jeżów', kind: 'miasto', at: [19.97, 51.81] },
  { county: '1021', name: 'Rogów', kind: 'osada', at: [19.88, 51.82] },
  { county: '1432', name: 'Izabelin', kind: 'osada', at: [20.81, 52.3] },
  { county: '2005', name: 'Czeremcha', kind: 'osada', at: [23.35, 52.51] },
  { county: '2010', name: 'Grodzisk', kind: 'osada', at: [22.74, 52.58] },
  { county: '2010', name: 'Nurzec-Stacja', kind: 'osada', at: [23.09, 52.46] },
  { county: '2011', name: 'Janów', kind: 'osada', at: [23.22, 53.46] },
  { county: '2011', name: 'Korycin', kind: 'osada', at: [23.1, 53.45] },
  { county: '2602', name: 'Sobków', kind: 'miasto', at: [20.45, 50.7] },
  { county: '2606', name: 'Iwaniska', kind: 'miasto', at: [21.28, 50.73] },
  { county: '3009', name: 'Chodów', kind: 'osada', at: [19.03, 52.26] },
];
