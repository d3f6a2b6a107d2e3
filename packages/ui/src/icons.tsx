import type { ReactNode } from 'react';

const circle = <circle cx="12" cy="12" r="9.25" />;
export const AlertIcon = drawing('M12 7.25v5.5M12 16.4v.1', circle);
export const WarningIcon = drawing('M12 3.5 2.6 20h18.8zM12 10v4.4M12 17.1v.1');
export const InfoIcon = drawing('M12 11.25v5.5M12 7.5v.1', circle);
export const SuccessIcon = drawing('m7.8 12.3 2.9 2.9 5.6-6', circle);
export const TickIcon = drawing('m5 12.6 4.6 4.6L19.2 7');
export const CalendarIcon = drawing(
  'M3.5 10h17M8 2.75V6.5M16 2.75V6.5',
  <rect x="3.5" y="5" width="17" height="15.5" rx="2" />,
);
/** Arrow head pointing left; turn it by CSS for other directions. */
export const ChevronIcon = drawing('M14.75 5.5 8.25 12l6.5 6.5');
export const PlusIcon = drawing('M12 5.5v13M5.5 12h13');
export const MinusIcon = drawing('M5.5 12h13');

/** The icon of a path, over the shape that frames it. */
function drawing(path: string, frame?: ReactNode) {
  return ({ className }: { readonly className?: string | undefined }) => (
    <svg
      aria-hidden="true"
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {frame}
      <path d={path} />
    </svg>
  );
}
