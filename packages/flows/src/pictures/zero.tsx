import { Picture, type PictureProps, tint } from './picture.tsx';

/** Scales at rest with both pans empty: the calculation gives no saving. */
export function ZeroPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path d="M48 14v46M36 60h24" />
      <circle cx="48" cy="12" r="3" />
      <path d="M22 22c9 0 17-2 26-4 9 2 17 4 26 4" />
      <path d="M22 22 12 44M22 22l10 22M74 22 64 44M74 22l10 22" />
      <path d="M10 44h24c-1 5-5.5 8-12 8s-11-3-12-8zM62 44h24c-1 5-5.5 8-12 8s-11-3-12-8z" fill={tint} />
    </Picture>
  );
}
