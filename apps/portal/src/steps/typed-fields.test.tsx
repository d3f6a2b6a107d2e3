import '@ndp/ui/testing/css-escape.ts';
import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { AddressListsProvider } from '@ndp/flows/address-lists.tsx';
import {
  applicationFlow,
  type SectionDraft,
  type SectionName,
} from '@ndp/flows/application/application.flow.ts';
import { applicationScreens } from '@ndp/flows/application/application.screens.tsx';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { estimateScreens } from '@ndp/flows/estimate/estimate.screens.tsx';
import type { EstimateStepId } from '@ndp/flows/estimate/labels.ts';
import { visibleSteps } from '@ndp/flows/flow.ts';
import { fieldMessages } from '@ndp/flows/form/field-texts.ts';
import { overviewOf } from '@ndp/personas/overview-of.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { labelId } from '@ndp/ui/field-ids.ts';
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expect, it } from 'vitest';
import { knownAnswers } from '../application/sections.ts';

const today = '2026-11-22';
const nothing = async () => [];
const lists = {
  ...{ provinces: nothing, counties: nothing, communities: nothing, cities: nothing, streets: nothing },
  searchTowns: async () => ({ items: [] }),
};

/** What is typed into; what is clicked is none of it. */
const typedInto =
  'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea, select, [role="group"]';

/** A field to be typed into, and whether the browser offers what it knows of whoever uses it. */
interface EmptyField {
  readonly name: string;
  readonly isOffered: boolean;
}

/** The required fields of a screen that stand empty before anybody types. */
function emptyFieldsOf<Draft extends object>(
  Fields: ComponentType<never>,
  known: Draft,
): readonly EmptyField[] {
  const Shown = Fields as ComponentType<object>;
  function Page() {
    const [draft, setDraft] = useState(known);
    const change = (patch: object) => setDraft((before) => ({ ...before, ...patch }));
    const frame = { draft, change, problem: () => undefined, program: mpec, today, variant: 'home' };
    return (
      <AddressListsProvider value={lists}>
        <Shown {...frame} />
      </AddressListsProvider>
    );
  }
  render(<Page />);
  const controls = [...document.querySelectorAll<HTMLElement>('[id^="field-"]')].filter((control) =>
    control.matches(typedInto),
  );
  const empty = controls.filter((control) => {
    const label = document.getElementById(labelId(control.id.replace('field-', '')))?.parentElement;
    const isOptional = label?.textContent?.includes(fieldMessages.optional.pl) ?? false;
    return !isOptional && isEmpty(control);
  });
  const fields = empty.map((control) => {
    const autofill = control.getAttribute('autocomplete');
    return { name: control.id.replace('field-', ''), isOffered: autofill !== null && autofill !== 'off' };
  });
  cleanup();
  return fields;
}

function isEmpty(control: HTMLElement): boolean {
  if ('value' in control) return control.value === '';
  return control.querySelector('[role="spinbutton"][aria-valuenow]') === null;
}

/** The choices of the home owner, everything typed left out: what the estimate knows by clicks alone. */
const { project_variant, heat_source, heat_source_variant, heat_from, driven_by, construction_year } =
  homeOwner.answers;
const clicked = {
  ...{ project_variant, heat_source, heat_source_variant, heat_from, driven_by, construction_year },
  existing_heat_source: homeOwner.answers.existing_heat_source,
  is_other_funding: false,
  quote: homeOwner.answers.quote,
} as Answers;

/** The application of the home owner when a section is opened for the first time. */
function applicationBefore(section: SectionName): ApplicationAnswer {
  const { client, ...application } = overviewOf(homeOwner);
  const unknown = { client_type: null, first_name: null, last_name: null, phone_number: null };
  return {
    ...application,
    client: section === 'client_info' ? { ...client, ...unknown } : client,
    [section]: null,
  } as unknown as ApplicationAnswer;
}

it('a sole owner of a home types twelve fields from Start to a sent application; the browser offers five', async () => {
  const typed: EmptyField[] = [];
  for (const { id } of visibleSteps(estimateFlow(mpec, today), clicked)) {
    if (id === 'quote') continue;
    typed.push(
      ...emptyFieldsOf(
        (await estimateScreens[id as EstimateStepId]()).Fields as ComponentType<never>,
        clicked,
      ),
    );
  }
  for (const { id, section } of applicationFlow({ variant: 'home', today }).steps) {
    const known: SectionDraft = knownAnswers(applicationBefore(section), section);
    const answered = { ...known, ...(section === 'client_info' && { client_type: 'owner' as const }) };
    typed.push(...emptyFieldsOf((await applicationScreens[id]()).Fields as ComponentType<never>, answered));
  }
  expect(typed.map(({ name }) => name)).toEqual([
    ...['climate_zone', 'email'],
    ...['first_name', 'last_name', 'pesel', 'phone_number'],
    ...['street', 'house_number', 'zip_code'],
    ...['land_registry_number', 'mortgage_registry_number', 'iban_number'],
  ]);
  expect(typed.filter(({ isOffered }) => isOffered).map(({ name }) => name)).toEqual([
    ...['email', 'first_name', 'last_name', 'phone_number', 'zip_code'],
  ]);
});
