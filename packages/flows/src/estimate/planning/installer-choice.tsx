import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { bindText } from '../../form/bind-field.tsx';
import { fieldMessages } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps } from '../../screen.tsx';
import { planningMessages as messages } from './messages.ts';
import type { PlanningAnswers } from './step.ts';
import { byTheCustomer, longestInstaller, notListed } from './step.ts';

/** Who will install: one of the programme's list when it has one, another company, or the applicant. */
export function InstallerChoice(props: ScreenProps<PlanningAnswers>) {
  const { draft, change, problem, program } = props;
  const { say } = useLanguage();
  const listed = program.installer.kind === 'from-list' ? program.installer.installers : [];
  const hasList = listed.length > 0;
  const isEven = listed.length % 2 === 0;
  return (
    <>
      <ChoiceCards
        name="selected_installer"
        legend={say(messages.installer)}
        {...(hasList ? { help: say(messages.installer_listed_help) } : {})}
        columns={isEven ? 2 : 1}
        compact
        options={[
          ...listed.map(({ key, name, town }) => ({ value: key, label: name, description: town })),
          { value: notListed, label: say(hasList ? messages.not_listed : messages.company) },
          { value: byTheCustomer, label: say(messages.by_customer) },
        ]}
        value={draft.selected_installer}
        onChange={(selected_installer) =>
          change({
            selected_installer,
            will_install_by: selected_installer === notListed ? draft.will_install_by : undefined,
          })
        }
        error={problem('selected_installer')}
      />
      {draft.selected_installer === notListed && (
        <TextField
          {...bindText(props, 'will_install_by')}
          label={say(messages.company_name)}
          help={say(messages.company_name_help)}
          {...(hasList ? { required: true } : { optionalText: say(fieldMessages.optional) })}
          autoComplete="off"
          maxLength={longestInstaller}
        />
      )}
    </>
  );
}
