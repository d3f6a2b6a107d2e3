import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFailedTitle } from '../title/page-title.ts';

interface FailureProps {
  readonly title: Message;
  /** What went wrong, a line each; nothing is shown without any. */
  readonly lines: readonly string[];
  /** What has become of the visitor's answers; nothing where no second attempt is asked for. */
  readonly kept?: Message | undefined;
  /** In place of the lines, where they lead somewhere. */
  readonly children?: ReactNode;
}

/** Why the server did not take what was sent; takes the focus when it appears. */
export function Failure({ title, lines, kept, children }: FailureProps) {
  const { say } = useLanguage();
  const place = useRef<HTMLElement>(null);
  useFailedTitle(lines.length > 0);
  useEffect(() => {
    if (lines.length > 0) place.current?.focus();
  }, [lines]);
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the browser itself reads it out first
    <section ref={place} tabIndex={-1} aria-label={say(title)} autoFocus>
      <Notice tone="error" announce="alert" title={say(title)}>
        {children || lines.map((line) => <p key={line}>{line}</p>)}
        {kept && <p>{say(kept)}</p>}
      </Notice>
    </section>
  );
}
