import { useLanguage } from '@ndp/flows/language.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { nameMessages as texts } from './messages.ts';
import styles from './sign-form.module.css';
import type { useSignForm } from './use-sign-form.ts';

/** Asked when the typed name is not the signer's: a slip, or another name meant, which a person then looks at. */
export function NameQuestion({ form }: { readonly form: ReturnType<typeof useSignForm> }) {
  const { say } = useLanguage();
  if (!form.isAsked) return null;
  return (
    <div className={styles.question}>
      <p>{say(texts.question)}</p>
      <CheckField
        name="insists"
        label={say(texts.insists)}
        help={say(texts.insistsMeans)}
        checked={form.insists}
        onChange={form.setInsists}
      />
      {form.insists && (
        <TextField
          name="reason"
          label={say(texts.reason)}
          optionalText={say(texts.optional)}
          help={say(texts.reasonHelp)}
          value={form.reason}
          onChange={form.setReason}
          maxLength={300}
          rows={2}
          multiline
        />
      )}
    </div>
  );
}
