import { type Config, isLocal } from '../config/config.ts';

/** What every answer of every site carries, so that a browser neither guesses, mixes nor leaks it. */
export function securityHeaders(
  config: Pick<Config, 'environment'>,
  contentSecurityPolicy: string,
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(isLocal(config.environment)
      ? {}
      : { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
