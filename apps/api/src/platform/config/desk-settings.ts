import * as z from 'zod/mini';

/** A value of a claim by which an issuer tells that a second factor was used. */
interface AcceptedFactor {
  readonly claim: 'acr' | 'amr' | 'acrs';
  readonly value: string;
}
export type SecondFactors = readonly AcceptedFactor[];

/** Where officers log in. */
export type DeskConfig =
  /** Nowhere: the desk is closed. */
  | { readonly issuer: 'none' }
  /** At the made-up issuer of a developer's machine. */
  | { readonly issuer: 'embedded' }
  | {
      readonly issuer: 'outside';
      readonly url: string;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly secondFactors: SecondFactors;
    };

const factorList = /^(acr|amr|acrs):[\x21-\x2b\x2d-\x7e]+(,(acr|amr|acrs):[\x21-\x2b\x2d-\x7e]+)*$/;

/** The settings of the desk, as texts. */
export const deskSettings = {
  DESK_OIDC_ISSUER: z.optional(
    z
      .string()
      .check(z.regex(/^https:\/\/[^\s?#]+$/, 'DESK_OIDC_ISSUER must be the https:// address of the issuer.')),
  ),
  DESK_OIDC_CLIENT_ID: z.optional(z.string()),
  DESK_OIDC_CLIENT_SECRET: z.optional(z.string()),
  DESK_OIDC_SECOND_FACTOR: z._default(
    z
      .string()
      .check(
        z.regex(
          factorList,
          'DESK_OIDC_SECOND_FACTOR must be claim:value, several separated by commas, each claim acr, amr or acrs.',
        ),
      ),
    'amr:mfa',
  ),
  DESK_UNDO_SECONDS: z._default(
    z
      .string()
      .check(z.regex(/^([1-5]?\d?\d|600)$/, 'DESK_UNDO_SECONDS must be a whole number from 0 to 600.')),
    '60',
  ),
};

type DeskVariables = z.output<z.ZodMiniObject<typeof deskSettings>>;

/** What stands in for an issuer that lacks its client. */
export const incompleteDesk =
  'DESK_OIDC_ISSUER needs DESK_OIDC_CLIENT_ID and DESK_OIDC_CLIENT_SECRET: set all three or none.';

/** Undefined: some of what belongs together is missing. Without any, the embedded issuer serves a developer's machine alone. */
export function readDesk(set: DeskVariables, isLocal: boolean): DeskConfig | undefined {
  const { DESK_OIDC_ISSUER: url, DESK_OIDC_CLIENT_ID: clientId, DESK_OIDC_CLIENT_SECRET: clientSecret } = set;
  if (!url && !clientId && !clientSecret) return { issuer: isLocal ? 'embedded' : 'none' };
  if (!url || !clientId || !clientSecret) return undefined;
  const secondFactors = set.DESK_OIDC_SECOND_FACTOR.split(',').map((each) => {
    const colon = each.indexOf(':');
    return { claim: each.slice(0, colon) as AcceptedFactor['claim'], value: each.slice(colon + 1) };
  });
  return { issuer: 'outside', url, clientId, clientSecret, secondFactors };
}
