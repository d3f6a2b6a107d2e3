import { type CurrentRegister, openCurrentRegister } from '@ndp/register/current-register.ts';
import type { Register } from '@ndp/register/register.ts';
import type { Log } from './log.ts';
import { refusal } from './refusals.ts';

/** How often a newly imported register is looked for, ms. */
const refreshMs = 60_000;

/** The address register could not be opened. */
export class AddressesAway extends refusal(503, {
  pl: 'Lista miejscowości jest chwilowo niedostępna. Wpisz adres ręcznie albo spróbuj ponownie za chwilę.',
  en: 'The list of places is unavailable for the moment. Type the address in, or try again shortly.',
}) {}

/** The address register in memory. */
export interface AddressBook {
  /** @throws {AddressesAway} it could not be opened yet */
  register(): Register;
}

/** The register if it is open: without it no municipality is named. */
export function registerIn(addresses: AddressBook | undefined): Register | undefined {
  try {
    return addresses?.register();
  } catch {
    return undefined;
  }
}

export interface OpenableAddressBook extends AddressBook {
  /** Lets it be asked, and keeps looking for a newer one; what goes wrong is told to the log. */
  open(log: Log<'warn'>): void;
  close(): void;
}

/**
 * A book over the register imported last, or the shipped one, which is read when it is first asked. One that cannot be
 * opened stops nothing, because every part of an address can be typed; it is tried again every minute.
 */
export function newAddressBook(folders: { dataDir: string; shipped: string }): OpenableAddressBook {
  let current: CurrentRegister | undefined;
  let timer: NodeJS.Timeout | undefined;
  let reported: Log<'warn'> | undefined;
  let isWanted = false;
  const look = () => {
    try {
      if (current) current.refresh();
      else current = openCurrentRegister(folders);
    } catch (cause) {
      reported?.warn({}, `${(cause as Error).message}. Until it can be opened, addresses are typed by hand.`);
    }
  };
  return {
    register() {
      if (reported && !isWanted) {
        isWanted = true;
        look();
      }
      if (!current) throw new AddressesAway();
      return current.get();
    },
    open(log) {
      reported = log;
      timer = setInterval(() => {
        if (isWanted) look();
      }, refreshMs);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
}
