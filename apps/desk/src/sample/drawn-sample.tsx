import type { Sample, WantedSample } from '@ndp/contract/desk/case-export.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import type { DeskPartner } from '../page/shell.tsx';
import { saveFile } from '../save-file.ts';
import { sampleMessages as texts } from './messages.ts';
import styles from './sample.module.css';
import { SampleFiles } from './sample-files.tsx';

interface DrawnSampleProps {
  readonly partner: DeskPartner;
  readonly sample: Sample;
  readonly wanted: WantedSample;
}

/** What was drawn out of what, and the way to the file that proves it and to the case files. */
export function DrawnSample({ partner, sample, wanted }: DrawnSampleProps) {
  const { say } = useLanguage();
  const [saved, setSaved] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { count, sha256, drawn, file } = sample;
  const save = () => {
    saveFile(file.name, file.json);
    setSaved(say(texts.saved));
  };
  return (
    <section className={styles.drawn} aria-labelledby="drawn">
      <h2 id="drawn" ref={heading} tabIndex={-1}>
        {say(texts.drawn)}
      </h2>
      <p>{say(texts.drawn_of, { size: drawn.length, count, seed: wanted.seed })}</p>
      <p>
        {say(texts.hash)} <code className={styles.hash}>{sha256}</code>
      </p>
      <Button variant="secondary" onClick={save}>
        {say(texts.save)}
      </Button>
      <p role="status">{saved}</p>
      <SampleFiles partner={partner} drawn={drawn} />
    </section>
  );
}
