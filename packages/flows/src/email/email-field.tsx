import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { useLanguage } from '../language.tsx';
import type { Message } from '../message.ts';
import { suggestEmail } from './email-suggestion.ts';
import { emailMessages as messages } from './messages.ts';

interface EmailFieldProps {
  /** 'email', with the label "Email address", unless it says otherwise. */
  readonly name?: string;
  readonly label?: Message;
  readonly help?: Message;
  readonly autoComplete?: 'email' | 'off';
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly error: string | undefined;
  readonly required?: boolean;
}

/** An e-mail address; once it is left, a likely slip in its domain is pointed out and mended with one click. */
export function EmailField({ name = 'email', label = messages.email, help, ...field }: EmailFieldProps) {
  const { say } = useLanguage();
  const { value, onChange } = field;
  const [hasLeft, setHasLeft] = useState(false);
  const suggested = hasLeft ? suggestEmail(value) : undefined;
  const accept = (email: string) => {
    onChange(email);
    focusField(name);
  };
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      {...field}
      name={name}
      label={say(label)}
      {...(help && { help: say(help) })}
      maxLength={254}
      onBlur={() => setHasLeft(true)}
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
