import { Picture, type PictureProps, tint } from './picture.tsx';

/** A chain that has come apart: the link from the mail does not open anything. */
export function BrokenLinkPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <g transform="rotate(-20 48 36)">
        <path
          d="M18 25h17a11 11 0 0 1 0 22H18a11 11 0 0 1 0-22zM18.5 31a5 5 0 0 0 0 10h16a5 5 0 0 0 0-10z"
          fill={tint}
          fillRule="evenodd"
        />
        <path d="M59 25h19a11 11 0 0 1 0 22H59l3-3-3-3h18.5a5 5 0 0 0 0-10H59l3-3z" fill={tint} />
      </g>
      <path d="M46 14l-2-7M54 12l2-7M46 60l-2 7M54 58l2 7" />
    </Picture>
  );
}
