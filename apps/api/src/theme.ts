import type { Environment } from './config.ts';

/** Colours of a partner that has none of its own. They tell at a glance which environment one looks at. */
export const defaultColours: Readonly<Record<Environment, { primary: string; secondary: string }>> = {
  development: { primary: '#912a38', secondary: '#df4e62' },
  localhost: { primary: '#232C40', secondary: '#2C4977' },
  staging: { primary: '#074f42', secondary: '#4ba998' },
  production: { primary: '#232C40', secondary: '#2C4977' },
};
