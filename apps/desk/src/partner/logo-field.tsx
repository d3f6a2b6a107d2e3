import { useLanguage } from '@ndp/flows/language.tsx';
import { useId, useState } from 'react';
import { FileInput } from '../page/file-input.tsx';
import { partnerMessages as texts } from './messages.ts';
import styles from './partner.module.css';

interface LogoFieldProps {
  readonly onChange: (base64: string) => void;
}

const largest = 1024 * 1024;

/** Chooses a picture; it is sent and checked when the partner is saved. */
export function LogoField({ onChange }: LogoFieldProps) {
  const { say } = useLanguage();
  const id = useId();
  const [isUnfit, setUnfit] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const isFit = ['image/png', 'image/jpeg'].includes(file.type) && file.size <= largest;
    setUnfit(!isFit);
    if (isFit) onChange(base64Of(new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{say(texts.logo)}</label>
      <p id={`${id}-help`}>{say(texts.logo_help)}</p>
      <FileInput
        id={id}
        accept="image/png,image/jpeg"
        aria-describedby={`${id}-help`}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {isUnfit && <p role="alert">{say(texts.logo_large)}</p>}
    </div>
  );
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The picture as an address; a JPEG that was just chosen begins with other letters than a PNG. */
export function logoAddress(base64: string): string {
  return `data:image/${base64.startsWith('/9j/') ? 'jpeg' : 'png'};base64,${base64}`;
}
