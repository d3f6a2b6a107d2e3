import type { Ask } from '@ndp/contract/ask.ts';
import type { SectionDraft, SectionStep } from '@ndp/flows/application/application.flow.ts';
import {
  noStreetsField,
  otherTownField,
  searchTownField,
} from '@ndp/flows/application/building-address/step.ts';
import type { PlainHelp } from '@ndp/flows/screen.tsx';
import { readSection } from './section-reading.ts';
import { findAddressTown } from './town.ts';

/** What a form of a section said. */
interface SectionSaid {
  readonly said: SectionDraft;
  readonly help?: PlainHelp | undefined;
  /** The town is to be found first: the page stands there again. */
  readonly isAsking: boolean;
}

/** Reads a form of a section; the town of an address is looked up in the register. */
export async function readWithTown(step: SectionStep, form: URLSearchParams, ask: Ask): Promise<SectionSaid> {
  const said = readSection(step, form);
  const town = step.section === 'building_address' ? await findAddressTown(form, ask) : undefined;
  const help = town?.help;
  const isAsking = form.has(otherTownField) || form.has(searchTownField) || help !== undefined;
  if (!town || form.has(otherTownField)) return { said, help, isAsking };
  const found = { ...town.said, ...(form.has(noStreetsField) && { street: town.said.city }) };
  return { said: { ...said, ...found } as SectionDraft, help, isAsking };
}
