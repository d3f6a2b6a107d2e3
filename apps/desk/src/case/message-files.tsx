import { type CaseMessages, uploadCaseMessageFile } from '@ndp/contract/desk/messages.ts';
import { mostFilesOfMessage } from '@ndp/domain/settlement/settling.ts';
import { attachmentProblem } from '@ndp/flows/application/conversation/attachment.ts';
import { attachmentMessages as texts } from '@ndp/flows/application/conversation/attachment-messages.ts';
import { formatBytes } from '@ndp/flows/application/payment/file-size.ts';
import { offeredFiles } from '@ndp/flows/application/payment/validate-file.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { FieldFrame } from '@ndp/ui/field-frame.tsx';
import { controlId, describedBy } from '@ndp/ui/field-ids.ts';
import { useRef, useState } from 'react';
import { sendToDesk } from '../ask.ts';
import { FileInput } from '../page/file-input.tsx';
import styles from './case.module.css';
import { FileLink } from './documents/file-link.tsx';
import { PagePicture, PageTools } from './documents/page-picture.tsx';
import { useFilePages } from './documents/use-file-pages.ts';
import { caseMessages } from './messages.ts';
import type { CaseKey } from './use-case.ts';

interface MessageFilesProps {
  readonly of: CaseKey;
  readonly files: CaseMessages['messages'][number]['files'];
}

/** The files of a message; one is looked at in place, as a document is. */
export function MessageFiles({ of, files }: MessageFilesProps) {
  const { say, language } = useLanguage();
  const [open, setOpen] = useState<string>();
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.attachments} aria-label={say(texts.files)}>
        {files.map(({ id, file_name: name, bytes }) => (
          <li key={id}>
            <Button
              variant="link"
              label={say(caseMessages.view, { name })}
              onClick={() => setOpen(open === id ? undefined : id)}
            >
              {name}
            </Button>{' '}
            <span className={styles.soft}>{formatBytes(bytes, language)}</span>{' '}
            <FileLink of={of} file={id} name={name} />
          </li>
        ))}
      </ul>
      {files
        .filter(({ id }) => id === open)
        .map(({ id, file_name: name }) => (
          <Attachment key={id} of={of} file={id} name={name} />
        ))}
    </>
  );
}

interface AttachmentProps {
  readonly of: CaseKey;
  readonly file: string;
  readonly name: string;
}

function Attachment({ of, file, name }: AttachmentProps) {
  const pages = useFilePages({ of, file, isSeen: true, scale: 1 });
  return (
    <>
      <PageTools pages={pages} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.attachment} tabIndex={0} aria-label={name}>
        <PagePicture pages={pages} name={name} scale={1} turns={0} />
      </section>
    </>
  );
}

/** The files chosen for the next message, what is plainly wrong with them, and the sending. */
export function useAttachments(of: CaseKey) {
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [times, setTimes] = useState(0);
  const chosen = () => [...(input.current?.files ?? [])];
  return {
    ...{ input, problem, times },
    /** Whether they may be sent; if not, why is said. */
    check: () => {
      const found = attachmentProblem(chosen(), language);
      setProblem(found);
      return found === undefined;
    },
    /** Sends them one after the other; resolves to their ids. @throws {NotDone} */
    upload: async () => {
      const ids: string[] = [];
      for (const file of chosen()) {
        const query = { name: file.name.slice(-1000) };
        const sent = await sendToDesk(language, uploadCaseMessageFile, { params: { ...of }, query }, file);
        ids.push(sent.id);
      }
      return ids;
    },
    clear: () => setTimes(times + 1),
  };
}

/** Chooses what goes with the next message. */
export function AttachmentInput({
  attachments: { input, problem, times },
}: {
  readonly attachments: ReturnType<typeof useAttachments>;
}) {
  const { say } = useLanguage();
  const name = 'message_files';
  const help = say(texts.help, { most: mostFilesOfMessage });
  return (
    <FieldFrame {...{ name, help }} label={say(texts.files)} error={problem} controlId={controlId(name)}>
      <FileInput
        key={times}
        ref={input}
        id={controlId(name)}
        accept={offeredFiles}
        multiple
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy({ name, help, error: problem })}
      />
    </FieldFrame>
  );
}
