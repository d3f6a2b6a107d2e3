import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { useLanguage } from '../language.tsx';
import type { Message } from '../message.ts';
import { suggestEmail } from './email-suggestion.ts';
import { emailMessages as messages } from './messages.ts';

interface EmailFieldProps {
  readonly help: Message;
  readonly value: string | undefined;
  readonly onChange: (email: string) => void;
  readonly error: string | undefined;
}

/** The e-mail address; once it is left, a likely slip in its domain is pointed out and mended with one click. */
export function EmailField({ help, value = '', onChange, error }: EmailFieldProps) {
  const { say } = useLanguage();
  const [hasLeft, setHasLeft] = useState(false);
  const suggested = hasLeft ? suggestEmail(value) : undefined;
  const accept = (email: string) => {
    onChange(email);
    focusField('email');
  };
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      label={say(messages.email)}
      help={say(help)}
      maxLength={254}
      value={value}
      onChange={onChange}
      onBlur={() => setHasLeft(true)}
      error={error}
      required
      suggestion={
        suggested && (
          <>
            {say(messages.suggestion, { email: suggested })}{' '}
            <Button variant="link" onClick={() => accept(suggested)}>
              {say(messages.accept, { email: suggested })}
            </Button>
          </>
        )
      }
    />
  );
}
