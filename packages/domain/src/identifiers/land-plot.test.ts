import { describe, expect, it, test } from 'vitest';
import { checkLandPlot, landPlotLongest, normaliseLandPlot } from './land-plot.ts';

test.each([
  ['141201_1.0001.1867/2', '141201_1.0001.1867/2'],
  ['141201_1.0001.6509', '141201_1.0001.6509'],
  ['146501_8.0101.12', '146501_8.0101.12'],
  ['020101_1.0005.AR_3.45/7', '020101_1.0005.AR_3.45/7'],
  ['141201_1 . 0001 . 1867 / 2', '141201_1.0001.1867/2'],
  ['57', '57'],
  ['12 / 3', '12/3'],
  ['12/3,12/4;  13', '12/3, 12/4, 13'],
  ['12/3\n12/4\n', '12/3, 12/4'],
  ['dz. nr 12/3, obręb Podgórze', 'dz. nr 12/3, obręb Podgórze'],
])('%s is accepted and stored as %s', (typed, stored) => {
  expect(checkLandPlot(typed)).toBeUndefined();
  expect(normaliseLandPlot(typed)).toBe(stored);
  expect(normaliseLandPlot(stored)).toBe(stored);
});

test.each([
  ['141201_3.0001.1867/2', 'kind of commune 3 is not used', 'format'],
  ['141201.0001.1867/2', 'kind of commune missing', 'format'],
  ['141201_1.0001.', 'plot number missing', 'format'],
  ['991201_1.0001.12', 'voivodeship 99', 'format'],
  ['031201_1.0001.12', 'voivodeship 03', 'format'],
  ['020101_1.0005.AR_0.45', 'map sheet zero', 'format'],
  ['0/4', 'number zero', 'format'],
  ['12/0', 'part zero', 'format'],
  ['12/3, 0/4', 'the second of two is wrong', 'format'],
  ['obręb Podgórze', 'no number at all', 'format'],
  ['123\\4', 'a backslash', 'characters'],
  ['<b>12</b>', 'markup', 'characters'],
  ['12\u0000', 'a control character', 'characters'],
  ['', 'nothing', 'required'],
  [' ,; ', 'separators alone', 'required'],
])('%s is refused: %s', (typed, _why, problem) => {
  expect(checkLandPlot(typed)).toBe(problem);
});

describe('the length', () => {
  it(`may be ${landPlotLongest} characters and not one more`, () => {
    const words = 'działka 1 '.padEnd(landPlotLongest, 'ż');
    expect(checkLandPlot(words)).toBeUndefined();
    expect(checkLandPlot(`${words}ż`)).toBe('length');
  });

  it('holds a dozen full identifiers', () => {
    const dozen = Array.from({ length: 12 }, (_, plot) => `020101_1.0005.AR_3.${plot + 100}/7`).join(', ');
    expect(checkLandPlot(dozen)).toBeUndefined();
  });
});
