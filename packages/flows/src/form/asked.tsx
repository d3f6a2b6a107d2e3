/** Name of the field that tells which questions stood on the page, beside those that always do. */
export const askedField = 'asked';

interface AskedProps {
  readonly question: string;
  /** The answer it is asked because of. */
  readonly of: string;
}

/** How a form tells that such a question stood on its page. Pure. */
export const askedAs = ({ question, of }: AskedProps): string => `${of}/${question}`;

/** Sent with a form without script: that this question was asked, since an open one leaves no trace in a form. */
export function Asked(props: AskedProps) {
  return <input type="hidden" name={askedField} value={askedAs(props)} />;
}
