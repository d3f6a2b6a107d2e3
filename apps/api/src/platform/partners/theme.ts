import type { Environment } from '../config/config.ts';
import type { Partner } from '../database/schema/tables.ts';

interface Colours {
  primaryColor: string;
  secondaryColor: string;
}

/** Colours of a partner that has none of its own. They tell at a glance which environment one looks at. */
const defaultColours: Readonly<Record<Environment, Colours>> = {
  development: { primaryColor: '#912a38', secondaryColor: '#df4e62' },
  localhost: { primaryColor: '#232C40', secondaryColor: '#2C4977' },
  staging: { primaryColor: '#074f42', secondaryColor: '#4ba998' },
  production: { primaryColor: '#232C40', secondaryColor: '#2C4977' },
};

/** The colours a partner's pages, mails and papers wear, each its own or the environment's. */
export function coloursOf(
  { primary_color, secondary_color }: Pick<Partner, 'primary_color' | 'secondary_color'>,
  environment: Environment,
): Colours {
  const { primaryColor, secondaryColor } = defaultColours[environment];
  return {
    primaryColor: primary_color ?? primaryColor,
    secondaryColor: secondary_color ?? secondaryColor,
  };
}

/** Those of a partner that has none of its own, under the names of its row. */
export function usualColours(environment: Environment) {
  const { primaryColor: primary_color, secondaryColor: secondary_color } = defaultColours[environment];
  return { primary_color, secondary_color };
}
