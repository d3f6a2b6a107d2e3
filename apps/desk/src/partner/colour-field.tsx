import { type ColourName, colourCode, contrastWithWhite, leastContrast } from '@ndp/domain/partners/look.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { partnerMessages as texts } from './messages.ts';
import styles from './partner.module.css';

interface ColourFieldProps {
  readonly name: ColourName;
  /** Null: the platform's. */
  readonly value: string | null;
  readonly usual: string;
  readonly error: string | undefined;
  readonly onChange: (colour: string | null) => void;
}

/** A colour, typed or picked, with its contrast while it is chosen. */
export function ColourField({ name, value, usual, error, onChange }: ColourFieldProps) {
  const { say, locale } = useLanguage();
  const shown = value ?? usual;
  const ratio = contrastWithWhite(shown);
  const figure = (n: number) => n.toLocaleString(locale, { maximumFractionDigits: 2 });
  const told = ratio && say(texts.contrast, { ratio: figure(ratio), least: figure(leastContrast[name]) });
  return (
    <div className={styles.colour}>
      <TextField
        name={name}
        label={say(texts[name])}
        help={say(texts.colour_help, { usual })}
        maxLength={7}
        value={value ?? ''}
        error={error}
        suggestion={told}
        onChange={(typed) => onChange(typed === '' ? null : typed)}
      />
      <input
        type="color"
        aria-label={say(texts.pick, { colour: say(texts[name]) })}
        value={colourCode.test(shown) ? shown.toLowerCase() : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
