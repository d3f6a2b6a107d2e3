import { seenFields } from './plain-fields.ts';

interface SeenProps {
  readonly revision: number;
  readonly draft: number | undefined;
}

/** Sent with the form without script: what it was filled in upon, so that nothing newer is saved over. */
export function Seen({ revision, draft = 0 }: SeenProps) {
  return (
    <>
      <input type="hidden" name={seenFields.revision} value={revision} />
      <input type="hidden" name={seenFields.draft} value={draft} />
    </>
  );
}
