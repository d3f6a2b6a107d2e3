export declare const contents: { readonly built: readonly string[]; readonly documents: readonly string[] };
export declare function nameOf(release: { readonly version: string; readonly commit: string }): string;
export declare function findCommit(): string;
