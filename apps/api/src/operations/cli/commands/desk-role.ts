import { deskRoles } from '@ndp/contract/desk/permissions.ts';
import { say } from '@ndp/flows/message.ts';
import { knowPerson } from '../../../features/desk/people.ts';
import { giveRole, takeRole } from '../../../features/desk/roles.ts';
import type { Config } from '../../../platform/config/config.ts';
import { publicOrigin } from '../../../platform/config/hosts.ts';
import { need } from '../arguments.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { findPartner } from '../find-application.ts';
import { deskMessages as messages } from '../messages.ts';

/** Gives somebody their first role at the desk; further ones an administrator gives there. */
export const deskRole: Command = {
  name: 'desk-role',
  summary: {
    pl: 'daje osobie rolę przy biurku partnera; --take ją odbiera',
    en: 'gives a person a role at a partner’s desk; --take takes it away',
  },
  operands: ['subject'],
  options: [{ name: 'partner', isRequired: true }, { name: 'role', isRequired: true }, { name: 'take' }],
  run: change,
};

async function change({ trx, context, given, language, now }: Work): Promise<Answer> {
  const issuer = issuerOf(context.config);
  if (!issuer) throw new CommandRefused(messages.closed);
  const { id: partnerId } = await findPartner(trx, given);
  const role = deskRoles.find((each) => each === given.role);
  if (!role) throw new RangeError(`${given.role} is no role`);
  const store = { db: trx, keys: context.keys };
  const { id: personId } = await knowPerson(store, { issuer, subject: need(given, 'subject') }, now);
  const isTaken = given.take !== undefined;
  const roleOf = { partnerId, personId, role };
  await (isTaken ? takeRole(trx, roleOf) : giveRole(trx, roleOf, now));
  const sentence = isTaken ? messages.taken : messages.given;
  return {
    blocks: [{ lines: [say(sentence, language, { role, partner: partnerId })] }],
    details: { person: personId },
  };
}

/** As people are known by; undefined: the desk is closed. */
function issuerOf(config: Config): string | undefined {
  const { desk } = config;
  if (desk.issuer === 'none') return undefined;
  return desk.issuer === 'embedded' ? publicOrigin('id', config) : desk.url;
}
