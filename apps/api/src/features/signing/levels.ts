import { ConfigError } from '../../platform/config/config.ts';
import { type Level, levels, type SigningPort } from './port.ts';

/** The level an organiser's regulations ask for. */
export interface LevelRequirement {
  /** The organiser as an operator knows it. */
  readonly organiser: string;
  readonly requiredLevel: Level;
}

/** Whether the provider gives this level or a stronger one. */
export function givesLevel(provider: SigningPort, required: Level): boolean {
  return provider.capabilities().levels.some((level) => levels.indexOf(level) >= levels.indexOf(required));
}

/**
 * Lets the product start only with a provider that gives every organiser the level its regulations ask for.
 *
 * @throws {ConfigError} one sentence per organiser that would be left without
 */
export function checkLevels(provider: SigningPort, requirements: readonly LevelRequirement[]): void {
  const unmet = requirements.filter(({ requiredLevel }) => !givesLevel(provider, requiredLevel));
  if (unmet.length === 0) return;
  const given = provider.capabilities().levels.join(', ');
  throw new ConfigError(
    unmet
      .map(
        ({ organiser, requiredLevel }) =>
          `SIGNING_PROVIDER ${provider.name} gives ${given}, but ${organiser} requires ${requiredLevel}: ` +
          'name another provider, or lower the required level.',
      )
      .join('\n'),
  );
}
