import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { useEffect, useRef } from 'react';
import { useFailedTitle } from '../title/page-title.ts';

interface FailureProps {
  readonly title: Message;
  /** What went wrong, a line each; nothing is shown without any. */
  readonly lines: readonly string[];
  /** What has become of the visitor's answers. */
  readonly kept: Message;
}

/** Why the server did not take what was sent; takes the focus when it appears. */
export function Failure({ title, lines, kept }: FailureProps) {
  const { say } = useLanguage();
  const place = useRef<HTMLElement>(null);
  useFailedTitle(lines.length > 0);
  useEffect(() => {
    if (lines.length > 0) place.current?.focus();
  }, [lines]);
  if (lines.length === 0) return null;
  return (
    <section ref={place} tabIndex={-1} aria-label={say(title)}>
      <Notice tone="error" announce="alert" title={say(title)}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{say(kept)}</p>
      </Notice>
    </section>
  );
}
