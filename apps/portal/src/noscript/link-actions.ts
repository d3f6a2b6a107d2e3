import { answerCoOwnerRequest } from '@ndp/contract/calls/co-owners.ts';
import { answerInvitation } from '@ndp/contract/calls/helping.ts';
import { sendNewLink } from '@ndp/contract/calls/link-care.ts';
import { answerNotices } from '@ndp/contract/calls/notices.ts';
import { answerOpening, waitForOpening } from '@ndp/contract/calls/opening.ts';
import { getPapers, getSignedPaper } from '@ndp/contract/calls/papers.ts';
import {
  confirmNotMe,
  erasePersonalData,
  getPersonalData,
  getPersonalDataFile,
} from '@ndp/contract/calls/privacy.ts';
import type { Link } from '@ndp/contract/link.ts';
import { coOwnerStatementVersion } from '@ndp/flows/application/co-owners/messages.ts';
import { coOwnerAnswer } from '@ndp/flows/application/co-owners/rules.ts';
import { submit } from '@ndp/flows/estimate/submit/step.ts';
import { say } from '@ndp/flows/message.ts';
import { helpingWith } from '../application/application-store.ts';
import { notOpenMessages } from '../opening/messages.ts';
import { newLinkMessages } from '../page/new-link/messages.ts';
import { fileFields } from '../papers/paper-card.tsx';
import type { Address } from '../routing/addresses.ts';
import { type ActionForm, answerWith, askFirst, type FormActions, fit } from './form-actions.ts';
import { heldActions } from './held-actions.ts';
import { callsFor } from './known.ts';
import { keepLinkDraft } from './link-draft.ts';

/** A form of one address, on whatever page it stands. */
const emailOf = ({ form }: ActionForm) => fit(submit.schema, { email: form.get('email') ?? '' });

/** Wherever a link has died: a new one is asked for. */
export const anywhere: FormActions = {
  async new_link(act, of) {
    await act.ask(sendNewLink, { body: emailOf(act) as { email: string } });
    return answerWith({ of, text: say(newLinkMessages.sent, act.language) });
  },
  async wait(act, of) {
    await act.ask(waitForOpening, { body: emailOf(act) as { email: string } });
    return answerWith({ of, text: say(notOpenMessages.sent, act.language) });
  },
};

/** What can be done behind the links of mails that open no application. */
export const linkActions: Readonly<Partial<Record<Address, FormActions>>> = {
  '/grant/co-owner/$token': {
    change: askFirst,
    async answer_request({ form, params, ask }) {
      const said = fit(coOwnerAnswer, {
        answer: form.get('answer') ?? undefined,
        typed_name: form.get('typed_name') ?? '',
        // Only an objection has a reason; without script its field stands there for either answer.
        reason: form.get('answer') === 'object' ? form.get('reason') : null,
      });
      const summary_hash = form.get('summary_hash') ?? '';
      const body = { ...said, statement: coOwnerStatementVersion, summary_hash };
      await ask(answerCoOwnerRequest, { params: tokenOf(params), body });
      return undefined;
    },
  },
  '/grant/help/$token': {
    async hand_over({ params, ask }) {
      await ask(answerInvitation, { params: tokenOf(params), body: { answer: 'handed_over' } });
      return undefined;
    },
    decline: askFirst,
    async decline_sure({ params, ask }, of) {
      const { token } = tokenOf(params);
      await ask(answerInvitation, { params: { token }, body: { answer: 'declined' } });
      return answerWith({ of, text: '' }, { opened: helpingWith(token) });
    },
  },
  '/grant/duties/$token': heldActions,
  '/grant/notices/$token': {
    async state({ form, params, ask }) {
      const state = form.get('state') === 'stopped' ? 'stopped' : 'confirmed';
      await ask(answerNotices, { params: tokenOf(params), body: { state } });
      return undefined;
    },
  },
  '/grant/opening/$token': {
    async state({ form, params, ask }, of) {
      const state = form.get('state') === 'erased' ? 'erased' : 'confirmed';
      const loaded = await ask(answerOpening, { params: tokenOf(params), body: { state } });
      return state === 'erased' ? answerWith({ of, text: '' }, { loaded }) : undefined;
    },
  },
  '/grant/not-me/$id/$token': {
    async erase({ params, ask, visitor }, of) {
      await ask(confirmNotMe, { params: linkOf(params) });
      return { ...answerWith({ of, text: '' }, { loaded: undefined }), kept: keepLinkDraft(visitor) };
    },
  },
  '/grant/papers/$id/$token': {
    [fileFields.open]: (act, of) => paperOf(act, of),
    [fileFields.save]: (act, of) => paperOf(act, of),
    [fileFields.copy]: (act, of) => paperOf(act, of),
  },
  '/additional-data/your-data/$id/$token': {
    async download({ params, ask, visitor, language }) {
      const link = linkOf(params);
      const { reference } = await ask(getPersonalData, { params: link });
      const file = await callsFor(visitor, language).fetchFile(getPersonalDataFile, { params: link });
      return fileOf(file, { name: `${reference}.json`, isShown: false });
    },
    ask_erase: askFirst,
    async erase({ params, ask, visitor }, of) {
      const loaded = await ask(getPersonalData, { params: linkOf(params) });
      await ask(erasePersonalData, { params: linkOf(params) });
      return { ...answerWith({ of, text: '' }, { loaded }), kept: keepLinkDraft(visitor) };
    },
  },
};

async function paperOf({ form, params, ask, visitor, language }: ActionForm, of: string) {
  const { papers } = await ask(getPapers, { params: linkOf(params) });
  const chosen = papers.find(({ paper }) => paper === form.get(of));
  if (!chosen) return undefined;
  const copy = of === fileFields.copy ? ('en' as const) : undefined;
  const which = { ...linkOf(params), paper: chosen.paper };
  const file = await callsFor(visitor, language).fetchFile(getSignedPaper, {
    params: which,
    query: { copy },
  });
  return fileOf(file, { name: chosen.file_name, isShown: of !== fileFields.save });
}

/** A file in place of a page. */
export async function fileOf(file: Blob, how: { readonly name: string; readonly isShown: boolean }) {
  return { file: { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type, ...how } };
}

/** The parts of an address behind an application's link. */
export function linkOf({ id = '', token = '' }: ActionForm['params']): Link {
  return { id, token };
}

const tokenOf = ({ token = '' }: ActionForm['params']) => ({ token });
