import { hideAgreement, showAgreement } from '@ndp/contract/calls/agreement-link.ts';
import { appealRefusal } from '@ndp/contract/calls/appeals.ts';
import { remindCoOwner } from '@ndp/contract/calls/co-owners.ts';
import { acceptProposal, answerCorrection, keepCorrectionWords } from '@ndp/contract/calls/corrections.ts';
import { answerHearing } from '@ndp/contract/calls/hearings.ts';
import { dismissHelper, inviteHelper, sendHelperLink } from '@ndp/contract/calls/helping.ts';
import {
  acknowledgement,
  acknowledgePaper,
  confirmEmail,
  confirmTerms,
  correctSection,
} from '@ndp/contract/calls/link-care.ts';
import { remindSigner, sendPapersLink, withdrawApplication } from '@ndp/contract/calls/papers.ts';
import { keepProjectDraft } from '@ndp/contract/calls/project.ts';
import { chooseTextMessages } from '@ndp/contract/calls/text-messages.ts';
import { toGrosze } from '@ndp/domain/money/grosze.ts';
import { coOwnerActs, faultsOf, typedIn } from '@ndp/flows/application/co-owners/faults.ts';
import { messageFiles } from '@ndp/flows/application/conversation/attachments.tsx';
import {
  acceptField,
  keepWordsField,
  wordsField,
} from '@ndp/flows/application/corrections/correction-panel.tsx';
import { pageOfSection } from '@ndp/flows/application/corrections/places.ts';
import { sentCorrection } from '@ndp/flows/application/corrections/remarks.ts';
import { helperInvitation } from '@ndp/flows/application/helping/invitation.ts';
import { termsFor } from '@ndp/flows/application/terms/step.ts';
import { say } from '@ndp/flows/message.ts';
import { projectPath } from '../application/application-store.ts';
import { savingMessages } from '../application/messages.ts';
import { acknowledgeField } from '../application/paper/messages.ts';
import { termsField } from '../application/plain-fields.ts';
import { changeCoOwners, ownAddressesOf } from '../application/use-co-owners.ts';
import { type Address, hrefOf } from '../routing/addresses.ts';
import { type CaseForm, refused, textIn } from './case-form.ts';
import { dutyActs } from './duty-actions.ts';
import { type ActionForm, answerWith, askFirst, type FormActions, fit } from './form-actions.ts';
import { linkOf } from './link-actions.ts';
import { fetchMessageFile, sendMessage, sendOffer } from './message-actions.ts';

const done = (of: string, text = '') => answerWith({ of, text });

/** Naming, reminding and taking back co-owners, on the overview and on the page of the statements. */
export const coOwnerCaseActs: FormActions<CaseForm> = {
  async [coOwnerActs.remove]({ form, params, ask, application, here }, of) {
    const id = form.get(of);
    await changeCoOwners(application, linkOf(params), (all) => all.filter((one) => one.id !== id), ask);
    return `${here}#co-owners`;
  },
  async [coOwnerActs.remind]({ form, params, ask, application }, of) {
    const person = application.co_owners.find(({ id }) => id === form.get(of));
    if (!person) return undefined;
    await ask(remindCoOwner, { params: { ...linkOf(params), co_owner: person.id } });
    return done(of, person.email);
  },
  async [coOwnerActs.add](act, of) {
    const { form, params, ask, application, here } = act;
    const person = typedIn({ typed: Object.fromEntries(form) });
    const { co_owners: coOwners } = application;
    const faults = faultsOf({ coOwners, ownAddresses: ownAddressesOf(application) }, person);
    if (Object.keys(faults).length > 0) return refused(of, '', act);
    await changeCoOwners(application, linkOf(params), (all) => [...all, person], ask);
    return `${here}#co-owners`;
  },
};

/** Keeps everything that is said to what the office asks, as far as it is new. */
async function keepAllWords({ form, params, ask, application }: CaseForm): Promise<void> {
  for (const { place, answer } of sentCorrection(application.corrections)?.items ?? []) {
    const field = wordsField(place);
    const words = form.has(field) ? textIn(form, field) : answer;
    if (words !== answer) await ask(keepCorrectionWords, { params: linkOf(params), body: { place, words } });
  }
}

/** Words and ways of a request for corrections, and giving up one that is half made. */
export const correctionActs: FormActions<CaseForm> = {
  async give_up({ params, ask, application }) {
    const { version = 0 } = application.drafts[projectPath] ?? {};
    await ask(keepProjectDraft, { params: linkOf(params), body: { typed: {}, version } });
    return undefined;
  },
  async correct_item(act, of) {
    await keepAllWords(act);
    const [section = '', field] = (act.form.get(of) ?? '').split(' ');
    return correct(act, section, field);
  },
  async [acceptField](act, of) {
    await keepAllWords(act);
    const { round = 0 } = sentCorrection(act.application.corrections) ?? {};
    const link = linkOf(act.params);
    await act.ask(acceptProposal, { params: link, body: { place: act.form.get(of) ?? '', round } });
    return hrefOf({ to: '/additional-data/check/$id/$token', params: link });
  },
  async answer_correction(act) {
    await keepAllWords(act);
    await act.ask(answerCorrection, { params: linkOf(act.params) });
    return undefined;
  },
  async [keepWordsField](act, of) {
    await keepAllWords(act);
    return done(of);
  },
};

