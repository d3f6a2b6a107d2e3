import { askedFields } from '@ndp/flows/testing/asked-fields.ts';
import { expect, it } from 'vitest';
import type { DocumentData } from '../document-data.ts';
import { coOwnerDocument, homeDocument, jointDocument, schoolDocument } from '../testing/sample-data.ts';
import { applicationBlocks } from './application.ts';

const samples = [homeDocument, coOwnerDocument, jointDocument, schoolDocument];

/** The installer is told by name, and no document is made without the kind of building and the planned day. */
const otherwise: Readonly<Record<string, object>> = {
  project_variant: { variant: 'apartment' },
  selected_installer: { installer: '' },
  will_install_by: { installer: '' },
  planned_completion_date: { planned_completion_date: '2026-12-16' },
};

/** The data with another answer, or with none, wherever it stands. */
function change(field: string, data: DocumentData): DocumentData {
  const changeIn = <Part extends object>(part: Part): Part => {
    const answers = otherwise[field] ?? {
      [field]: typeof part[field as keyof Part] === 'string' ? '' : null,
    };
    return Object.keys(answers).some((name) => Object.hasOwn(part, name)) ? { ...part, ...answers } : part;
  };
  const { client_info, building_address, building_info, settlement, project } = data;
  return changeIn({
    ...data,
    client_info: changeIn(client_info),
    building_address: changeIn(building_address),
    building_info: changeIn(building_info),
    settlement: changeIn(settlement),
    project: changeIn(project),
  });
}

const readFacts = (data: DocumentData) =>
  JSON.stringify(applicationBlocks(data).filter(({ kind }) => kind === 'facts'));

it('the application of somebody reads otherwise without the answer to any question that is printed', () => {
  const unread = askedFields().filter(
    ({ question, field }) =>
      question?.printed.leftOut === undefined &&
      !samples.some((data) => readFacts(data) !== readFacts(change(field, data))),
  );
  expect(unread.map(({ step, field }) => `${step}: ${field}`)).toEqual([]);
});
