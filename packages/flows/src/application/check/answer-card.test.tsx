import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerCard } from './answer-card.tsx';

test('a card folds what is not first, but never who signs second and at which address', () => {
  const fields = ['client_type', 'nip', 'regon', 'krs', 'second_first_name', 'phone_number'];
  const rows = fields.map((field) => ({ field, label: { pl: field, en: field }, value: `to ${field}` }));
  render(<AnswerCard title="Dane wnioskodawcy" rows={rows} />);
  const folded = fields.filter((field) => screen.getByText(`to ${field}`).closest('details'));
  expect(folded).toEqual(['krs', 'phone_number']);
});
