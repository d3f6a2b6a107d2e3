import type { ReactNode } from 'react';

interface IconProps {
  readonly className?: string | undefined;
}

/** Circle with an exclamation mark: an error or a warning. */
export function AlertIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="9.25" />
      <path d="M12 7.25v5.5M12 16.4v.1" />
    </Icon>
  );
}

/** Triangle with an exclamation mark. */
export function WarningIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 3.5 2.6 20h18.8zM12 10v4.4M12 17.1v.1" />
    </Icon>
  );
}

/** Circle with an i. */
export function InfoIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="9.25" />
      <path d="M12 11.25v5.5M12 7.5v.1" />
    </Icon>
  );
}

/** Circle with a tick. */
export function SuccessIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="9.25" />
      <path d="m7.8 12.3 2.9 2.9 5.6-6" />
    </Icon>
  );
}

export function TickIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m5 12.6 4.6 4.6L19.2 7" />
    </Icon>
  );
}

export function CalendarIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
      <path d="M3.5 10h17M8 2.75V6.5M16 2.75V6.5" />
    </Icon>
  );
}

/** Arrow head pointing left; turn it by CSS for other directions. */
export function ChevronIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M14.75 5.5 8.25 12l6.5 6.5" />
    </Icon>
  );
}

export function PlusIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 5.5v13M5.5 12h13" />
    </Icon>
  );
}

export function MinusIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M5.5 12h13" />
    </Icon>
  );
}

function Icon({ className, children }: IconProps & { readonly children: ReactNode }) {
  return (
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
      {children}
    </svg>
  );
}
