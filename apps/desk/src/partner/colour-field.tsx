import { type ColourName, colourCode, contrastWithWhite, leastContrast } from '@ndp/domain/partners/look.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import controlStyles from '@ndp/ui/control.module.css';
import { FieldFrame } from '@ndp/ui/field-frame.tsx';
import { controlId, describedBy } from '@ndp/ui/field-ids.ts';
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
  const contrast = ratio && say(texts.contrast, { ratio: figure(ratio), least: figure(leastContrast[name]) });
  const hints = { name, error, help: say(texts.colour_help, { usual }) };
  const id = controlId(name);
  return (
    <FieldFrame {...hints} label={say(texts[name])} controlId={id} status={contrast}>
      <div className={styles.colour}>
        <input
          id={id}
          name={name}
          className={controlStyles.control}
          maxLength={7}
          value={value ?? ''}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(hints)}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
        <input
          type="color"
          aria-label={say(texts.pick, { colour: say(texts[name]) })}
          value={colourCode.test(shown) ? shown.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
