import { colourCode, findPartnerProblems, type PartnerContent } from '@ndp/domain/partners/look.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { themeProperties } from '@ndp/ui/contrast.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ColourField } from './colour-field.tsx';
import { LogoField, logoAddress } from './logo-field.tsx';
import { ruleMessages, partnerMessages as texts } from './messages.ts';
import styles from './partner.module.css';

/** A partner while it is written. */
export interface WrittenPartner {
  readonly content: PartnerContent;
  /** The logo that is shown, Base64; null: the one that came with the release. */
  readonly logo: string | null;
}

interface PartnerFieldsProps extends WrittenPartner {
  readonly domain: string;
  /** Whether it is to be opened: then no release has brought a logo. */
  readonly isNew?: boolean;
  readonly usual: { readonly primary_color: string; readonly secondary_color: string };
  /** Whether everything that is wrong is said, or only what is wrong with a colour. */
  readonly isTried: boolean;
  readonly onChange: (written: WrittenPartner) => void;
}

type WordName = 'title' | 'brand_title' | 'contact_email' | 'contact_phone' | 'sender_name' | 'reply_email';
const labels = { ...texts, title: texts.field_title };
const helps = {
  title: texts.title_help,
  brand_title: texts.brand_help,
  sender_name: texts.sender_help,
  reply_email: texts.reply_help,
} as const;
const mayBeNone = ['sender_name', 'reply_email'];

/** What is wrong with a partner, for the list above its form. */
export function problemsOf(content: PartnerContent, say: ReturnType<typeof useLanguage>['say']) {
  return findPartnerProblems(content).map(({ field, rule }) => ({
    field,
    label: say(labels[field]),
    text: say(ruleMessages[rule]),
  }));
}

/** How a partner presents itself, with the head of its portal as it will look. */
export function PartnerFields(props: PartnerFieldsProps) {
  const { content, logo, domain, usual, isTried, isNew = false, onChange } = props;
  const { say } = useLanguage();
  const change = (over: Partial<PartnerContent>) => onChange({ logo, content: { ...content, ...over } });
  const errors = problemsOf(content, say);
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.text;
  const triedErrorOf = (name: string) => (isTried ? errorOf(name) : undefined);
  return (
    <>
      <fieldset className={styles.section}>
        <legend>{say(texts.look)}</legend>
        <WordFields names={['title', 'brand_title']} {...{ content, change }} errorOf={triedErrorOf} />
        <LookFields
          {...{ content, logo, usual, isNew, change, errorOf }}
          onLogo={(chosen) => onChange({ content, logo: chosen })}
        />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{say(texts.contact)}</legend>
        <WordFields
          names={['contact_email', 'contact_phone', 'sender_name', 'reply_email']}
          {...{ content, change }}
          errorOf={triedErrorOf}
        />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{say(texts.numbers)}</legend>
        <p>{say(texts.numbers_help)}</p>
        <CheckField
          name="is_counted_openly"
          label={say(texts.is_counted_openly)}
          checked={content.is_counted_openly}
          onChange={(isOpen) => change({ is_counted_openly: isOpen })}
        />
      </fieldset>
      <Hosts {...{ content, domain, change }} error={triedErrorOf('aliases')} />
    </>
  );
}

interface PartProps extends Pick<PartnerFieldsProps, 'content'> {
  readonly change: (over: Partial<PartnerContent>) => void;
}

interface WordFieldsProps extends PartProps {
  readonly names: readonly WordName[];
  readonly errorOf: (name: string) => string | undefined;
}

/** What a partner is called, and how it is reached. */
function WordFields({ names, content, errorOf, change }: WordFieldsProps) {
  const { say } = useLanguage();
  return (
    <div className={styles.fields}>
      {names.map((name) => (
        <TextField
          key={name}
          name={name}
          label={say(labels[name])}
          help={name in helps ? say(helps[name as keyof typeof helps]) : undefined}
          maxLength={name.endsWith('email') ? 254 : 60}
          value={content[name] ?? ''}
          error={errorOf(name)}
          onChange={(typed) => change({ [name]: typed === '' && mayBeNone.includes(name) ? null : typed })}
        />
      ))}
    </div>
  );
}

interface LookFieldsProps extends PartProps, PreviewProps {
  readonly errorOf: (name: string) => string | undefined;
  readonly onLogo: (logo: string | null) => void;
}

/** The colours and the logo, with the head of the portal as it will look. */
function LookFields(props: LookFieldsProps) {
  const { content, logo, usual, isNew, errorOf, change, onLogo } = props;
  const { say } = useLanguage();
  return (
    <>
      <div className={styles.fields}>
        {(['primary_color', 'secondary_color'] as const).map((name) => (
          <ColourField
            key={name}
            name={name}
            value={content[name]}
            usual={usual[name]}
            error={errorOf(name)}
            onChange={(colour) => change({ [name]: colour })}
          />
        ))}
      </div>
      <LogoField onChange={onLogo} />
      <CheckField
        name="is_logo_inverse"
        label={say(texts.is_logo_inverse)}
        checked={content.is_logo_inverse}
        onChange={(isInverse) => change({ is_logo_inverse: isInverse })}
      />
      <HeadPreview {...{ content, logo, usual, isNew }} />
    </>
  );
}

interface HostsProps extends PartProps, Pick<PartnerFieldsProps, 'domain'> {
  readonly error: string | undefined;
}

/** Under which other hosts the partner is found, one a line. */
function Hosts({ content, domain, error, change }: HostsProps) {
  const { say } = useLanguage();
  const [typing, setTyping] = useState<string>();
  return (
    <fieldset className={styles.section}>
      <legend>{say(texts.hosts)}</legend>
      <TextField
        name="aliases"
        label={say(texts.aliases)}
        help={say(texts.aliases_help, { domain })}
        multiline
        rows={3}
        width="medium"
        value={typing ?? content.aliases.join('\n')}
        error={error}
        onChange={(typed) => {
          setTyping(typed);
          change({ aliases: typed.split(/\s+/).filter((alias) => alias !== '') });
        }}
        onBlur={() => setTyping(undefined)}
      />
    </fieldset>
  );
}

type PreviewProps = Pick<PartnerFieldsProps, 'content' | 'logo' | 'usual' | 'isNew'>;

function HeadPreview({ content, logo, usual, isNew }: PreviewProps) {
  const { say } = useLanguage();
  const colourOf = (name: keyof typeof usual) =>
    colourCode.test(content[name] ?? '') ? (content[name] ?? usual[name]) : usual[name];
  const properties = themeProperties({
    primaryColor: colourOf('primary_color'),
    secondaryColor: colourOf('secondary_color'),
  });
  return (
    <figure className={styles.preview} style={properties}>
      <figcaption>{say(texts.preview)}</figcaption>
      <div className={styles.head} data-inverse={content.is_logo_inverse || undefined}>
        {logo ? (
          <img src={logoAddress(logo)} alt={content.title} height={36} />
        ) : (
          <em>{say(isNew ? texts.logo_plain : texts.logo_shipped)}</em>
        )}
        {content.brand_title && <span className={styles.brand}>{content.brand_title}</span>}
      </div>
      <div className={styles.body}>
        <span className={styles.button}>{say(texts.button)}</span>
        <span className={styles.bar} />
      </div>
    </figure>
  );
}
