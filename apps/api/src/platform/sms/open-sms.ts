import type { CoreContext } from '../context.ts';
import { mailboxSms } from './mailbox-sms.ts';
import type { SmsPort } from './port.ts';
import { smsapi } from './smsapi.ts';

/** The way out for text messages that is set; undefined: there is none. */
export function openSms({
  config: { sms },
  db,
  clock,
}: Pick<CoreContext, 'config' | 'db' | 'clock'>): SmsPort | undefined {
  if (sms.via === 'smsapi') return smsapi(sms);
  return sms.via === 'mailbox' ? mailboxSms(db, clock) : undefined;
}
