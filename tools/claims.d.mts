export function claimsIn(text: string): string[];