/** Opens the application again, and leads to what is to be corrected. */
async function correct({ params, ask }: CaseForm, section: string, field?: string): Promise<string> {
  const link = linkOf(params);
  await ask(correctSection, { params: link, body: { section: section as 'client_info' } });
  return hrefOf({
    to: '/additional-data/$step/$id/$token',
    params: { step: pageOfSection(section), ...link },
    search: { from: 'check', field },
  });
}

async function withdraw({ params, ask }: ActionForm) {
  await ask(withdrawApplication, { params: linkOf(params) });
  return undefined;
}

/** What can be done on the pages behind the link of an application, apart from its sections. */
export const caseActions: Readonly<Partial<Record<Address, FormActions<CaseForm>>>> = {
  '/additional-data/overview/$id/$token': {
    ...coOwnerCaseActs,
    ...correctionActs,
    ...dutyActs,
    async correct(act, of) {
      // A link to sign may be out, and correcting ends it: that is asked first, unless a correction was asked for.
      if (act.application.status !== 'correction_requested') return askFirst(act, of);
      return correct(act, act.form.get(of) ?? '');
    },
    correct_sure: (act, of) => correct(act, act.form.get(of) ?? ''),
    message: sendMessage,
    offer: sendOffer,
    [messageFiles.open]: fetchMessageFile,
    async appeal({ form, params, ask }, of) {
      const text = textIn(form, of);
      if (text === '') return refused(of, '', { form });
      await ask(appealRefusal, { params: linkOf(params), body: { text } });
      return undefined;
    },
    async explanation({ form, params, ask }, of) {
      const text = textIn(form, of);
      if (text === '') return refused(of, '', { form });
      await ask(answerHearing, { params: linkOf(params), body: { text } });
      return undefined;
    },
    async text_messages({ form, params, ask }, of) {
      const body = { wanted: form.get(of) === 'yes' };
      await ask(chooseTextMessages, { params: linkOf(params), body });
      return undefined;
    },
    async show_agreement({ params, ask }) {
      await ask(showAgreement, { params: linkOf(params) });
      return undefined;
    },
    async hide_agreement({ params, ask }) {
      await ask(hideAgreement, { params: linkOf(params) });
      return undefined;
    },
    async remind({ params, ask }, of) {
      await ask(remindSigner, { params: linkOf(params) });
      return done(of);
    },
    async send_papers(act, of) {
      const { status } = await act.ask(sendPapersLink, { params: linkOf(act.params) });
      return status === 'later' ? refused(of, say(savingMessages.papersLater, act.language), act) : done(of);
    },
    withdraw,
  },
  '/additional-data/check/$id/$token': {
    ...correctionActs,
    async [termsField]({ form, params, ask, application }) {
      const ticked = (field: string) => form.has(field);
      const typed = {
        terms_amount: form.get('terms_amount') ?? '',
        not_sold: ticked('not_sold'),
        kept_years: ticked('kept_years'),
        own_account: ticked('own_account'),
      };
      const body = fit(termsFor(toGrosze(application.quote ?? 0)), typed);
      await ask(confirmTerms, { params: linkOf(params), body });
      return undefined;
    },
  },
  '/additional-data/helper/$id/$token': {
    async invite({ form, params, ask }) {
      const said = (field: string) => form.get(field) ?? '';
      const typed = { name: said('name'), email: said('email'), signed_as: said('signed_as') };
      await ask(inviteHelper, { params: linkOf(params), body: fit(helperInvitation, typed) });
      return undefined;
    },
    async helper_link({ params, ask }, of) {
      await ask(sendHelperLink, { params: linkOf(params) });
      return done(of);
    },
    dismiss: askFirst,
    async dismiss_sure({ params, ask }) {
      await ask(dismissHelper, { params: linkOf(params) });
      return undefined;
    },
  },
  '/additional-data/paper/$id/$token': {
    async [acknowledgeField]({ form, params, ask }) {
      const body = fit(acknowledgement, { gdpr_consent: form.has('gdpr_consent') });
      await ask(acknowledgePaper, { params: linkOf(params), body });
      return undefined;
    },
  },
  '/additional-data/call-back/$id/$token': {
    async confirm({ params, ask }) {
      await ask(confirmEmail, { params: linkOf(params) });
      return undefined;
    },
    withdraw,
  },
};
