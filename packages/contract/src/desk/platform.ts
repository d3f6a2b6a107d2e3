import { isRegisterNumber, type RegisterName } from '@ndp/domain/identifiers/register-numbers.ts';
import { languages } from '@ndp/flows/message.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { largestLogoBody, logoBytes, partnerContent, usualColours } from './partner.ts';
import { invitedAddress } from './people.ts';

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(300), z.regex(/^[^<>\p{Cc}\p{Cf}]*$/u));

/** A number of the organiser in a register; null: not on record. */
const numberOf = (name: RegisterName) =>
  z.nullable(
    z.string().check(
      z.maxLength(14),
      z.refine((text) => isRegisterNumber(name, text)),
    ),
  );

const platformAnswer = z.object({
  domain: z.string(),
  partners: z.array(
    z.object({ id: z.string(), title: z.string(), is_training: z.boolean(), address: z.string() }),
  ),
  /** The colours of a partner that has none of its own. */
  usual: usualColours,
  /** Programmes a new one may begin with. */
  programs: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type PlatformAnswer = z.infer<typeof platformAnswer>;

export const readPlatform = call('GET /platform', {
  summary: 'Every partner, and the programmes a new one may begin with',
  desk: 'platform',
  permission: 'open-partner',
  answer: platformAnswer,
});

export const openPartner = call('POST /platform/partners', {
  summary:
    'Opens a partner with its first administrator and a programme that is announced, or open for training',
  desk: 'platform',
  permission: 'open-partner',
  body: z.strictObject({
    id: z.string().check(z.maxLength(63)),
    content: partnerContent,
    logo: logoBytes,
    program: z.string().check(z.maxLength(63)),
    organiser: z.strictObject({
      name: words,
      address: words,
      obliged_entity_id: z.int().check(z.positive()),
      krs: numberOf('krs'),
      nip: numberOf('nip'),
      regon: numberOf('regon'),
    }),
    /** Whom to invite as the first administrator. */
    administrator: z.strictObject({ email: invitedAddress, language: z.enum(languages) }),
    /** Its cases are made up, for officers to practise on; fixed from here on. */
    is_training: z._default(z.boolean(), false),
  }),
  largestBody: largestLogoBody,
  answer: platformAnswer,
});
