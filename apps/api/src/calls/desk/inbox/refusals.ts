import { refusal } from '../../../platform/refusals.ts';

/** A list is too long to be sorted by what is sealed. */
export class TooManyToSort extends refusal(409, {
  pl: 'Tego widoku nie da się tak uporządkować: ma ponad 1000 spraw. Zawęź filtry albo uporządkuj go inaczej.',
  en: 'This view cannot be sorted so: it has more than 1 000 cases. Narrow the filters, or sort it otherwise.',
}) {}
