import { overviewOf } from '@ndp/personas/overview-of.ts';
import { homeOwner } from '@ndp/personas/personas.ts';

export const sampleId = '7f0c2f4e-0000-4000-8000-000000000000';

const overview = overviewOf(homeOwner);

/** The application of an invented home owner as its link tells it: everything saved, and what is given on top. */
export function applicationWith(more: object): object {
  return {
    ...overview,
    ...{
      id: sampleId,
      kind: 'estimate',
      status: 'in_completion',
      language: 'pl',
      quote: 3833,
      zero_cause: null,
    },
    project: {
      ...overview.project,
      ...{ note: null, obliged_entity: { id: 1 }, heater_installer_name: null, heater_installer_key: null },
    },
    ...{ consent: null, drafts: {}, history: [], co_owners: [], second_address: null, helper: null },
    ...{
      actions: ['withdraw'],
      next: null,
      usual_days: null,
      can_be_corrected: false,
      can_correct_project: true,
      can_be_withdrawn: true,
      payment: null,
    },
    ...{
      paper: null,
      terms_confirmed_at: null,
      draft_expires_on: '2026-12-23',
      signing: null,
      deadlines: [],
      done_duties: [],
      running: [],
      duty_handover: null,
      may_be_under_way: false,
    },
    ...{ can_be_sent: true, last_days: { send: '2026-12-23', sign: '2026-12-24', finish: '2026-12-31' } },
    ...{
      corrections: [],
      text_messages: null,
      messages: [],
      refusal: null,
      hearing: null,
      revision: 7,
      agreement_link: null,
      account_proof: null,
    },
    ...more,
  };
}
