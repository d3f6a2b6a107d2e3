import type { Call } from '@ndp/contract/call.ts';
import type { applicationAnswer } from '@ndp/contract/calls/application.ts';
import * as calls from '@ndp/contract/calls/sections.ts';
import type { link } from '@ndp/contract/link.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import type * as z from 'zod/mini';
import { save } from '../../features/application/save.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { answerChange } from './answer-change.ts';

type SaveCall = Call<typeof link, z.ZodMiniType, z.ZodMiniType, typeof applicationAnswer>;

/** The call that saves each section. */
const saveCalls: Readonly<Record<SectionName, SaveCall>> = {
  client_info: calls.saveClientInfo,
  building_address: calls.saveBuildingAddress,
  building_info: calls.saveBuildingInfo,
  settlement: calls.saveSettlement,
  consent: calls.saveConsent,
};

/** One call for each section; each answers the whole application. */
export function mountSaveSections(http: Http): void {
  const { context } = http;
  for (const [name, call] of Object.entries(saveCalls)) {
    const section = name as SectionName;
    mount(http, call, async (input) => {
      const { seenRevision } = input;
      const { language } = input.caller;
      const answer = await answerChange(context, input, (unit, opened, body) =>
        save(unit, opened, context.statements, { section, body, seenRevision, language }),
      );
      if (!isOpen(answer.status)) context.wake();
      return answer;
    });
  }
}
