import type { ReactNode } from 'react';

interface AnswerLineProps {
  readonly role: 'status' | 'alert';
  readonly className?: string | undefined;
  /** The page was written to say this: without script the browser reads it out first. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/** What has become of something that was asked for, beside the button that asks for it. */
export function AnswerLine({ isFirst, ...line }: AnswerLineProps) {
  // biome-ignore lint/a11y/noAutofocus: see isFirst
  return <p {...line} tabIndex={isFirst ? -1 : undefined} autoFocus={isFirst} />;
}
