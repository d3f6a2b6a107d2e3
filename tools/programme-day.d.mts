export function daysIntoProgramme(terms: { readonly lastDay: string }, now?: Date): number;
