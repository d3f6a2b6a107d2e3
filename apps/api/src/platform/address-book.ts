import { type CurrentRegister, openCurrentRegister } from '@ndp/register/current-register.ts';
import type { Register } from '@ndp/register/register.ts';
import type { Log } from './log.ts';
import { Refusal } from './refusals.ts';

/** How often a newly imported register is looked for, ms. */
const refreshMs = 60_000;

/** The address register could not be opened. */
export class AddressesAway extends Refusal {
  readonly code = 'ADDRESSES_AWAY';
  readonly status = 503;
  readonly sentence = {
    pl: 'Lista miejscowości jest chwilowo niedostępna. Wpisz adres ręcznie albo spróbuj ponownie za chwilę.',
    en: 'The list of places is unavailable for the moment. Type the address in, or try again shortly.',
  };
}

/** The address register in memory. */
export interface AddressBook {
  /** @throws {AddressesAway} it could not be opened yet */
  register(): Register;
}

export interface OpenableAddressBook extends AddressBook {
  /** Opens it and keeps looking for a newer one; what goes wrong is told to the log. */
  open(log: Log<'warn'>): void;
  close(): void;
}

/**
 * A book over the register imported last, or the shipped one. One that cannot be opened does not keep the server
 * from starting, because every part of an address can be typed; it is tried again every minute.
 */
export function newAddressBook(folders: { dataDir: string; shipped: string }): OpenableAddressBook {
  let current: CurrentRegister | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = (log: Log<'warn'>) => {
    try {
      if (current) current.refresh();
      else current = openCurrentRegister(folders);
    } catch (cause) {
      log.warn({}, `${(cause as Error).message}. Until it can be opened, addresses are typed by hand.`);
    }
  };
  return {
    register() {
      if (!current) throw new AddressesAway();
      return current.get();
    },
    open(log) {
      look(log);
      timer = setInterval(() => look(log), refreshMs);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
}
