import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { attemptMessages as texts } from '../attempt/messages.ts';
import { PageHeading } from './page-heading.tsx';

/** In place of a page of which nothing could be fetched: what to do. */
export function Unreached() {
  const { say } = useLanguage();
  return (
    <>
      <PageHeading title={texts.unreachedTitle} lead={texts.unreached} />
      <Button onClick={() => location.reload()}>{say(texts.retry)}</Button>
    </>
  );
}
