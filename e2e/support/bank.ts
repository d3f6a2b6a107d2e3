import { readFileSync, writeFileSync } from 'node:fs';
import { camtOf, transfersIn } from '@ndp/personas/made-up-bank.ts';
import type { TestInfo } from '@playwright/test';
import { operate } from './operator.ts';
import { today } from './today.ts';

/** From which account the made-up organiser pays. */
export const payer = {
  payer_name: 'MPEC S.A.',
  payer_address: 'ul. Przykładowa 1, Kraków',
  payer_account: '61109010140000071219812874',
} as const;

/** What the bank says once it has carried out every transfer of a file. */
export function statementFor(pain: string, number = Date.now() % 1_000_000): string {
  return camtOf({ ...transfersIn(pain), number, day: today(), openingGr: 9_000_000_00 });
}

/** Pays one case by commands, until the bank has booked it: two operators, a file and a statement. */
export async function payByCommand(reference: string, info: Pick<TestInfo, 'outputPath'>): Promise<void> {
  const [file, statement] = [info.outputPath('przelewy.xml'), info.outputPath('wyciag.xml')];
  const { payer_name: name, payer_address: address, payer_account: account } = payer;
  const of = ['--partner', 'mpec'];
  const bank = ['--payer', name, '--address', address, '--account', account, '--format', 'pain.001.001.09'];
  await operate('pay-setup', ...of, ...bank);
  await operate('pay-propose', reference, '--cost', '30000,00');
  await operate('pay-approve', reference, '--as', 'Zofia');
  // Somebody at the desk may have put it into a batch already; then it is paid from there.
  const isMade = await operate('pay-file', ...of, '--reference', reference, '--out', file).then(
    () => true,
    () => false,
  );
  if (!isMade) return;
  writeFileSync(statement, statementFor(readFileSync(file, 'utf8')));
  // Who took the file does not book it by a statement of their own.
  await operate('pay-statement', ...of, '--statement', statement, '--as', 'Zofia');
}
