import { useLanguage } from '@ndp/flows/language.tsx';
import { languages } from '@ndp/flows/message.ts';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { DayField } from '../day-field.tsx';
import { polishToday } from '../polish-today.ts';
import { paperMessages as texts } from './messages.ts';
import type { Sheet } from './use-paper.ts';

interface SheetFieldsProps {
  readonly sheet: Sheet;
  readonly change: (patch: Partial<Sheet>) => void;
  readonly problem: (field: string) => string | undefined;
}

const languageNames = { pl: texts.polish, en: texts.english };

/** When the form came, and to whom its link goes. */
export function SheetFields({ sheet, change, problem }: SheetFieldsProps) {
  const { say } = useLanguage();
  return (
    <section aria-labelledby="sheet">
      <h2 id="sheet">{say(texts.sheet)}</h2>
      <DayField
        name="came_on"
        label={say(texts.came_on)}
        value={sheet.came_on}
        max={polishToday()}
        error={problem('came_on')}
        onChange={(came_on) => change({ came_on })}
      />
      {(['first_name', 'last_name'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={say(texts[name])}
          value={sheet[name]}
          required
          width="medium"
          error={problem(name)}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <TextField
        name="email"
        type="email"
        label={say(texts.email)}
        help={say(texts.email_help)}
        value={sheet.email}
        required
        width="medium"
        error={problem('email')}
        onChange={(email) => change({ email })}
      />
      <ChoiceCards
        name="language"
        legend={say(texts.language)}
        columns={2}
        compact
        options={languages.map((value) => ({ value, label: say(languageNames[value]) }))}
        value={sheet.language}
        onChange={(language) => change({ language })}
      />
    </section>
  );
}
