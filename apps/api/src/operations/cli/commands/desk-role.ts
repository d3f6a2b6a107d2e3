import { deskRoles } from '@ndp/contract/desk/permissions.ts';
import { say } from '@ndp/flows/message.ts';
import { noteAction } from '../../../features/audit/note-action.ts';
import { knowPerson } from '../../../features/desk/people.ts';
import { givePlatform, issuerOf, takePlatform } from '../../../features/desk/platform-administrators.ts';
import { changeRoleOnServer } from '../../../features/desk/role-on-server.ts';
import { need } from '../arguments.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { findPartner } from '../find-application.ts';
import { deskMessages as messages } from '../messages.ts';

/** Gives the first administrator of a partner their role; further people get theirs at the desk. */
export const deskRole: Command = {
  name: 'desk-role',
  summary: {
    pl: 'daje osobie rolę w panelu partnera; --take ją odbiera. Administratora i osobę zatwierdzającą tylko tam, gdzie nikt w panelu nie może',
    en: 'gives a person a role at a partner’s desk; --take takes it away. Administrators and approvers only where nobody at the desk can',
  },
  operands: ['subject'],
  needs: ['partner', 'role'],
  takes: ['take'],
  run: change,
};

async function change({ trx, unit, context, given, language, operator, now }: Work): Promise<Answer> {
  const issuer = issuerOf(context.config);
  if (!issuer) throw new CommandRefused(messages.closed);
  const { id: partnerId } = await findPartner(trx, given);
  const role = deskRoles.find((each) => each === given.role);
  if (!role) throw new RangeError(`${given.role} is no role`);
  const store = { db: trx, keys: context.keys };
  const { id: personId } = await knowPerson(store, { issuer, subject: need(given, 'subject') }, now);
  const isTaken = given.take !== undefined;
  const { left } = await changeRoleOnServer(unit, { partnerId, personId, role, isGiven: !isTaken });
  for (const { id, reference } of left) {
    const row = {
      at: now,
      operator,
      action: 'desk-role',
      partner_id: partnerId,
      application_id: id,
      reference,
    };
    const details = { to: 'nobody', left: 'yes' };
    await noteAction(trx, context.keys, { ...row, details, outcome: 'done', refusal: null });
  }
  const sentence = isTaken ? messages.taken : messages.given;
  return {
    blocks: [{ lines: [say(sentence, language, { role, partner: partnerId })] }],
    details: { person: personId, ...(left.length > 0 ? { left: left.length } : {}) },
  };
}

/** Lets somebody open partners at the desk. */
export const deskPlatform: Command = {
  name: 'desk-platform',
  summary: {
    pl: 'pozwala osobie otwierać partnerów w panelu; --take to odbiera',
    en: 'lets a person open partners at the desk; --take takes it away',
  },
  operands: ['subject'],
  takes: ['take'],
  run: changePlatform,
};

async function changePlatform({ trx, context, given, language, now }: Work): Promise<Answer> {
  const issuer = issuerOf(context.config);
  if (!issuer) throw new CommandRefused(messages.closed);
  const store = { db: trx, keys: context.keys };
  const { id } = await knowPerson(store, { issuer, subject: need(given, 'subject') }, now);
  const isTaken = given.take !== undefined;
  await (isTaken ? takePlatform(trx, id) : givePlatform(trx, id, now));
  const sentence = isTaken ? messages.platform_taken : messages.platform_given;
  return { blocks: [{ lines: [say(sentence, language)] }], details: { person: id } };
}
