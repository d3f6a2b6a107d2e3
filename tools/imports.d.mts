export function trackedFiles(): string[];
export function importsBelow(folder: string): [from: string, to: string][];
export function circlesIn(imports: [string, string][]): string[];
