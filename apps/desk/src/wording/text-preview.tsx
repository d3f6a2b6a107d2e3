import { placesIn } from '@ndp/flows/check-wording.ts';
import { knownValues } from '@ndp/flows/known-values.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { languages, type Message, say as sayIn } from '@ndp/flows/message.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { wordingMessages as texts } from './messages.ts';
import styles from './wording.module.css';

/** What a made-up applicant would read. */
const samples: Readonly<Record<string, string>> = {
  reference: 'NDP-2026-K7QXMA',
  email: 'anna@example.pl',
  phone: '+48 22 100 00 00',
  name: 'Anna Nowak',
  applicant: 'Anna Nowak',
  amount: '12 345 zł',
};

interface TextPreviewProps {
  readonly message: Message;
  /** The title of the partner, which many texts name. */
  readonly partner: string;
}

/** A text as applicants read it, with values to try. */
export function TextPreview({ message, partner }: TextPreviewProps) {
  const { say } = useLanguage();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const places = new Map(
    languages
      .flatMap((of) => placesIn(message[of]))
      .flatMap((place) => (place.name in knownValues ? [] : [[place.name, place]])),
  );
  const values = Object.fromEntries(
    [...places.values()].map(({ name, kind, choices }) => {
      const isNumber = kind === 'plural' || kind === 'number';
      const usual = isNumber
        ? '3'
        : kind === 'select'
          ? ([...choices.keys()][0] ?? '')
          : ({ ...samples, partner }[name] ?? `‹${name}›`);
      const value = typed[name] ?? usual;
      if (kind === 'date, long') return [name, Date.parse(typed[name] ?? '') || Date.now()];
      return [name, isNumber ? Number(value) || 0 : value];
    }),
  );
  return (
    <section className={styles.preview} aria-label={say(texts.preview)}>
      <strong>{say(texts.preview)}</strong>
      <div className={styles.samples}>
        {[...places.keys()].map((name) => (
          <TextField
            key={name}
            name={`sample_${name}`}
            label={say(texts.sample, { place: name })}
            maxLength={100}
            value={typed[name] ?? String(values[name])}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        ))}
      </div>
      {languages.map((of) => (
        <p key={of} lang={of}>
          {sayIn(message, of, values)}
        </p>
      ))}
    </section>
  );
}
