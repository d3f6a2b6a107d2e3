import { partnerFile } from '@ndp/contract/desk/partner.ts';
import { openPartner, type PlatformAnswer, readPlatform } from '@ndp/contract/desk/platform.ts';
import { hostLabel } from '@ndp/domain/partners/look.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { Button } from '@ndp/ui/button.tsx';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { JsonFile } from '../json-file.tsx';
import { deskMessages } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import { useAct } from '../use-act.ts';
import { useLoaded } from '../use-loaded.ts';
import { ruleMessages, partnerMessages as texts } from './messages.ts';
import styles from './partner.module.css';
import { PartnerFields, problemsOf, type WrittenPartner } from './partner-fields.tsx';

const empty: WrittenPartner = {
  content: {
    ...{ title: '', brand_title: '', primary_color: null, secondary_color: null, is_logo_inverse: false },
    ...{ aliases: [], contact_email: '', contact_phone: '', sender_name: null, reply_email: null },
  },
  logo: null,
};
const noWords = {
  id: '',
  organiser_name: '',
  organiser_address: '',
  obliged_entity_id: '',
  administrator: '',
};
type Asked = keyof typeof noWords;

interface WordProblem {
  readonly field: Asked;
  readonly text: Message;
}

/** Opens a partner: its address, look and contact, the programme it begins with, and who sees to the rest. */
export function OpenPage() {
  const { say, language } = useLanguage();
  const loaded = useLoaded(`platform`, () => askDesk(language, readPlatform, { params: {} }));
  const [later, setLater] = useState<PlatformAnswer>();
  const [written, setWritten] = useState(empty);
  const [words, setWords] = useState(noWords);
  const [program, setProgram] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<string>();
  const acting = useAct();
  const answer = later ?? loaded.answer;
  if (!answer) {
    const wait = <p role="status">{say(deskMessages.loading)}</p>;
    return loaded.failure ? <Failure failure={loaded.failure} onAgain={loaded.again} /> : wait;
  }
  const problems = [
    ...problemsOfWords(words).map(({ field, text }) => ({
      field,
      label: say(texts[field]),
      text: say(text),
    })),
    ...(program ? [] : [{ field: 'program', label: say(texts.program), text: say(texts.needed) }]),
    ...problemsOf(written.content, say),
  ];
  const errorOf = (name: string) =>
    attempt > 0 ? problems.find(({ field }) => field === name)?.text : undefined;
  const open = async () => {
    setAttempt(attempt + 1);
    setOpened(undefined);
    if (problems.length > 0 || !program) return;
    const { id, administrator, organiser_name: name, organiser_address: address } = words;
    const content = { ...written.content, aliases: [...written.content.aliases] };
    const organiser = { name, address, obliged_entity_id: Number(words.obliged_entity_id) };
    const body = { id, content, logo: written.logo, program, organiser, administrator };
    const isOpen = await acting.run(async () => {
      setLater(await askDesk(language, openPartner, { params: {}, body }));
    });
    if (!isOpen) return;
    setOpened(id);
    setWritten(empty);
    setWords(noWords);
    setProgram(undefined);
    setAttempt(0);
    scrollTo(0, 0);
  };
  const field = (name: Asked, help?: string) => (
    <TextField
      key={name}
      name={name}
      label={say(texts[name])}
      help={help}
      maxLength={name === 'id' ? 63 : 255}
      value={words[name]}
      error={errorOf(name)}
      onChange={(typed) => setWords({ ...words, [name]: typed })}
    />
  );
  const address = answer.partners.find(({ id }) => id === opened)?.address;
  return (
    <>
      <h1>{say(texts.open_title)}</h1>
      <p>{say(texts.open_lead)}</p>
      {address && (
        <Notice tone="success" announce="status" title={say(texts.opened)}>
          {say(texts.opened_at)} <a href={address}>{address}</a>
        </Notice>
      )}
      <ErrorSummary title={say(texts.problems)} attempt={attempt} items={attempt > 0 ? problems : []} />
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
            onChange={setProgram}
          />
          {(['organiser_name', 'organiser_address', 'obliged_entity_id'] as const).map((name) => field(name))}
        </div>
      </fieldset>
      <PartnerFields
        {...written}
        domain={answer.domain}
        usual={answer.usual}
        isTried={attempt > 0}
        onChange={setWritten}
      />
      <Failure failure={acting.failure} />
      <div className={styles.acts}>
        <Button busy={acting.isBusy} onClick={() => void open()}>
          {say(texts.open)}
        </Button>
        <JsonFile
          label={texts.read_file}
          unfit={texts.file_unfit}
          schema={partnerFile}
          onRead={({ content, logo }) => setWritten({ content, logo })}
        />
      </div>
      <h2>{say(texts.all)}</h2>
      <ul>
        {answer.partners.map(({ id, title, address: at }) => (
          <li key={id}>
            {title}: <a href={at}>{at}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What of the beginning is not given, or is not what it should be. */
function problemsOfWords(words: typeof noWords): readonly WordProblem[] {
  return (Object.keys(words) as Asked[]).flatMap((field): WordProblem[] => {
    const text = words[field].trim();
    if (text === '') return [{ field, text: texts.needed }];
    if (field === 'id' && !hostLabel.test(text)) return [{ field, text: ruleMessages.host }];
    const isNumber = field !== 'obliged_entity_id' || /^[1-9]\d{0,8}$/.test(text);
    return isNumber ? [] : [{ field, text: texts.whole_number }];
  });
}
