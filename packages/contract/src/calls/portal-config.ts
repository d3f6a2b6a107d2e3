import { programStates, stateReasons } from '@ndp/domain/programs/timetable.ts';
import type { OpenNumbers } from '@ndp/domain/statistics/open-numbers.ts';
import type { Language } from '@ndp/flows/message.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';

/** The names in it are those of `Program`; whoever wrote it has checked it. */
export const programPart = z.looseObject({ id: z.string(), version: z.int() });

const text = z.object({ pl: z.string(), en: z.string() });

/** A text in a partner’s words, and how it stands in the release. */
export const rewording = z.object({ was: text, now: text });

const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** How a partner's site presents itself. */
const portalConfig = z.object({
  subdomain: z.string(),
  title: z.string(),
  /** Shown beside the logo; empty where the logo says it all. */
  brand_title: z.string(),
  theme_variables: z.object({ primaryColor: colour, secondaryColor: colour }),
  logo: z.string(),
  is_logo_inverse: z.boolean(),
  program: z.string(),
  /** The version of it that counts now, as it is stored; of a case, the case tells its own. */
  program_content: programPart,
  /** How the programme stands today: estimates are taken while it is open only. */
  program_standing: z.object({
    state: z.enum(programStates),
    since: z.nullable(z.string()),
    reason: z.nullable(z.enum(stateReasons)),
    opens_on: z.nullable(z.string()),
  }),
  obliged_entity: z.object({ id: z.int(), name: z.string() }),
  /** Whether applicants may ask for text messages. */
  offers_sms: z.boolean(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** Whether there is a page with how many cases it has. */
  is_counted_openly: z.boolean(),
  /** There only where its cases are made up. */
  is_training: z.optional(z.literal(true)),
  /** What the partner words otherwise, where it does. */
  wording: z.optional(z.array(rewording)),
});

/** How many cases a partner has, as everybody may read it. */
export interface PortalNumbers extends OpenNumbers {
  /** The last day that counts, `YYYY-MM-DD`. */
  readonly to: string;
  /** In which its names are written. */
  readonly language: Language;
}

/** What a page is written with; the numbers stand in their own page alone. */
export type PortalConfig = z.infer<typeof portalConfig> & { readonly numbers?: PortalNumbers };

export const getPortalConfig = call('GET /partners/portal_config', {
  summary: 'How the site of the partner in Origin presents itself',
  answer: portalConfig,
});
