import { mostFilesOfMessage } from '@ndp/domain/settlement/settling.ts';
import { FieldFrame } from '@ndp/ui/field-frame.tsx';
import { controlId, describedBy } from '@ndp/ui/field-ids.ts';
import { FileInput } from '@ndp/ui/file-input.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import type { Ref } from 'react';
import { useLanguage } from '../../language.tsx';
import { formatBytes } from '../payment/file-size.ts';
import { offeredFiles } from '../payment/validate-file.ts';
import type { Attachment } from './attachment.ts';
import { attachmentMessages as texts } from './attachment-messages.ts';
import styles from './conversation.module.css';

/** The fields with the files of a message and of an offer, and the button that fetches one, in a form without script. */
export const messageFiles = {
  choose: 'message_files',
  chooseOfOffer: 'offer_files',
  open: 'open_message_file',
} as const;

interface AttachmentFieldProps {
  readonly name: typeof messageFiles.choose | typeof messageFiles.chooseOfOffer;
  readonly ref: Ref<HTMLInputElement>;
  readonly error: string | undefined;
}

/** The files that go with the next message. */
export function AttachmentField({ name, ref, error }: AttachmentFieldProps) {
  const { say } = useLanguage();
  const help = say(texts.help, { most: mostFilesOfMessage });
  return (
    <FieldFrame {...{ name, help, error }} label={say(texts.files)} controlId={controlId(name)}>
      <FileInput
        ref={ref}
        id={controlId(name)}
        name={name}
        accept={offeredFiles}
        multiple
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ name, help, error })}
        texts={{ choose: say(texts.choose), none: say(texts.none) }}
      />
    </FieldFrame>
  );
}

interface AttachmentListProps {
  readonly files: readonly Attachment[];
  readonly onOpen: (file: Attachment) => void;
}

/** The files of a message that was sent. */
export function AttachmentList({ files, onOpen }: AttachmentListProps) {
  const { say, language } = useLanguage();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <FormButton
            variant="link"
            name={messageFiles.open}
            value={file.id}
            label={say(texts.open, { name: file.file_name })}
            onAct={() => onOpen(file)}
          >
            {file.file_name}
          </FormButton>{' '}
          <span className={styles.who}>{formatBytes(file.bytes, language)}</span>
        </li>
      ))}
    </ul>
  );
}
