/** The authorised entity that runs the platform, as documents name it. `null`: not on record. A demonstration name. */
export const platformOperator = {
  name: 'NDP Demonstracyjny Obrót Towarowy',
  address: 'ul. Giełdowa 2, 00-001 Warszawa',
  nip: null,
  krs: null,
} as const;
