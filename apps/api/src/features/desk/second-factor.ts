import type { SecondFactors } from '../../platform/config/desk-settings.ts';

/** What an issuer said of how somebody logged in; what was asked for counts for nothing. */
export type LoginClaims = Readonly<Record<string, unknown>>;

/**
 * The second factor a log-in was made with, as `claim:value`; undefined when the issuer told none that the settings
 * accept. `acr` is one word; `amr` and `acrs` are lists of which one match is enough.
 */
export function secondFactorOf(claims: LoginClaims, accepted: SecondFactors): string | undefined {
  const found = accepted.find(({ claim, value }) => {
    const claimed = claims[claim];
    return Array.isArray(claimed) ? claimed.includes(value) : claimed === value;
  });
  return found && `${found.claim}:${found.value}`;
}
