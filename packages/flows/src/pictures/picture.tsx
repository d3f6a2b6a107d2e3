import type { ReactNode } from 'react';

export interface PictureProps {
  readonly className?: string;
}

/** Fill of the second tone: a pale shade of the partner's colour. */
export const tint = 'var(--primary-tint, #e6ebf2)';

/** The paper of all line drawings: same pen, same corners, hidden from screen readers. */
export function Picture({
  children,
  className,
  viewBox = '0 0 96 72',
}: PictureProps & { readonly children: ReactNode; readonly viewBox?: string }) {
  return (
    <svg
      viewBox={viewBox}
      className={className}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
