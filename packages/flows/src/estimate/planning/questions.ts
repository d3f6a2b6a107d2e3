import type { AnswersTo, Questions, Row } from '../../question.ts';
import { consentMessages } from '../consent-messages.ts';
import { planningMessages as messages } from './messages.ts';
import type { planningFields } from './step.ts';

/** Documents name who installs. */
type Named = {
  readonly installer?: string;
};

const planned: Row<AnswersTo<typeof planningFields>> = {
  label: { pl: 'Planowane zakończenie', en: 'Planned completion' },
  value: ({ planned_completion_date: date }, { day }) => date && day(date),
};

/** In the order the application prints them. */
export const planningQuestions = {
  is_existing_heat_source_eliminated: {
    label: messages.eliminated,
    shown: { leftOut: 'everybody promises it, or the estimate is not sent' },
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
    shown: { leftOut: 'may still change until the documents are made; they name the installer' },
    printed: { label: { pl: 'Wykonawca', en: 'Installer' }, value: ({ installer }) => installer },
  },
  will_install_by: {
    label: messages.company_name,
    shown: { leftOut: 'may still change until the documents are made; they name the installer' },
    printed: { with: 'selected_installer' },
  },
  planned_completion_date: { label: messages.completion_date, shown: planned, printed: planned },
  is_other_funding: {
    label: messages.other_funding,
    shown: { leftOut: 'does not change the amount; the documents say it' },
    printed: {
      label: { pl: 'Inne dofinansowanie tego przedsięwzięcia', en: 'Other funding of this project' },
      value: ({ is_other_funding: isFunded }, { say }) =>
        isFunded == null ? null : say(isFunded ? { pl: 'tak', en: 'yes' } : { pl: 'nie', en: 'no' }),
    },
  },
  note: {
    label: messages.note,
    shown: { leftOut: 'a remark to the office' },
    printed: { leftOut: 'a remark to the office, no part of what is agreed' },
  },
  gdpr_consent: {
    label: consentMessages.consent,
    shown: { leftOut: 'given for the estimate; the application asks for consents of its own' },
    printed: { leftOut: 'given for the estimate; the application asks for consents of its own' },
  },
} satisfies Questions<typeof planningFields, Named>;
