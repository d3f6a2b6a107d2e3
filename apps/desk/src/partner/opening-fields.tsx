import type { PlatformAnswer } from '@ndp/contract/desk/platform.ts';
import {
  isRegisterNumber,
  normaliseRegisterNumber,
  type RegisterName,
  registerNames,
} from '@ndp/domain/identifiers/register-numbers.ts';
import { emailAddress, hostLabel } from '@ndp/domain/partners/look.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Language, Message } from '@ndp/flows/message.ts';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { ruleMessages, partnerMessages as texts } from './messages.ts';
import styles from './partner.module.css';
import { problemsOf, type WrittenPartner } from './partner-fields.tsx';

const noWords = {
  id: '',
  organiser_name: '',
  organiser_address: '',
  obliged_entity_id: '',
  administrator: '',
  krs: '',
  nip: '',
  regon: '',
};
type Asked = keyof typeof noWords;

/** A partner that is to be opened, while it is written. */
interface Opening {
  readonly written: WrittenPartner;
  readonly words: typeof noWords;
  /** The programme it begins with. */
  readonly program: string | undefined;
  readonly isTraining: boolean;
}

/** Nothing is written yet. */
export const nothing: Opening = {
  written: {
    content: {
      ...{ title: '', brand_title: '', primary_color: null, secondary_color: null, is_logo_inverse: false },
      ...{ aliases: [], contact_email: '', contact_phone: '', sender_name: null, reply_email: null },
      is_counted_openly: false,
    },
    logo: null,
  },
  words: noWords,
  program: undefined,
  isTraining: false,
};

/** What the server is told to open; undefined: it has no programme. */
export function bodyOf(opening: Opening, language: Language) {
  const { written, words, program, isTraining } = opening;
  const { content, logo } = written;
  if (!program) return undefined;
  const { id, administrator, organiser_name: name, organiser_address: address } = words;
  const numberOf = (register: RegisterName) => normaliseRegisterNumber(register, words[register]);
  const numbers = { krs: numberOf('krs'), nip: numberOf('nip'), regon: numberOf('regon') };
  const organiser = { name, address, obliged_entity_id: Number(words.obliged_entity_id), ...numbers };
  return {
    id,
    content: { ...content, aliases: [...content.aliases] },
    logo,
    program,
    organiser,
    administrator: { email: administrator.trim(), language },
    is_training: isTraining,
  };
}

/** What is wrong with a partner that is to be opened, for the list above its form. */
export function problemsOfOpening(
  { words, program, written }: Opening,
  say: ReturnType<typeof useLanguage>['say'],
) {
  return [
    ...problemsOfWords(words).map(({ field, text }) => ({
      field,
      label: say(texts[field]),
      text: say(text),
    })),
    ...(program ? [] : [{ field: 'program', label: say(texts.program), text: say(texts.needed) }]),
    ...problemsOf(written.content, say),
  ];
}

interface WordProblem {
  readonly field: Asked;
  readonly text: Message;
}

/** What of the beginning is not given, or is not what it should be. */
function problemsOfWords(words: typeof noWords): readonly WordProblem[] {
  return (Object.keys(words) as Asked[]).flatMap((field): WordProblem[] => {
    const text = words[field].trim();
    const register = registerNames.find((each) => each === field);
    if (register) return isWrongNumber(register, text) ? [{ field, text: texts.wrong_number }] : [];
    if (text === '') return [{ field, text: texts.needed }];
    if (field === 'id' && !hostLabel.test(text)) return [{ field, text: ruleMessages.host }];
    if (field === 'administrator' && !emailAddress.test(text)) return [{ field, text: ruleMessages.email }];
    const isNumber = field !== 'obliged_entity_id' || /^[1-9]\d{0,8}$/.test(text);
    return isNumber ? [] : [{ field, text: texts.whole_number }];
  });
}

/** An empty one is none, and not wrong. */
function isWrongNumber(register: RegisterName, typed: string): boolean {
  const number = normaliseRegisterNumber(register, typed);
  return number !== null && !isRegisterNumber(register, number);
}

interface OpeningFieldsProps {
  readonly answer: PlatformAnswer;
  readonly typed: Opening;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (over: Partial<Opening>) => void;
}

/** What a partner begins with: its address, its programme, its organiser and its administrator. */
export function OpeningFields({ answer, typed, errorOf, onChange }: OpeningFieldsProps) {
  const { say } = useLanguage();
  const { words, program } = typed;
  const field = (name: Asked, help?: string) => (
    <TextField
      key={name}
      name={name}
      label={say(texts[name])}
      help={help}
      maxLength={name === 'id' ? 63 : 255}
      value={words[name]}
      error={errorOf(name)}
      onChange={(value) => onChange({ words: { ...words, [name]: value } })}
    />
  );
  return (
    <fieldset className={styles.section}>
      <legend>{say(texts.beginning)}</legend>
      <div className={styles.fields}>
        {field('id', say(texts.id_help, { domain: answer.domain }))}
        {field('administrator', say(texts.administrator_help))}
        <SelectField
          name="program"
          label={say(texts.program)}
          help={say(texts.program_help)}
          emptyText={say(texts.choose)}
          value={program}
          error={errorOf('program')}
          options={answer.programs.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(chosen) => onChange({ program: chosen })}
        />
        {(['organiser_name', 'organiser_address', 'obliged_entity_id'] as const).map((name) => field(name))}
        {registerNames.map((name) => field(name, say(texts.number_help)))}
      </div>
      <CheckField
        name="is_training"
        label={say(texts.is_training)}
        checked={typed.isTraining}
        onChange={(isTraining) => onChange({ isTraining })}
      />
      <p>{say(texts.training_help)}</p>
    </fieldset>
  );
}
