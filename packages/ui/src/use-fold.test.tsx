import { waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useFold } from './use-fold.ts';

function Fold() {
  const { isOpen, fold } = useFold();
  return (
    <details {...fold}>
      <summary>Read</summary>
      {isOpen && <p>The text</p>}
    </details>
  );
}

it('shows what a person unfolded before the script ran', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Fold />);
  document.body.append(place);
  const told = new Promise((tell) => place.addEventListener('toggle', tell, { capture: true }));
  place.querySelector('details')?.setAttribute('open', '');
  await told;
  expect(place.textContent).toBe('Read');
  hydrateRoot(place, <Fold />);
  await waitFor(() => expect(place.textContent).toBe('ReadThe text'));
});
