import { levels, type SignatureLevel, type SigningPort } from './port.ts';

/** The level an organiser's regulations ask for. */
export interface LevelRequirement {
  /** The organiser as an operator knows it. */
  readonly organiser: string;
  readonly requiredLevel: SignatureLevel;
}

/** Whether the provider gives this level or a stronger one. */
export function givesLevel(provider: SigningPort, required: SignatureLevel): boolean {
  return provider.capabilities().levels.some((level) => levels.indexOf(level) >= levels.indexOf(required));
}

/** Why the provider cannot serve an organiser, as a sentence for the operator; undefined when it gives its level. */
export function levelFault(
  provider: SigningPort,
  { organiser, requiredLevel }: LevelRequirement,
): string | undefined {
  if (givesLevel(provider, requiredLevel)) return undefined;
  const levelsGiven = provider.capabilities().levels.join(', ');
  return (
    `SIGNING_PROVIDER ${provider.name} gives ${levelsGiven}, but ${organiser} requires ${requiredLevel}: ` +
    'name another provider, or lower the required level.'
  );
}
