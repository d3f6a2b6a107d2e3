import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ownAnswers } from './answers.ts';
import { ofPartner } from './case-path.ts';
import { rewordings } from './wording.ts';

const text = z.string().check(z.maxLength(254));

/** What a desk may change of its partner, as it is sent; whether it fits, `findPartnerProblems` says. */
export const partnerContent = z.strictObject({
  title: text,
  brand_title: text,
  primary_color: z.nullable(text),
  secondary_color: z.nullable(text),
  is_logo_inverse: z.boolean(),
  aliases: z.array(text).check(z.maxLength(10)),
  contact_email: text,
  contact_phone: text,
  sender_name: z.nullable(text),
  reply_email: z.nullable(text),
  /** Files of before do not say it. */
  is_counted_openly: z._default(z.boolean(), false),
});

/** A picture as Base64; null: the one there is. */
export const logoBytes = z.nullable(z.base64().check(z.maxLength(1_500_000)));

/** A partner as a file. */
export const partnerFile = z.object({
  partner: z.string(),
  content: partnerContent,
  logo: logoBytes,
  /** Absent in files of before: what is worded otherwise stays. */
  wording: z.optional(rewordings),
  /** Absent in files of before: its standard answers stay. */
  answers: z.optional(ownAnswers),
});

/** Bytes of a body that brings a logo along. */
export const largestLogoBody = 1_600_000;

export const usualColours = z.object({ primary_color: z.string(), secondary_color: z.string() });

const partnerAnswer = z.object({
  id: z.string(),
  content: partnerContent,
  /** The logo as it was written anew; null: it came with the release. */
  logo: logoBytes,
  /** What it words otherwise; empty: nothing. */
  wording: rewordings,
  /** Standard answers of its own, or put otherwise than the release has them. */
  answers: ownAnswers,
  /** Where every host of the partner begins, and where its portal is. */
  domain: z.string(),
  address: z.string(),
  /** When the desk changed it last; null: never. */
  edited_at: z.nullable(z.string()),
  /** The colours where it has none of its own. */
  usual: usualColours,
  /** People of the desk, and whether each is told what the partner is told. */
  people: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.nullable(text), is_told: z.boolean() }),
  ),
});
export type PartnerAnswer = z.infer<typeof partnerAnswer>;

export const readPartner = call('GET /partner', {
  summary: 'How the partner presents itself, under which hosts, and who is told',
  permission: 'read-partner',
  params: ofPartner,
  answer: partnerAnswer,
});

export const editPartner = call('POST /partner', {
  summary: 'Changes the partner; every node shows it within a minute',
  permission: 'edit-partner',
  params: ofPartner,
  body: z.strictObject({
    seen: z.nullable(text),
    content: partnerContent,
    logo: logoBytes,
    /** Given where a file was read in. */
    wording: z.optional(rewordings),
    answers: z.optional(ownAnswers),
    told: z.array(z.uuid()).check(z.maxLength(20)),
  }),
  largestBody: largestLogoBody,
  answer: partnerAnswer,
});
