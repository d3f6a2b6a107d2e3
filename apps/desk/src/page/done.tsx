import { Notice } from '@ndp/ui/notice.tsx';
import { useEffect, useRef } from 'react';

/** What was done last, where it was done; it comes into sight. */
export function Done({ sentence }: { readonly sentence: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [sentence]);
  return (
    <div ref={place}>{sentence ? <Notice tone="success" announce="status" title={sentence} /> : null}</div>
  );
}
