import { mpec } from '@ndp/domain/programs/mpec.ts';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { type AddressLists, AddressListsProvider } from '../address-lists.tsx';

const unused = async () => [];
/** A register nobody asks anything but towns. */
export const noLists = {
  provinces: unused,
  counties: unused,
  communities: unused,
  cities: unused,
  streets: unused,
};

interface Around {
  readonly lists?: AddressLists;
  readonly [prop: string]: unknown;
}

/**
 * Shows a step's fields over a draft that keeps what is changed, as their page does.
 *
 * @param around  the address lists, and what else the fields are given
 * @returns a user, and in `latest.draft` what stands in the fields
 */
export function drawScreen<Draft extends object>(
  screen: { readonly Fields: unknown },
  saved: Draft,
  { lists, ...around }: Around = {},
) {
  const Fields = screen.Fields as ComponentType<object>;
  const latest = { draft: saved };
  function Page() {
    const [draft, setDraft] = useState(saved);
    latest.draft = draft;
    const change = (patch: object) => setDraft((before) => ({ ...before, ...patch }));
    const frame = { draft, change, problem: () => undefined, program: mpec, today: '2026-11-21' };
    return (
      <AddressListsProvider value={lists}>
        <Fields {...frame} {...around} />
      </AddressListsProvider>
    );
  }
  render(<Page />);
  return { user: userEvent.setup(), latest };
}
