import { afterEach, expect, it } from 'vitest';
import { inPageOrder } from './page-order.ts';

afterEach(() => document.body.replaceChildren());

const show = (html: string) => {
  document.body.innerHTML = html;
};

it('names what is to be corrected as it stands on the page, whatever the order of the rules', () => {
  show('<input id="field-date"><div><input id="field-model"></div><input id="field-consent">');
  expect(inPageOrder(['consent', 'date', 'model'])).toEqual(['date', 'model', 'consent']);
});

it('asks for no county while the voivodeship it waits for is missing', () => {
  show('<select id="field-province"></select><select id="field-county" disabled></select>');
  expect(inPageOrder(['county', 'province', 'community'])).toEqual(['province']);
});

it('never keeps quiet about what is wrong, even if nothing of it is on the page', () => {
  show('<input id="field-other">');
  expect(inPageOrder(['county', 'province'])).toEqual(['county', 'province']);
});
