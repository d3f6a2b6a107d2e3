import { tsImport } from 'tsx/esm/api';
import { daysIntoProgramme } from '../../tools/programme-day.mjs';

const { mpec } = await tsImport('@ndp/domain/programs/mpec.ts', import.meta.url);

/** By how many days the clocks of servers and commands are moved, so that an estimate is within the programme. */
export const daysMoved = daysIntoProgramme(mpec.terms);

/** Preloaded, it moves the clock of a process by LATER_DAYS. */
export const later = new URL('../../tools/later.mjs', import.meta.url).href;
