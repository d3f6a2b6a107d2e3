import { Fragment } from 'react';

/** A text whose words may part after a slash, where a browser would otherwise cut one of them: “powietrze/woda”. */
export function WithBreaks({ text }: { readonly text: string }) {
  return text.split(/(?<=\p{L}\/)(?=\p{L})/u).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
