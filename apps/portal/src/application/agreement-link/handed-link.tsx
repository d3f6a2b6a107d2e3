import { useLanguage } from '@ndp/flows/language.tsx';
import { Button, buttonClass } from '@ndp/ui/button.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useId, useRef, useState } from 'react';
import { hrefOf } from '../../routing/addresses.ts';
import { Link } from '../../routing/link.tsx';
import styles from './agreement-link.module.css';
import { agreementLinkMessages as texts } from './messages.ts';

/** A link to be handed on: copied by a button, or from the address of the page it opens. */
export function HandedLink({ token }: { readonly token: string }) {
  const { say } = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const isLive = useLive();
  const target = { to: '/grant/agreement/$token', params: { token } } as const;
  const whole = isLive ? location.origin + hrefOf(target) : '';
  async function copy() {
    try {
      await navigator.clipboard.writeText(whole);
      setSaid(say(texts.copied));
    } catch {
      field.current?.select();
      setSaid(say(texts.notCopied));
    }
  }
  return (
    <>
      {isLive && (
        <div className={styles.field}>
          <label htmlFor={id}>{say(texts.label)}</label>
          <input ref={field} id={id} type="text" readOnly value={whole} />
        </div>
      )}
      <div className={styles.acts}>
        {isLive && <Button onClick={() => void copy()}>{say(texts.copy)}</Button>}
        <Link {...target} className={buttonClass('secondary')}>
          {say(texts.look)}
        </Link>
      </div>
      <p role="status">{said}</p>
    </>
  );
}
