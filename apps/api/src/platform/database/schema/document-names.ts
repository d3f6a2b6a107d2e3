/** The papers an application has signed, in the order in which they are read. */
export const paperNames = ['application', 'agreement'] as const;
export type PaperName = (typeof paperNames)[number];

export function comparePapers(
  one: { readonly paper: PaperName },
  other: { readonly paper: PaperName },
): number {
  return paperNames.indexOf(one.paper) - paperNames.indexOf(other.paper);
}
