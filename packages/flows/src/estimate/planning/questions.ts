import type { AnswersTo, Questions, Row, Tell } from '../../question.ts';
import { consentMessages } from '../consent-messages.ts';
import { type InstallerChoice, installerName } from './installer-name.ts';
import { planningMessages as messages } from './messages.ts';
import type { planningFields } from './step.ts';

/** Documents name who installs; a programme with a list of installers has its own names for the choice. */
type Named = {
  readonly installer?: string;
} & InstallerChoice;

const otherFunding = ({ is_other_funding: isFunded }: AnswersTo<typeof planningFields>, { say }: Tell) =>
  isFunded == null ? null : say(isFunded ? { pl: 'tak', en: 'yes' } : { pl: 'nie', en: 'no' });

const planned: Row<AnswersTo<typeof planningFields>> = {
  label: { pl: 'Planowane zakończenie', en: 'Planned completion' },
  value: ({ planned_completion_date: date }, { day }) => date && day(date),
};

/** In the order the application prints them. */
export const planningQuestions = {
  is_existing_heat_source_eliminated: {
    label: messages.eliminated,
    shown: {
      label: { pl: 'Stare źródło ciepła', en: 'Existing heat source' },
      value: ({ is_existing_heat_source_eliminated: isPromised }, { say }) =>
        isPromised ? say({ pl: 'zostanie zlikwidowane', en: 'will be removed' }) : null,
    },
    printed: {
      label: { pl: 'Likwidacja dotychczasowego źródła', en: 'Removal of the existing source' },
      value: ({ is_existing_heat_source_eliminated: isPromised }, { say }) =>
        isPromised
          ? say({
              pl: 'tak, zostanie zlikwidowane albo trwale wyłączone z użytku',
              en: 'yes, it will be removed or put out of use for good',
            })
          : null,
    },
  },
  heater_model_name: {
    label: messages.model,
    shown: { label: { pl: 'Urządzenie', en: 'Device' } },
    printed: { label: { pl: 'Nazwa i model', en: 'Name and model' } },
  },
  selected_installer: {
    label: messages.installer,
    shown: { label: { pl: 'Wykonawca', en: 'Installer' }, value: installerName },
    printed: { label: { pl: 'Wykonawca', en: 'Installer' }, value: ({ installer }) => installer },
  },
  will_install_by: {
    label: messages.company_name,
    shown: { with: 'selected_installer' },
    printed: { with: 'selected_installer' },
  },
  planned_completion_date: { label: messages.completion_date, shown: planned, printed: planned },
  is_other_funding: {
    label: messages.other_funding,
    shown: { label: { pl: 'Inne dofinansowanie', en: 'Other funding' }, value: otherFunding },
    printed: {
      label: { pl: 'Inne dofinansowanie tego przedsięwzięcia', en: 'Other funding of this project' },
      value: otherFunding,
    },
  },
  note: {
    label: messages.note,
    shown: { label: { pl: 'Uwagi', en: 'Comments' } },
    printed: { leftOut: 'a remark to the office, no part of what is agreed' },
  },
  gdpr_consent: {
    label: consentMessages.consent,
    shown: { leftOut: 'given for the estimate; the application asks for consents of its own' },
    printed: { leftOut: 'given for the estimate; the application asks for consents of its own' },
  },
} satisfies Questions<typeof planningFields, Named>;
