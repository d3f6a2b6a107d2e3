import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breakable } from './breakable.tsx';

it.each([
  ['NDP-2026-76ZG48', ['NDP-', '2026-', '76ZG48']],
  ['20261128-0WK4-8FND', ['20261128-', '0WK4-', '8FND']],
  ['anna.nowak@poczta.example', ['anna.nowak@', 'poczta.example']],
  ['WA4M/00012345/6', ['WA4M/', '00012345/', '6']],
  ['zgłoś na zone.gunb.gov.pl, m.in. osobiście', ['zgłoś na zone.', 'gunb.', 'gov.', 'pl, m.in. osobiście']],
  ['ul. Polna 1/3, 30-001 Kraków', ['ul. Polna 1/3, 30-001 Kraków']],
])('%s parts where it may, and is copied as it was', (text, parts) => {
  const { container } = render(<Breakable text={text} />);
  expect(container.innerHTML.split('<wbr>')).toEqual(parts);
  expect(container.textContent).toBe(text);
});
