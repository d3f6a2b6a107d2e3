import { Picture, type PictureProps, tint } from './picture.tsx';

/** A cloud and an unplugged cable: no connection. */
export function OfflinePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        d="M32 40a10 10 0 0 1-1-20c2-8 9-12 17-12 9 0 15 6 17 13 7 0 11 4 11 9.5S72 40 66 40z"
        fill={tint}
      />
      <path d="M8 60h24M32 55h6a5 5 0 0 1 0 10h-6zM43 57.5h5M43 62.5h5" />
      <path d="M88 60H66M66 53.5h-5a6.5 6.5 0 0 0 0 13h5z" fill={tint} />
      <path d="M44 22l8 8M52 22l-8 8" />
    </Picture>
  );
}
