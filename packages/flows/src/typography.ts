/** What stays with the number before it, whether that is written or filled in. */
const units =
  /(?<=[\d}#]) (?=(?:zł|%|°C|kWh?|kg|toe|m²|MB|kB|s|r\.)(?!\p{L})|dzień|dni|tyg|minut|godz|rok|lat|znak|cyfr|days?\b|weeks?\b|minutes?\b|hours?\b|years?\b|characters?\b|digits?\b)/gu;

/** What stays with the word or number behind it: “art. 15a”, “ul. Polna”, “§ 9”, “Annex 4”. */
const leaders =
  /(?<=^|[\s(„“])((?:ul|al|os|pl|art|ust|lit|poz|para|tel|sp)\.|nr|pkt|§|(?:No\.|Annex|art|item|point)(?= [\d{])) (?=\S)/giu;

/** A citation goes on: “art. 6 ust. 1 lit. b”. */
const citation = /(?<=\d\p{Ll}?) (?=(?:ust|lit)\.\s|pkt\s|§\s)/gu;

const months =
  /(?<=\d) (?=(?:stycz|lut|mar(?:ca|ch)|kwie|maja|czerwca|lipca|sierp|wrze|paźdz|listop|grud|Janu|Febr|Apr|May|June|July|Aug|Sept|Octo|Nov|Dec))/g;

/**
 * Typography, the same for the portal, mails, statements and documents: words and numbers that belong together do not
 * part at the end of a line. No text binds them by hand; texts in ICU syntax keep it.
 */
export function bindWords(text: string): string {
  return bindReference(text)
    .replace(/\+\d[\d ]+\d/g, (phone) => phone.replaceAll(' ', '\u00a0'))
    .replace(/(?<=^|[\s(„–])([aiouwz]) /gi, '$1\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0')
    .replace(units, '\u00a0')
    .replace(leaders, '$1\u00a0')
    .replace(citation, '\u00a0')
    .replace(months, '\u00a0')
    .replace(/(?<=(?<!\d)\d{2}-\d{3}) (?=\p{L})/gu, '\u00a0')
    .replace(/(?<![\p{L}\d])(e)-(?=mail(?!\S*@))/giu, '$1\u2011');
}

/** The reference of a case does not part at its hyphens, also where it is filled into a text. */
export function bindReference(text: string): string {
  return text.replace(/\bNDP-(\d{4})-(?=[0-9A-Z]{4})/g, 'NDP\u2011$1\u2011');
}

/**
 * The same with ordinary spaces and hyphens, for what is copied and searched: plain mails, subjects, names of files, a
 * terminal.
 */
export function unbindWords(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-');
}
