import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { attemptMessages as texts } from '../attempt/messages.ts';

/** In place of a page of which nothing could be fetched: what to do. */
export function Unreached() {
  const { say } = useLanguage();
  return (
    <div role="alert">
      <p>{say(texts.network)}</p>
      <Button onClick={() => location.reload()}>{say(texts.retry)}</Button>
    </div>
  );
}
