/** Small pictures beside words; the words say it all. */
const paths = {
  pen: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  tick: 'M5 12.6l4.6 4.6L19.2 7',
  cross: 'M6 6l12 12M18 6L6 18',
  coins: 'M3 9l9-5 9 5v1H3zM5 10v7M10 10v7M14 10v7M19 10v7M3 20h18',
  back: 'M9 6l-5 5 5 5M4 11h10a6 6 0 0 1 6 6v1',
  tools: 'M14 6a4 4 0 0 0-5 5l-6 6 3 3 6-6a4 4 0 0 0 5-5l-3 3-3-3z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c1-4 4-5.5 7.5-5.5s6.500 1.500 7.500 5.500',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  label: 'M3.5 12.500V4h8.500l8.500 8.500-8 8zM8 8.500v.01',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      width="14"
      height="14"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
