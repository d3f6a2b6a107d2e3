import * as z from 'zod/mini';
import type { DeskCall } from './desk-call.ts';
import { largestLogoBody, logoBytes, partnerContent, usualColours } from './partner.ts';

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(300), z.regex(/^[^<>\p{Cc}\p{Cf}]*$/u));
const none = z.object({});

const platformAnswer = z.object({
  domain: z.string(),
  partners: z.array(z.object({ id: z.string(), title: z.string(), address: z.string() })),
  /** The colours of a partner that has none of its own. */
  usual: usualColours,
  /** Programmes a new one may begin with. */
  programs: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type PlatformAnswer = z.infer<typeof platformAnswer>;

/** The calls here are no partner’s: who may make them is told on the server alone. */
export const readPlatform = {
  method: 'GET',
  path: '/api/platform',
  summary: 'Every partner, and the programmes a new one may begin with',
  act: 'open-partner',
  params: none,
  answer: platformAnswer,
} as const satisfies DeskCall;

export const openPartner = {
  method: 'POST',
  path: '/api/platform/partners',
  summary: 'Opens a partner with its first administrator and a programme that is announced',
  act: 'open-partner',
  params: none,
  body: z.strictObject({
    id: z.string().check(z.maxLength(63)),
    content: partnerContent,
    logo: logoBytes,
    program: z.string().check(z.maxLength(63)),
    organiser: z.strictObject({
      name: words,
      address: words,
      obliged_entity_id: z.int().check(z.positive()),
    }),
    /** What the issuer calls the first administrator. */
    administrator: z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
  }),
  largestBody: largestLogoBody,
  answer: platformAnswer,
} as const satisfies DeskCall;
