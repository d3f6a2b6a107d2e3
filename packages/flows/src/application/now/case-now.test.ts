import { describe, expect, it, test } from 'vitest';
import { say } from '../../message.ts';
import { situationOf, valuesOf } from './case-now.ts';
import { cases, today } from './sample-cases.ts';
import { type SituationTexts, situations } from './situations.ts';

describe('the page of a case', () => {
  test.each(cases)('says of %s in its heading “%s”', (situation, polish, english, application) => {
    expect(situationOf(application, today)).toBe(situation);
    const { title } = situations[situation];
    const told = (language: 'pl' | 'en') => say(title, language, valuesOf(situation, application, language));
    expect(told('pl').replace(/\s/g, ' ')).toBe(polish);
    expect(told('en').replace(/\s/g, ' ')).toBe(english);
  });

  it('has every situation in this list', () => {
    expect(new Set(cases.map(([situation]) => situation))).toEqual(new Set(Object.keys(situations)));
  });

  test.each(cases.filter(([situation]) => situation !== 'sealing'))(
    'asks for something in %s, the minutes of the seal aside, exactly when the desk reads that it is the applicant’s move',
    (...row) => {
      const [situation, , , application] = row;
      const { tone }: SituationTexts = situations[situation];
      const asks = tone === 'act' || situation === 'signed';
      expect(asks).toBe(application.next?.party === 'applicant');
    },
  );
});
