import type { FileProblem } from '@ndp/flows/application/payment/messages.ts';

/** What a file is kept as. */
export type FileMediaType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** Largest picture, pixels: more would only exhaust whoever opens it. */
export const mostPixels = 100_000_000;

/** Whether a picture of these sides may be opened; none at all means that its header is broken. */
export function judgeSides(width: number, height: number): FileProblem | undefined {
  if (width < 1 || height < 1) return 'damaged';
  return width * height > mostPixels ? 'too_many_pixels' : undefined;
}
