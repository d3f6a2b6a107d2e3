/** Where Chromium stands on this machine, or undefined. */
export function findBrowser(): string | undefined;
