import { type ReactNode, useEffect, useRef } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something that is seldom needed, behind a button; it goes with Escape, and when the page is pressed elsewhere. */
export function Menu({ label, className, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        element.open = false;
        element.querySelector('summary')?.focus();
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
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
