/** A country small enough to be read: 16 provinces, one village each, and Warszawa with two districts. */
import { provinceFacts } from '../build/province-facts.ts';
import { day, newFolder, type OfficialTable, type Rows, toCsv, writeIn } from './official-files.ts';

export const smallTerc: Rows = [
  ...provinceFacts.flatMap(({ id, name }) => [
    [id, '', '', '', name.toLocaleUpperCase('pl'), 'województwo', day],
    [id, '01', '', '', `powiat ${id}`, 'powiat', day],
    [id, '01', '01', '3', `Gmina ${id}`, 'gmina miejsko-wiejska', day],
    [id, '01', '01', '4', `Gmina ${id}`, 'miasto', day],
    [id, '01', '01', '5', `Gmina ${id}`, 'obszar wiejski', day],
  ]),
  ['14', '65', '', '', 'Warszawa', 'miasto stołeczne, na prawach powiatu', day],
  ['14', '65', '01', '1', 'Warszawa', 'gmina miejska, miasto stołeczne', day],
  ['14', '65', '02', '8', 'Bemowo', 'dzielnica', day],
  ['14', '65', '03', '8', 'Białołęka', 'dzielnica', day],
];

export const smallSimc: Rows = [
  ...provinceFacts.flatMap(({ id }) => [
    [id, '01', '01', '4', '96', '1', `Miasto ${id}`, `${id}00001`, `${id}00001`, day],
    [id, '01', '01', '5', '02', '1', `Łąki ${id}`, `${id}00002`, `${id}00002`, day],
    [id, '01', '01', '5', '00', '1', `Zakątek ${id}`, `${id}00003`, `${id}00002`, day],
  ]),
  ['14', '65', '01', '1', '96', '1', 'Warszawa', '0918123', '0918123', day],
  ['14', '65', '02', '8', '95', '1', 'Bemowo', '0918130', '0918123', day],
  ['14', '65', '02', '8', '99', '1', 'Jelonki', '0918131', '0918130', day],
  ['14', '65', '03', '8', '95', '1', 'Białołęka', '0918147', '0918123', day],
];

export const smallUlic: Rows = [
  ['14', '65', '02', '8', '0918130', '00010', 'ul.', 'Narutowicza ', 'Gabriela', day],
  ['14', '65', '03', '8', '0918147', '00010', 'ul.', 'Narutowicza', 'Gabriela', day],
  ['14', '65', '02', '8', '0918131', '00011', 'al.', 'Łukowa', '', day],
  ['14', '65', '03', '8', '0918147', '00012', 'ul.', 'Lipowa', '', day],
  ['14', '65', '03', '8', '0918147', '00013', 'ul.', '"Grota" Roweckiego', 'Stefana', day],
  ['02', '01', '01', '4', '0200001', '00012', 'ul.', 'Lipowa', '', day],
];

export interface SmallFiles {
  terc: string;
  simc: string;
  ulic: string;
}

/** Writes the three files as CSV. */
export function writeSmallCountry(folder = newFolder()): SmallFiles {
  const write = (table: OfficialTable, rows: Rows) => writeIn(folder, `${table}.csv`, toCsv(table, rows));
  return { terc: write('TERC', smallTerc), simc: write('SIMC', smallSimc), ulic: write('ULIC', smallUlic) };
}
