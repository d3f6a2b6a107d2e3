import { useLanguage } from '@ndp/flows/language.tsx';
import { deskMessages } from '../messages.ts';
import type { Loaded } from '../use-loaded.ts';
import { Failure } from './failure.tsx';

/** That something is on its way, or why it is not there; nothing once it is. */
export function LoadState({ loaded }: { readonly loaded: Loaded<unknown> }) {
  const { say } = useLanguage();
  const { answer, failure, again } = loaded;
  return (
    <>
      <Failure failure={failure} onAgain={again} />
      {!answer && !failure && <p role="status">{say(deskMessages.loading)}</p>}
    </>
  );
}
