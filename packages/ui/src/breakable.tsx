import { Fragment } from 'react';

/**
 * A text whose long words part where they may: a word that stands alone after its `@`, slashes and hyphens, which a browser
 * does not do before a digit, and the address of a website after its dots. What is copied or read out stays as it was.
 */
export function Breakable({ text }: { readonly text: string }) {
  const parts = text.split(/\s/.test(text) ? /(?<=\p{Ll}{2}\.)(?=\p{Ll}{2})/u : /(?<=[@/-])(?=.)/u);
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
