import { highRoles } from '@ndp/contract/permissions.ts';
import { say } from '@ndp/flows/message.ts';
import { knowPerson } from '../../../features/desk/people.ts';
import { givePlatform, issuerOf, takePlatform } from '../../../features/desk/platform-administrators.ts';
import { changeRoleOnServer } from '../../../features/desk/role-on-server.ts';
import { need } from '../arguments.ts';
import { type Command, CommandRefused, type CommandResult, type Work } from '../command.ts';
import { findPartner } from '../find-application.ts';
import { deskMessages as messages } from '../messages.ts';

/** Gives a partner its first administrator and its first approver; further people get their roles at the desk. */
export const deskRole: Command = {
  name: 'desk-role',
  summary: {
    pl: 'daje partnerowi pierwszego administratora i pierwszą osobę zatwierdzającą, gdy nikt w panelu nie może; --take odbiera taką rolę',
    en: 'gives a partner its first administrator and its first approver where nobody at the desk can; --take takes such a role away',
  },
  operands: ['subject'],
  needs: ['partner', 'role'],
  takes: ['take'],
  run: change,
};

async function change({ trx, unit, context, given, language, now }: Work): Promise<CommandResult> {
  const issuer = issuerOf(context.config);
  if (!issuer) throw new CommandRefused(messages.closed);
  const { id: partnerId } = await findPartner(trx, given);
  const role = highRoles.find((each) => each === given.role);
  if (!role) throw new RangeError(`${given.role} is not given on the server`);
  const store = { db: trx, keys: context.keys };
  const { id: personId } = await knowPerson(store, { issuer, subject: need(given, 'subject') }, now);
  const isTaken = given.take !== undefined;
  await changeRoleOnServer(unit, { partnerId, personId, role, isGiven: !isTaken });
  const sentence = isTaken ? messages.taken : messages.given;
  return {
    lines: [say(sentence, language, { role, partner: partnerId })],
    details: { person: personId },
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

async function changePlatform({ trx, context, given, language, now }: Work): Promise<CommandResult> {
  const issuer = issuerOf(context.config);
  if (!issuer) throw new CommandRefused(messages.closed);
  const store = { db: trx, keys: context.keys };
  const { id } = await knowPerson(store, { issuer, subject: need(given, 'subject') }, now);
  const isTaken = given.take !== undefined;
  await (isTaken ? takePlatform(trx, id) : givePlatform(trx, id, now));
  const sentence = isTaken ? messages.platform_taken : messages.platform_given;
  return { lines: [say(sentence, language)], details: { person: id } };
}
