import { Picture, type PictureProps, tint } from './picture.tsx';

/** A letter on its way: the mail has been sent and waits to be opened. */
export function EnvelopePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path d="M28 21a3 3 0 0 1 3-3h48a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H31a3 3 0 0 1-3-3z" fill={tint} />
      <path d="M29 20l24 19a3.2 3.2 0 0 0 4 0l24-19" fill="var(--surface)" />
      <path d="M29.5 55 47 37.5M80.5 55 63 37.5" />
      <path d="M8 26h14M13 36h9M5 46h17" />
    </Picture>
  );
}
