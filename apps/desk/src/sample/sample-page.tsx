import { drawSample, type Sample, type WantedSample } from '@ndp/contract/desk/case-export.ts';
import { readInbox } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import type { DeskPartner } from '../page/shell.tsx';
import { useLoaded } from '../use-loaded.ts';
import { DrawnSample } from './drawn-sample.tsx';
import { sampleMessages as texts } from './messages.ts';
import { SampleForm } from './sample-form.tsx';
import { useWanted } from './use-wanted.ts';

/** Which cases are looked at closely, drawn by a seed and not chosen by anybody. */
export function SamplePage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const form = useWanted();
  const [shown, setShown] = useState<{ sample: Sample; wanted: WantedSample }>();
  const params = { partner: partner.id };
  const inbox = useLoaded(`programmes ${partner.id}`, () => askDesk(language, readInbox, { params }));
  const { wanted } = form;
  const draw =
    wanted &&
    (async () => {
      setShown(undefined);
      setShown({ sample: await askDesk(language, drawSample, { params, body: wanted }), wanted });
    });
  return (
    <>
      <h1>{say(texts.title, { partner: partner.title })}</h1>
      <p>{say(texts.about)}</p>
      <SampleForm form={form} programs={inbox.answer?.programs ?? []} onSend={() => form.send(draw)} />
      {shown && <DrawnSample partner={partner} {...shown} />}
    </>
  );
}
