import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { FieldFrame } from '@ndp/ui/field-frame.tsx';
import { controlId, describedBy } from '@ndp/ui/field-ids.ts';
import { FileInput } from '@ndp/ui/file-input.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { useAttempt } from '../attempt/use-attempt.ts';
import { signingMessages, ownSignatureMessages as texts } from './messages.ts';
import styles from './own-signature.module.css';
import { ownFields } from './sign-rules.ts';
import type { SigningPaper, ToSignProps } from './signing-client.ts';
import { useWrittenSigning } from './written-signing.ts';

/** The way to sign with one's own means: folded away, for most sign with a code. */
export function OwnSignature(props: ToSignProps) {
  const { say } = useLanguage();
  const { signing } = props;
  const [sent, setSent] = useState<readonly string[]>([]);
  const before = useWrittenSigning()?.own;
  const isUnderWay = before !== undefined || signing.papers.some(({ own_holder }) => own_holder !== null);
  return (
    <details className={styles.own} open={isUnderWay}>
      <summary>{say(texts.open)}</summary>
      <div className={styles.panel}>
        <p>{say(texts.meaning)}</p>
        <ol>
          <li>{say(texts.download)}</li>
          <li>{say(texts.sign)}</li>
          <li>{say(texts.send)}</li>
        </ol>
        <p>{say(texts.check)}</p>
        {signing.papers.map((each) => (
          <OwnFile
            key={each.paper}
            {...props}
            each={each}
            isSent={sent.includes(each.paper)}
            onSent={() => setSent((papers) => [...papers, each.paper])}
          />
        ))}
      </div>
    </details>
  );
}

interface OwnFileProps extends ToSignProps {
  readonly each: SigningPaper;
  readonly isSent: boolean;
  readonly onSent: () => void;
}

function OwnFile({ client, onOutcome, each, isSent, onSent }: OwnFileProps) {
  const { say } = useLanguage();
  const { paper, title, own_holder } = each;
  const written = useWrittenSigning()?.own;
  const before = written?.paper === paper ? written.lines : [];
  const { attempt, isBusy, lines } = useAttempt(() => onOutcome('gone'));
  const file = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const name = ownFields.file(paper);
  const error = isMissing ? say(texts.missing) : undefined;
  const help = say(texts.help);

  async function send(event: FormEvent) {
    event.preventDefault();
    const [chosen] = file.current?.files ?? [];
    setMissing(!chosen);
    if (!chosen || isBusy) return;
    await attempt(async () => {
      const { status } = await client.sendSigned(each, chosen);
      if (status === 'taken') onSent();
      else onOutcome(status);
    });
  }

  return (
    <form method="post" action="?" encType="multipart/form-data" onSubmit={send} noValidate>
      <h3>{title}</h3>
      <p role="status">
        {isSent ? say(texts.taken) : own_holder !== null && say(texts.takenOf, { holder: own_holder })}
      </p>
      <input type="hidden" name={ownFields.paper} value={paper} />
      <FieldFrame {...{ name, help, error }} label={say(texts.file)} controlId={controlId(name)}>
        <FileInput
          ref={file}
          id={controlId(name)}
          name={name}
          accept="application/pdf,.pdf"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy({ name, help, error })}
          texts={{ choose: say(texts.choose), none: say(texts.none) }}
        />
      </FieldFrame>
      <Failure title={signingMessages.failed} lines={lines.length > 0 ? lines : before} />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {say(texts.sendFile)}
      </Button>
    </form>
  );
}
