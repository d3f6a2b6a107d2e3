import { mpec } from '@ndp/domain/programs/mpec.ts';
import { overviewOf } from '@ndp/personas/overview-of.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../language.tsx';
import type { Language } from '../../message.ts';
import { CheckAnswers } from '../check/check-answers.tsx';
import { CaseData } from '../overview-data.tsx';
import { consentTexts } from './messages.ts';
import { consentScreen } from './screen.tsx';

/** What ICU would read as syntax stands here as it is. */
const own = { pl: "Wymienię piec '{' #1.", en: "I replace the 'boiler' #1." };
const program = { ...mpec, consentTexts: { version: '2027-01-01', texts: { consent_implementation: own } } };
const application = overviewOf(homeOwner);
const Fields = consentScreen.Fields;

const pages: Readonly<Record<string, ReactNode>> = {
  'the step they are ticked on': (
    <Fields
      {...{
        program,
        draft: {},
        change: () => undefined,
        problem: () => undefined,
        variant: 'home',
        today: '2027-02-01',
      }}
    />
  ),
  'the check before sending': (
    <CheckAnswers {...{ application, program }} coOwners={[]} changeLink={() => null} />
  ),
  'the overview': <CaseData {...{ application, program }} ways={{}} />,
};

const asTyped = (text: string) => (_: string, element: Element | null) =>
  element?.textContent?.replaceAll('\u00a0', ' ') === text;

it.each(
  Object.keys(pages).flatMap((page) =>
    (['pl', 'en'] as const).map((language): [string, Language] => [page, language]),
  ),
)('%s shows the words of the version, to the letter, in %s', (page, language) => {
  render(<LanguageProvider value={language}>{pages[page]}</LanguageProvider>);
  const shown = (text: string) => screen.queryAllByText(asTyped(text), { selector: 'span, label' }).length;
  expect(shown(own[language])).toBeGreaterThan(0);
  expect(shown(consentTexts.consent_implementation[language])).toBe(0);
  expect(shown(consentTexts.consent_regulations[language])).toBeGreaterThan(0);
});
