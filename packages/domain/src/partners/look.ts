import { contrastRatio } from './contrast.ts';

/** What a partner’s desk may change of its partner, under the names of its row. */
export interface PartnerContent {
  readonly title: string;
  /** Beside the logo; empty where the logo says it all. */
  readonly brand_title: string;
  /** Null: the colour of the environment. */
  readonly primary_color: string | null;
  readonly secondary_color: string | null;
  /** The logo is a light one, for a dark ground. */
  readonly is_logo_inverse: boolean;
  /** Further labels of hosts that lead to it; `@` is the bare domain. */
  readonly aliases: readonly string[];
  readonly contact_email: string;
  readonly contact_phone: string;
  /** Whom mails come from; null: the title. */
  readonly sender_name: string | null;
  /** Where answers to mails go; null: the contact. */
  readonly reply_email: string | null;
  /** Its portal shows everybody how many cases it has. */
  readonly is_counted_openly: boolean;
}

export const hostLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
export const colourCode = /^#[0-9a-f]{6}$/i;
export const phoneText = /^\+?\d[\d ]{5,20}$/;
/** What would be markup, move a cursor, turn the direction of a line or stand there unseen. */
export const unprintable = /[<>\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Nothing in it stands there unseen or turns the direction of a line. */
export const emailAddress =
  /^[^\s@<>\p{Cc}\p{Cf}\p{Cs}]{1,64}@[^\s@<>\p{Cc}\p{Cf}\p{Cs}]+\.[^\s@<>.\p{Cc}\p{Cf}\p{Cs}]+$/u;

/**
 * The contrast each colour has to have with the white of the pages: the first carries and is text, the second fills
 * parts of pictures.
 *
 * @source WCAG 2.2, success criteria 1.4.3 and 1.4.11
 */
export const leastContrast = { primary_color: 4.5, secondary_color: 3 } as const;
export type ColourName = keyof typeof leastContrast;

/** Contrast of a colour with white, rounded down, so that it never seems enough; undefined: it is no colour yet. */
export function contrastWithWhite(colour: string): number | undefined {
  return colourCode.test(colour) ? Math.floor(contrastRatio(colour, '#ffffff') * 100) / 100 : undefined;
}

const partnerRules = ['words', 'colour', 'contrast', 'host', 'email', 'phone'] as const;
export type PartnerRule = (typeof partnerRules)[number];

export interface PartnerProblem {
  readonly field: keyof PartnerContent;
  readonly rule: PartnerRule;
}

/** Everything that keeps a partner from being stored so, as far as it can be told without the other partners. */
export function findPartnerProblems(content: PartnerContent): readonly PartnerProblem[] {
  const { title, brand_title, sender_name, aliases, contact_email, reply_email, contact_phone } = content;
  const found: PartnerProblem[] = [];
  const need = (isFit: boolean, field: keyof PartnerContent, rule: PartnerRule) => {
    if (!isFit) found.push({ field, rule });
  };
  need(areWords(title) && title !== '', 'title', 'words');
  need(areWords(brand_title), 'brand_title', 'words');
  for (const field of ['primary_color', 'secondary_color'] as const) {
    const colour = content[field];
    if (colour === null) continue;
    const ratio = contrastWithWhite(colour);
    if (ratio === undefined) found.push({ field, rule: 'colour' });
    else need(ratio >= leastContrast[field], field, 'contrast');
  }
  const areHosts = aliases.every((alias) => alias === '@' || hostLabel.test(alias));
  need(areHosts && new Set(aliases).size === aliases.length, 'aliases', 'host');
  need(emailAddress.test(contact_email), 'contact_email', 'email');
  need(phoneText.test(contact_phone), 'contact_phone', 'phone');
  const isName = sender_name === null || (areWords(sender_name) && isNoAddress(sender_name));
  need(isName, 'sender_name', 'words');
  need(reply_email === null || emailAddress.test(reply_email), 'reply_email', 'email');
  return found;
}

/** A name that shows an address would pass for the one the mail comes from. */
function isNoAddress(name: string): boolean {
  return name !== '' && !/[@\uFF20\uFE6B]/.test(name);
}

function areWords(text: string): boolean {
  return text.length <= 60 && !unprintable.test(text) && text.trim() === text;
}
