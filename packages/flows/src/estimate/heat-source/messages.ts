import type { Messages } from '../../message.ts';

export const heatSourceMessages = {
  title: { pl: 'Jakie będzie nowe źródło ciepła?', en: 'What will the new heat source be?' },
  lead: {
    pl: 'Przy kwocie zobaczysz, ile dałyby inne źródła.',
    en: 'Beside the amount you see what other sources would give.',
  },
  sub_type: { pl: 'Rodzaj: {source}', en: 'Type: {source}' },
  sub_type_help: {
    pl: 'Rodzaj urządzenia podaje oferta wykonawcy lub karta produktu.',
    en: 'The installer’s offer or the product data sheet says which type it is.',
  },
  appeared: {
    pl: 'Pod spodem pojawiło się pytanie: {question}',
    en: 'A question has appeared below: {question}',
  },
  heat_from: { pl: 'Skąd pompa będzie brać ciepło?', en: 'Where will the pump take its heat from?' },
  heat_from_air: { pl: 'Z powietrza', en: 'From the air' },
  heat_from_air_help: {
    pl: 'Wybierana najczęściej.',
    en: 'The most common choice.',
  },
  heat_from_ground_glycol: { pl: 'Z gruntu', en: 'From the ground' },
  heat_from_ground_glycol_help: {
    pl: 'Odwiert albo rury w ogrodzie.',
    en: 'A borehole, or pipes in the garden.',
  },
  heat_from_ground_direct: { pl: 'Z gruntu, bez glikolu', en: 'From the ground, without glycol' },
  heat_from_ground_direct_help: {
    pl: 'Rzadko stosowane.',
    en: 'Rarely used.',
  },
  heat_from_water: { pl: 'Z wody', en: 'From water' },
  heat_from_water_help: { pl: 'Ze studni obok domu.', en: 'From a well beside the house.' },
  driven_by: { pl: 'Co będzie ją napędzać?', en: 'What will drive it?' },
  driven_by_electricity: { pl: 'Prąd', en: 'Electricity' },
  driven_by_electricity_help: { pl: 'Prawie wszystkie pompy.', en: 'Nearly all pumps.' },
  drive_electricity: { pl: 'Napęd: prąd', en: 'Driven by electricity' },
  drive_gas: { pl: 'Napęd: gaz', en: 'Driven by gas' },
  driven_by_gas: { pl: 'Gaz', en: 'Gas' },
  driven_by_gas_help: { pl: 'Silnik albo palnik gazowy.', en: 'A gas engine or a gas burner.' },
  gas_process: { pl: 'Jak działa pompa na gaz?', en: 'How does the gas pump work?' },
  gas_process_compression: { pl: 'Sprężarkowa', en: 'By compression' },
  gas_process_compression_help: {
    pl: 'Sprężarkę napędza silnik na gaz.',
    en: 'A gas engine drives the compressor.',
  },
  gas_process_absorption: { pl: 'Absorpcyjna', en: 'By absorption' },
  gas_process_absorption_help: {
    pl: 'Zamiast sprężarki działa palnik gazowy.',
    en: 'A gas burner takes the place of the compressor.',
  },
  unknown: { pl: 'Jeszcze nie wiem', en: 'I don’t know yet' },
  unknown_help: { pl: 'Policzymy najczęstszy rodzaj.', en: 'We take the most common kind.' },
  counted_as: {
    pl: 'Do wyliczenia kwoty przyjmujemy: {name}.',
    en: 'The amount will be worked out for: {name}.',
  },
  assumed_note: {
    pl: 'Inny rodzaj możesz wskazać później: kwota może się wtedy zmienić.',
    en: 'You can name another kind later: the amount may then change.',
  },
  assumed: { pl: '{name} (przyjęto najczęstszy rodzaj)', en: '{name} (most common kind assumed)' },
} as const satisfies Messages;
