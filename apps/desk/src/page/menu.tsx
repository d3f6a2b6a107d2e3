import { type ReactNode, useEffect, useRef } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  /** It holds choices alone, and goes with the one that is pressed. */
  readonly isChoice?: boolean;
  readonly children: ReactNode;
}

function closeMenu(menu: HTMLDetailsElement | null): void {
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Something that is seldom needed, behind a button; it goes with Escape, and when the page is pressed elsewhere. */
export function Menu({ label, className, isChoice = false, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key === 'Escape') closeMenu(element);
      } else if (!element.contains(event.target as Node)) element.open = false;
    };
    addEventListener('keydown', close);
    addEventListener('pointerdown', close);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', close);
    };
  }, []);
  return (
    <details ref={menu} className={`${styles.menu} ${className ?? ''}`}>
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are pressed, by keys, too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={styles.panel} onClick={isChoice ? () => closeMenu(menu.current) : undefined}>
        {children}
      </div>
    </details>
  );
}
