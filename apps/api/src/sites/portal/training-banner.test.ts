import { expect, it } from 'vitest';
import { composePage } from './portal-page.ts';

const built = '<html lang="pl-PL"><head><title>NDP</title></head><body><div id="portal"></div></body></html>';
const written: Parameters<typeof composePage>[1] = {
  ...{ html: '<h1>Wycena</h1>', title: 'Wycena', locale: 'pl-PL', colours: '', whole: '/', parts: [] },
  status: 200,
};
const pageOf = (config: Parameters<typeof composePage>[2]) =>
  composePage(built, written, config, { style: { text: '', files: [] }, scripts: [] });

it('every page of a training partner says in both languages that its cases are made up, and no other page', () => {
  const { page, style } = pageOf({ is_training: true });
  expect(page).toMatch(
    /<body><aside class="training"><p lang="pl-PL">Szkolenie.*<p lang="en-GB">Training.*<\/aside><div id="portal"/,
  );
  // The policy knows the style by its digest, so it stands in the page as it is given.
  expect(page).toContain(`<style>${style}</style>`);
  expect(style).toContain('.training');
  const other = pageOf({});
  expect([other.page, other.style].join()).not.toContain('training');
});
